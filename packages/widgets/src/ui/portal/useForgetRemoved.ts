import { useEffect } from "react";
import { runAfterTransition } from "react-aria/private/utils/runAfterTransition";

/**
 * For every overlay of react-aria, which keeps each element that was removed while it moved, and with it the whole
 * overlay, until something waits for the end of all movements (adobe/react-spectrum#7326).
 */
export function useForgetRemoved(): void {
  useEffect(() => forgetRemoved, []);
}

const forgetRemoved = () => void runAfterTransition(nothing);
const nothing = () => {};
