import { type ReactNode, useContext } from "react";

import { PlaceContext } from "./Place.js";
import { PlaceRoot } from "./PlaceRoot.js";
import { useForgetRemoved } from "./useForgetRemoved.js";
import { useOnTop } from "./useOnTop.js";

/**
 * Rendered in every overlay, and only while it is open. Dialogs have a nested container, because everything outside an
 * open dialog is inert, including an overlay that the dialog opens.
 */
export function PortalRoot({ children }: { children: ReactNode }) {
  const around = useContext(PlaceContext);
  useOnTop();
  useForgetRemoved();
  return <PlaceRoot around={around}>{children}</PlaceRoot>;
}
