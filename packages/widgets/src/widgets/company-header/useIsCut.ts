import { useEffect, useRef, useState, type RefObject } from "react";

/** Whether an element's content is higher than the element. Updated when the element's size changes. */
export function useIsCut<Box extends HTMLElement>(): [box: RefObject<Box | null>, isCut: boolean] {
  const box = useRef<Box>(null);
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () => setCut(element.scrollHeight > element.clientHeight + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [box, isCut];
}
