import { useEffect, useState } from "react";

import { useEvent } from "../../lib/useEvent.js";
import { stepSeen, stepToShow, targets, type TourState } from "./tour.model.js";

/** What the tour points at now. */
export interface TourTarget {
  step: number;
  /** In the window, px. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** Where the bubble belongs: the overlays of the dialog that it points into, so that Tab reaches it; else the page's. */
  overlays: Element | undefined;
}

/**
 * Follows what a tour points at through everything that can move it: pages, drawers, scrolling, motion. That is asked once
 * a frame, for as long as the tour is open.
 *
 * @param onSeen told when something came into sight that ends a step
 */
export function useTourTarget({ isOpen, step }: TourState, onSeen: (step: number) => void): TourTarget | undefined {
  const [target, setTarget] = useState<TourTarget>();
  const look = useEvent(() => {
    const isInSight = (asked: number) => findTarget(asked) !== undefined;
    const seen = stepSeen(step, isInSight);
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
export function findTarget(step: number): Element | undefined {
  return (targets[step] ?? [])
    .flatMap((selector) => [...document.querySelectorAll(selector)])
    .find((element) => element.checkVisibility() && element.closest("[inert], [aria-hidden='true']") === null);
}

function unlessSame(before: TourTarget | undefined, step: number, element: Element): TourTarget {
  const { x, y, width, height } = element.getBoundingClientRect();
  const overlays = overlaysAround(element);
  const isSame =
    before?.step === step && before.x === x && before.y === y && before.width === width && before.height === height;
  return isSame && before.overlays === overlays ? before : { step, x, y, width, height, overlays };
}

/** A dialog keeps the focus to itself and what it opened. */
function overlaysAround(element: Element): Element | undefined {
  const dialog = element.closest("[role='dialog']");
  return dialog?.parentElement?.querySelector(":scope > [data-cw-overlays]") ?? undefined;
}
