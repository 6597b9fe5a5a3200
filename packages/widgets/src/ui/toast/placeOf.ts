/** A box on the screen, px. */
export interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** The position of messages: how far above their usual place, and in which corner. */
export interface Place {
  /** px */
  lift: number;
  corner: "end" | "start";
}

interface Wanted {
  size: { width: number; height: number };
  screen: { width: number; height: number };
  /** The distance from the screen's sides and lower edge. Below 640 px it is in the middle. */
  inset: number;
  isRightToLeft: boolean;
  /** The areas that must not be covered. */
  kept: readonly Box[];
}

/** The distance between a message and an area that it must not cover. */
const gap = 16;
const narrow = 640;

/**
 * The lowest position that covers nothing, in the usual corner if there is one. If there is none, messages stay in
 * their corner, because a message must be visible.
 */
export function placeOf(wanted: Wanted): Place {
  const corners = wanted.screen.width < narrow ? (["end"] as const) : (["end", "start"] as const);
  for (const corner of corners) {
    const lift = lowestLift(wanted, corner);
    if (lift !== undefined) return { lift, corner };
  }
  return { lift: 0, corner: "end" };
}

function lowestLift({ size, screen, inset, isRightToLeft, kept }: Wanted, corner: Place["corner"]): number | undefined {
  const isRight = (corner === "end") !== isRightToLeft;
  const middle = (screen.width - size.width) / 2;
  const left = screen.width < narrow ? middle : isRight ? screen.width - inset - size.width : inset;
  const beside = kept.filter((box) => box.right > left && box.left < left + size.width);
  let bottom = screen.height - inset;
  for (;;) {
    const hit = beside.filter((box) => box.bottom > bottom - size.height - gap && box.top < bottom + gap);
    if (hit.length === 0) return screen.height - inset - bottom;
    const higher = Math.min(...hit.map(({ top }) => top)) - gap;
    // Areas below the screen's edge do not matter.
    bottom = Math.min(higher, bottom - 1);
    if (bottom - size.height < inset) return undefined;
  }
}
