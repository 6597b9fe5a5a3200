import { useEffect, useRef, useState, type RefObject } from "react";

/** How many names are on the first line of their box; all of them until this is known. */
export function useFirstLineCount<Box extends HTMLElement>(
  names: readonly string[],
): [box: RefObject<Box | null>, count: number] {
  const box = useRef<Box>(null);
  const [count, setCount] = useState(names.length);
  const all = names.length;
  // After every render, because an observer does not notice other names of the same size.
  useEffect(() => {
    const element = box.current;
    if (!element || all < 2) return undefined;
    const measure = () => {
      const line = element.getBoundingClientRect();
      const isOnLine = (child: Element) => child.getBoundingClientRect().top < line.bottom;
      setCount([...element.querySelectorAll("[data-truncate]")].filter(isOnLine).length);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  });
  return [box, Math.min(count, all)];
}
