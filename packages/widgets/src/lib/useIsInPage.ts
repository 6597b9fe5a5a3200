import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * False on a server and while its HTML is taken over, true ever after. What is styled by values of its own waits for it:
 * policies that forbid `style` attributes mean those in HTML, not what a script sets.
 */
export function useIsInPage(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
