import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * False on a server and during hydration, true afterwards. Inline styles wait for it: policies that forbid `style`
 * attributes apply to HTML, not to a script's changes.
 */
export function useIsInPage(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
