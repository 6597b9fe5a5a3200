import { useEffect, useState, type RefObject } from "react";

/** The events that show that a reader scrolls away: scrolling by hand, not ours. */
const handScrolls = ["wheel", "touchmove"] as const;

/**
 * Keeps the n-th child of a list in view until the reader scrolls, and again on their request.
 *
 * @param grown the size of the child's content, if it grows: the child is kept in view while it does.
 */
export function useFollow(listRef: RefObject<HTMLElement | null>, current: number, grown?: number) {
  const [isFollowing, setFollowing] = useState(true);

  useEffect(() => {
    const list = listRef.current;
    if (!list) return undefined;
    const stop = () => setFollowing(false);
    for (const type of handScrolls) list.addEventListener(type, stop, { passive: true });
    return () => {
      for (const type of handScrolls) list.removeEventListener(type, stop);
    };
  }, [listRef]);

  useEffect(() => {
    const turn = listRef.current?.children[current];
    if (!isFollowing || !turn || grown === 0) return;
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    turn.scrollIntoView({ block: "nearest", behavior: isCalm ? "auto" : "smooth" });
  }, [listRef, current, grown, isFollowing]);

  return { isFollowing, follow: () => setFollowing(true) };
}
