import { useEffect, useRef, type RefObject } from "react";

/**
 * react-aria's inputs know read-only and disabled. "Not now, and here is why" stays focusable, so it is said on the
 * input itself.
 */
export function useAriaDisabled(isUnavailable: boolean): RefObject<HTMLInputElement | null> {
  const inputRef = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isUnavailable) inputRef.current?.setAttribute("aria-disabled", "true");
    else inputRef.current?.removeAttribute("aria-disabled");
  }, [isUnavailable]);
  return inputRef;
}
