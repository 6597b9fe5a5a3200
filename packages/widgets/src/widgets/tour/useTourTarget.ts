import { useEffect, useState } from "react";

import { useEvent } from "../../lib/useEvent.js";
import { stepSeen, stepToShow, targets, type TourState } from "./tour.model.js";

/** What the tour points at now. */
export interface TourTarget {
  step: number;
  /** What of it can be seen, in the window, px. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** Where the bubble belongs: the overlays of the dialog that it points into, so that Tab reaches it; else the page's. */
  overlays: Element | undefined;
  /** Whether there is something to go on to: without an item nothing can be called, and the way on is to create one. */
  canGoOn: boolean;
  /** The drawer that it is in. */
  drawer: HTMLElement | undefined;
}

/**
 * Follows what a tour points at through everything that can move it: pages, drawers, scrolling, motion. That is asked once
 * a frame, for as long as the tour is open.
 *
 * @param isHeld whether a step is one that somebody went back to: what comes next is in sight already, and ends it only once it
 *   comes again
 * @param onSeen told when something came into sight that ends a step
 */
export function useTourTarget(
  { isOpen, step }: TourState,
  isHeld: (step: number, isNextInSight: boolean) => boolean,
  onSeen: (step: number) => void,
): TourTarget | undefined {
  const [target, setTarget] = useState<TourTarget>();
  const look = useEvent(() => {
    const isInSight = (asked: number) => findTarget(asked) !== undefined;
    const seen = isHeld(step, isInSight(step + 1)) ? step : stepSeen(step, isInSight);
    if (seen !== step) return onSeen(seen);
    const shown = stepToShow(step, isInSight);
    const element = shown === undefined ? undefined : findTarget(shown);
    if (element && shown !== target?.step) element.scrollIntoView({ block: "nearest" });
    setTarget((before) => (shown === undefined || !element ? undefined : unlessSame(before, shown, element)));
  });

  useEffect(() => {
    if (!isOpen) return undefined;
    let frame = requestAnimationFrame(function next() {
      look();
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [isOpen, look]);
  return isOpen ? target : undefined;
}

/** The first of a step's targets that is there and can be reached; what is behind an open dialog cannot. */
export function findTarget(step: number): HTMLElement | undefined {
  return (targets[step] ?? [])
    .flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)])
    .find((element) => element.checkVisibility() && element.closest("[inert], [aria-hidden='true']") === null);
}

/** The dialog or popover that a step points into. */
export function dialogAround(step: number): Element | undefined {
  return findTarget(step)?.closest("[role='dialog']") ?? undefined;
}

function unlessSame(before: TourTarget | undefined, step: number, element: HTMLElement): TourTarget {
  const { x, y, width, height } = visiblePart(element);
  const overlays = overlaysAround(element);
  const drawer = element.closest<HTMLElement>("[data-part='dialog'][data-kind='drawer']") ?? undefined;
  const isSame =
    before?.step === step && before.x === x && before.y === y && before.width === width && before.height === height;
  const canGoOn = step !== 7 || document.querySelector("[data-widget='call-center'] [data-row-id]") !== null;
  const isSameElse = before?.overlays === overlays && before?.drawer === drawer && before?.canGoOn === canGoOn;
  return isSame && isSameElse ? before : { step, x, y, width, height, overlays, canGoOn, drawer };
}

/** What scrolls away inside of something is not to be seen; what is scrolled away as a whole is where it will be. */
function visiblePart(element: HTMLElement): DOMRectReadOnly {
  const box = element.getBoundingClientRect();
  let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflowY === "visible") continue;
    const clip = around.getBoundingClientRect();
    [left, top] = [Math.max(left, clip.left), Math.max(top, clip.top)];
    [right, bottom] = [Math.min(right, clip.right), Math.min(bottom, clip.bottom)];
  }
  return right > left && bottom > top ? new DOMRectReadOnly(left, top, right - left, bottom - top) : box;
}

/** A dialog keeps the focus to itself and what it opened. */
function overlaysAround(element: Element): Element | undefined {
  const dialog = element.closest("[role='dialog']");
  return dialog?.parentElement?.querySelector(":scope > [data-cw-overlays]") ?? undefined;
}
