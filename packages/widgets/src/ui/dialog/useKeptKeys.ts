import { useCallback, useRef, type RefCallback } from "react";

import { keepEscape } from "./keepEscape.js";
import { keepFocus } from "./keepFocus.js";

/** For a dialog's element: no key that is meant for it is lost. */
export function useKeptKeys(): RefCallback<HTMLElement> {
  // React 18 does not support cleanup functions of refs.
  const stop = useRef<() => void>(undefined);
  return useCallback((dialog: HTMLElement | null) => {
    stop.current?.();
    stop.current = dialog ? keepKeys(dialog) : undefined;
  }, []);
}

function keepKeys(dialog: HTMLElement): () => void {
  const stops = [keepFocus(dialog), keepEscape(dialog)];
  return () => stops.forEach((stop) => stop());
}
