import { useEffect, useRef, type RefObject } from "react";

/** Moves the focus to the heading of a screen that replaces another one, so that it is read out and Tab continues from there. */
export function useFocusOnMount(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  // Once React is done: whoever listens to the focus may make it work again.
  useEffect(() => queueMicrotask(() => heading.current?.focus()), []);
  return heading;
}
