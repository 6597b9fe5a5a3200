import { useEffect } from "react";

import { useEvent } from "./useEvent.js";

/**
 * Calls back when the page around an element may look different: an attribute of an ancestor changed (a class, a
 * style), or the system's colour scheme.
 *
 * @param place null while it is not needed
 */
export function usePageLook(place: Element | null, onChanged: () => void): void {
  const tell = useEvent(onChanged);
  useEffect(() => {
    if (!place) return undefined;
    const observer = new MutationObserver(tell);
    for (let around = outside(place); around; around = outside(around)) observer.observe(around, { attributes: true });
    const media = matchMedia("(prefers-color-scheme: dark)");
    media.addEventListener("change", tell);
    return () => {
      observer.disconnect();
      media.removeEventListener("change", tell);
    };
  }, [place, tell]);
}

/** The ancestors of an element, across all shadow roots. */
export function outside(element: Element): Element | undefined {
  const { parentNode } = element;
  if (parentNode instanceof Element) return parentNode;
  return parentNode instanceof ShadowRoot ? parentNode.host : undefined;
}
