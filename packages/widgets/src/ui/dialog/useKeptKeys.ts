import { useCallback, useRef, type RefCallback } from "react";

import { keepEscape } from "./keepEscape.js";
import { keepFocus } from "./keepFocus.js";
import { yieldWhileHidden } from "./yieldWhileHidden.js";
import { unusedWhileLeaving } from "./unusedWhileLeaving.js";

/** For a dialog's element: no key that is meant for it is lost, and no press that was meant for it before has an effect later. */
export function useKeptKeys(): RefCallback<HTMLElement> {
  // React 18 does not support cleanup functions of refs.
  const stop = useRef<() => void>(undefined);
  return useCallback((dialog: HTMLElement | null) => {
    stop.current?.();
    stop.current = dialog ? keepKeys(dialog) : undefined;
  }, []);
}

function keepKeys(dialog: HTMLElement): () => void {
  const stops = [keepFocus(dialog), keepEscape(dialog), unusedWhileLeaving(dialog), yieldWhileHidden(dialog)];
  return () => stops.forEach((stop) => stop());
}
