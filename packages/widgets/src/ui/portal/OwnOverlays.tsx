import type { ReactNode } from "react";
import { OverlayTriggerStateContext } from "react-aria-components/Dialog";

/** What a dialog holds does not take the dialog's being open for its own: overlays in it begin closed. */
export function OwnOverlays({ children }: { children: ReactNode }) {
  return <OverlayTriggerStateContext.Provider value={null}>{children}</OverlayTriggerStateContext.Provider>;
}
