import { useEffect, useRef, useState, type RefObject } from "react";

/**
 * How many of some names stand whole on the first line of their box, with the button that tells of the others behind them.
 * All of them until that is known; never none.
 */
export function useFirstLineCount<Box extends HTMLElement>(
  names: readonly string[],
): [box: RefObject<Box | null>, count: number] {
  const box = useRef<Box>(null);
  const [count, setCount] = useState(names.length);
  const all = names.length;
  // After every drawing: other names of the same size tell no observer.
  useEffect(() => {
    const element = box.current;
    if (!element || all < 2) return undefined;
    const measure = () => {
      const line = element.getBoundingClientRect();
      const isOnLine = (child: Element) => child.getBoundingClientRect().top < line.bottom;
      const onLine = [...element.querySelectorAll("[data-truncate]")].filter(isOnLine).length;
      const button = element.querySelector("button");
      setCount(Math.max(1, button && !isOnLine(button) ? onLine - 1 : onLine));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  });
  return [box, Math.min(count, all)];
}
