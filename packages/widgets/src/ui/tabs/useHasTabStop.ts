import { useEffect, useState, type RefObject } from "react";

/** Whether there is a tab stop inside an element, which may change while it is mounted. */
export function useHasTabStop(place: RefObject<HTMLElement | null>): boolean {
  const [hasTabStop, setHasTabStop] = useState(true);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const look = () => setHasTabStop(element.querySelector(tabStops) !== null);
    look();
    const observer = new MutationObserver(look);
    observer.observe(element, { subtree: true, childList: true, attributeFilter: ["disabled", "href", "tabindex"] });
    return () => observer.disconnect();
  }, [place]);
  return hasTabStop;
}

const tabStops = ["a[href]", "button:enabled", "input:enabled", "select:enabled", "textarea:enabled", "[tabindex]"]
  .map((control) => `${control}:not([tabindex="-1"])`)
  .join();
