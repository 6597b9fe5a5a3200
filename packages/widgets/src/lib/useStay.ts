import { useEffect } from "react";

import { askBeforeUnload, holdUnsaved } from "./unsaved.js";

/**
 * While `isNeeded`, the page is not left by mistake: the browser's Back does nothing, and the browser asks before the tab
 * is closed or reloaded. For dialogs that Escape does not close either.
 */
export function useStay(isNeeded: boolean): void {
  useEffect(() => (isNeeded ? holdUnsaved(stay) : undefined), [isNeeded]);
  useEffect(() => (isNeeded ? askBeforeUnload() : undefined), [isNeeded]);
}

const stay = () => Promise.resolve(false);
