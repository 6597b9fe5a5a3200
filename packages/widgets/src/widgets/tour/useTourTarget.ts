import { useEffect, useState } from "react";

import { useEvent } from "../../lib/useEvent.js";
import { stepSeen, stepToShow, targets, type TourState } from "./tour.model.js";

/** The element that the tour points at now. */
export interface TourTarget {
  step: number;
  /** The visible part of the element, in px in the window. */
  x: number;
  y: number;
  width: number;
  height: number;
  /**
   * The container for the bubble: the overlays of the dialog that contains the element, so that Tab reaches the bubble;
   * undefined for the page's container.
   */
  overlays: Element | undefined;
  /** Whether the next step is possible. Without an item nothing can be called, and the person must create one first. */
  canGoOn: boolean;
  /** The drawer that contains the element. */
  drawer: HTMLElement | undefined;
}

/**
 * Follows the element that the tour points at when pages, drawers, scrolling or motion move it. It is looked up once
 * per frame while the tour is open.
 *
 * @param isHeld whether the person has gone back to this step. The next step's element may then already be visible, and
 * completes the step only after it has disappeared and appeared again.
 * @param onSeen called with the next step when the appearance of an element completes a step
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

/** The first element of a step that is visible and can be used. An element behind an open dialog cannot. */
export function findTarget(step: number): HTMLElement | undefined {
  return (targets[step] ?? [])
    .flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)])
    .find((element) => element.checkVisibility() && element.closest("[inert], [aria-hidden='true']") === null);
}

/** The dialog or popover that contains the element of a step. */
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

/**
 * The visible part of an element that is partly scrolled out of view; the whole element if nothing of it is visible.
 */
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

/** The overlays of the dialog around the element. An open dialog keeps the focus within itself and its overlays. */
function overlaysAround(element: Element): Element | undefined {
  const dialog = element.closest("[role='dialog']");
  return dialog?.parentElement?.querySelector(":scope > [data-cw-overlays]") ?? undefined;
}
