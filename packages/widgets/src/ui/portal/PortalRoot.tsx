import { type ReactNode, useContext } from "react";

import { PlaceContext } from "./Place.js";
import { PlaceRoot } from "./PlaceRoot.js";
import { useOnTop } from "./useOnTop.js";

/**
 * Stands in every overlay, and is drawn only while that is open. Dialogs nest a place of their own, because everything outside an
 * open dialog is inert, and that includes an overlay that the dialog opens.
 */
export function PortalRoot({ children }: { children: ReactNode }) {
  const around = useContext(PlaceContext);
  useOnTop();
  return <PlaceRoot around={around}>{children}</PlaceRoot>;
}
