import { useEffect, type RefObject } from "react";

/** Scrolls the requested turn into the middle, wherever the reader has scrolled to. */
export function useBroughtIntoView(listRef: RefObject<HTMLElement | null>, asked: { turn: number } | undefined): void {
  useEffect(() => {
    const turn = asked && listRef.current?.children[asked.turn];
    if (!turn) return;
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    turn.scrollIntoView({ block: "center", behavior: isCalm ? "auto" : "smooth" });
  }, [listRef, asked]);
}
