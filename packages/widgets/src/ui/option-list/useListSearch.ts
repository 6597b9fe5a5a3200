import { useRef, useState } from "react";

import { useEvent } from "../../lib/useEvent.js";
import { useDebounced } from "../../lib/useDebounced.js";

interface ListSearch {
  /** Called with the search text; omitted if all options are present. */
  ask?: ((text: string) => void) | undefined;
  /** Whether options are loading. */
  isLoading?: boolean | undefined;
  /** @default 500 */
  debounceMs?: number | undefined;
}

/**
 * The search of a list that opens and closes. A closing list fades, and shows its results to the end: the search text
 * is cleared when it has left.
 */
export function useListSearch({ ask, isLoading, debounceMs = 500 }: ListSearch) {
  const [text, setText] = useState("");
  const [asked, setAsked] = useState("");
  const [isThere, setThere] = useState(false);
  const isOpen = useRef(false);
  const askLater = useDebounced((next: string) => {
    setAsked(next);
    ask?.(next);
  }, debounceMs);
  const type = (next: string) => {
    setText(next);
    askLater(next);
  };
  const forget = () => {
    if (text !== "") type("");
  };
  return {
    text,
    type,
    /** Whether the present options were found for a different text. */
    isPending: isLoading === true || (ask !== undefined && asked !== text),
    /** Whether the list is rendered, open or closing. */
    isThere,
    onOpenChange: (next: boolean) => {
      isOpen.current = next;
      if (!next) return;
      // Opened again before it had left.
      forget();
      setThere(true);
    },
    onLeft: useEvent(() => {
      if (isOpen.current) return;
      forget();
      setThere(false);
    }),
  };
}
