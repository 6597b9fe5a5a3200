import type { KeyboardEvent } from "react";

import { useLocale } from "../i18n/index.js";

/** The result of {@link useRoving} for the group. */
export interface Roving {
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/**
 * Arrow keys, Home and End move the focus between the parts of a group with one tab stop, and wrap around. The caller
 * sets the tab stop with `tabIndex`.
 *
 * @param parts a selector of the parts, in order.
 * @param onMove called with the index of the part that has the focus now.
 */
export function useRoving(parts: string, onMove?: (at: number) => void): Roving {
  const { direction } = useLocale();
  return {
    onKeyDown(event) {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const all = [...event.currentTarget.querySelectorAll<HTMLElement>(parts)];
      const at = all.indexOf(event.target as HTMLElement);
      const next = at < 0 ? -1 : placeAfter(event.key, at, all.length, direction === "rtl");
      if (next < 0) return;
      event.preventDefault();
      all[next]?.focus();
      onMove?.(next);
    },
  };
}

/** The target of a key; negative if there is none. */
function placeAfter(key: string, at: number, count: number, isRightToLeft: boolean): number {
  const step = isRightToLeft ? -1 : 1;
  switch (key) {
    case "ArrowRight":
      return (at + step + count) % count;
    case "ArrowLeft":
      return (at - step + count) % count;
    case "ArrowDown":
      return (at + 1) % count;
    case "ArrowUp":
      return (at - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return -1;
  }
}
