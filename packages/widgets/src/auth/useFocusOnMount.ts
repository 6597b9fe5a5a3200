import { useEffect, useRef, type RefObject } from "react";

/** Leads to the heading of a screen that takes another one's place, so that it is read out and Tab goes on from there. */
export function useFocusOnMount(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return heading;
}
