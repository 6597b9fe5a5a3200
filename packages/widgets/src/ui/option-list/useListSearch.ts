import { useRef, useState } from "react";

import { useEvent } from "../../lib/useEvent.js";
import { useDebounced } from "../../lib/useDebounced.js";

interface ListSearch {
  /** Told what to look for; left out where everything is there. */
  ask?: ((text: string) => void) | undefined;
  /** Whether options are on their way. */
  isLoading?: boolean | undefined;
  /** @default 500 */
  debounceMs?: number | undefined;
}

/**
 * The search of a list that opens and closes. A list that closes fades, and shows to its end what was found: what was
 * typed is forgotten once it has left.
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
    /** Whether what is there was found for something else than the text. */
    isPending: isLoading === true || (ask !== undefined && asked !== text),
    /** Whether the list is drawn, open or on its way out. */
    isThere,
    onOpenChange: (next: boolean) => {
      isOpen.current = next;
      if (!next) return;
      // Opened anew before it had left.
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
