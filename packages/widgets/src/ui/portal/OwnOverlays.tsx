import type { ReactNode } from "react";
import { OverlayTriggerStateContext } from "react-aria-components/Dialog";

/** The content of a dialog does not inherit the open state of the dialog: overlays in it are closed at first. */
export function OwnOverlays({ children }: { children: ReactNode }) {
  return <OverlayTriggerStateContext.Provider value={null}>{children}</OverlayTriggerStateContext.Provider>;
}
