import { useEffect } from "react";
import { runAfterTransition } from "react-aria/private/utils/runAfterTransition";

/**
 * For what is rendered only while a dialog or popover is open. react-aria keeps each element that was removed while it
 * moved, and with it the whole overlay, until something waits for the end of all movements (adobe/react-spectrum#7326).
 * When the dialog or popover has closed, this waits, so that all of them are let go, also tooltips from before.
 */
export function useForgetRemoved(): void {
  useEffect(() => forgetRemoved, []);
}

const forgetRemoved = () => void runAfterTransition(nothing);
const nothing = () => {};
