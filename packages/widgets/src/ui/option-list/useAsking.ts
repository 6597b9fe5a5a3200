import { useState } from "react";

import { useDebounced } from "../../lib/useDebounced.js";

/**
 * Asks for the options of a text once typing has paused.
 *
 * @param find told what to look for; left out where everything is there
 * @param isLoading whether options are on their way
 */
export function useAsking(
  find: ((text: string) => void) | undefined,
  text: string,
  isLoading: boolean | undefined,
  debounceMs = 500,
) {
  const [asked, setAsked] = useState("");
  const ask = useDebounced((next: string) => {
    setAsked(next);
    find?.(next);
  }, debounceMs);
  return {
    ask,
    /** Whether what is there was found for something else than the text. */
    isPending: isLoading === true || (find !== undefined && asked !== text),
  };
}
