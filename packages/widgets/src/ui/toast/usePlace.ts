import { useState } from "react";

import { focusedElement } from "../../lib/focusedElement.js";
import { useLayoutEffect } from "../../lib/useLayoutEffect.js";
import type { KeptClear } from "./KeptClear.js";
import { placeOf, type Box, type Place } from "./placeOf.js";

const usual: Place = { lift: 0, corner: "end" };

/** The position of the messages, so that they cover no reserved area and not the focused field. */
export function usePlace(region: HTMLElement | null, keptClear: KeptClear): Place {
  const [place, setPlace] = useState(usual);
  useLayoutEffect(() => {
    if (!region) return undefined;
    let frame = 0;
    const look = () => {
      frame = 0;
      const { width, height } = region.getBoundingClientRect();
      const style = getComputedStyle(region);
      const next = placeOf({
        size: { width, height },
        screen: { width: document.documentElement.clientWidth, height: innerHeight },
        inset: Number.parseFloat(style.getPropertyValue("--inset")) || 16,
        isRightToLeft: style.direction === "rtl",
        kept: [...boxesOf(keptClear), ...fieldInUse(region)].filter(({ top, bottom }) => bottom > top),
      });
      setPlace((before) => (before.lift === next.lift && before.corner === next.corner ? before : next));
    };
    const lookSoon = () => (frame ||= requestAnimationFrame(look));
    look();
    const observer = new ResizeObserver(look);
    const observe = () => {
      observer.disconnect();
      for (const element of [region, ...keptClear.areas.keys()]) observer.observe(element);
    };
    observe();
    const unsubscribe = keptClear.subscribe(observe);
    const events = ["focusin", "focusout", "scroll", "resize"] as const;
    for (const event of events) addEventListener(event, lookSoon, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      unsubscribe();
      for (const event of events) removeEventListener(event, lookSoon, { capture: true });
    };
  }, [region, keptClear]);
  return place;
}

function boxesOf({ areas }: KeptClear): Box[] {
  return [...areas].map(([element, told]) => {
    const { top, left, right, height } = element.getBoundingClientRect();
    const begins = told ?? top;
    return { top: begins, bottom: begins + height, left, right };
  });
}

const fields =
  "input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable=true], [role=combobox], [role=spinbutton]";

/** The focused field; overlays that it opens reserve their own area. */
function fieldInUse(region: HTMLElement): Box[] {
  const active = focusedElement();
  if (!active?.matches(fields) || region.contains(active)) return [];
  // A date field consists of several fields.
  const whole = active.matches("[role=spinbutton]") ? (active.closest("[role=group]") ?? active) : active;
  return [whole.getBoundingClientRect()];
}
