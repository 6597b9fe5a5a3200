import { describeViewer } from "@callwright/sdk";
import { useGetProfile } from "@callwright/sdk/hooks";
import { useEffect, useRef } from "react";

import { pressNow } from "../../lib/heldKeys.js";
import { useEvent } from "../../lib/useEvent.js";
import { finishedStep, isOpening, lastStepOf, stepAfter, type TourEvent, type TourState } from "./tour.model.js";
import { dialogAround, findTarget, useTourTarget, type TourTarget } from "./useTourTarget.js";

/** What the host gives the tour. */
export interface TourOptions {
  state: TourState;
  onStateChange: (state: TourState) => void;
  subscribe: (listener: (event: TourEvent) => void) => () => void;
}

export interface TourModel {
  /** Undefined while there is nothing to point at. */
  target: TourTarget | undefined;
  /** How many steps there are for this person. */
  lastStep: number;
  /** Does what the step is about where that is a press, else goes past it; undefined where nothing comes after it. */
  next: (() => void) | undefined;
  /** Undefined at the first step. */
  back: (() => void) | undefined;
  skip: () => void;
}

/** Moves the tour on by what people do, and by Back and Next. */
export function useTour({ state: kept, onStateChange, subscribe }: TourOptions, onFinished: () => void): TourModel {
  const { data: profile } = useGetProfile();
  const canCall = profile === undefined || describeViewer(profile).isSeller;
  const lastStep = lastStepOf(canCall);
  // Somebody else may have been further in the same tab.
  const state = kept.isOpen && kept.step > lastStep ? { ...kept, step: 1 } : kept;
  const held = useRef<number>(undefined);

  const goTo = (step: number) => {
    if (step === state.step) return;
    onStateChange({ isOpen: step !== finishedStep, step });
    if (step === finishedStep) onFinished();
  };
  const onEvent = useEvent((event: TourEvent) => {
    if (state.isOpen) goTo(stepAfter(state.step, event, canCall));
  });
  useEffect(() => subscribe(onEvent), [subscribe, onEvent]);

  // Who has begun with the contact has read about the form.
  const onFocus = useEvent(({ target }: FocusEvent) => {
    if (state.isOpen && state.step === 3 && findTarget(4)?.contains(target as Node)) goTo(4);
  });
  useEffect(() => {
    document.addEventListener("focusin", onFocus);
    return () => document.removeEventListener("focusin", onFocus);
  }, [onFocus]);

  const target = useTourTarget(
    state,
    (step, isNextInSight) => {
      if (held.current === step && !isNextInSight) held.current = undefined;
      return held.current === step;
    },
    goTo,
  );
  const shown = target?.step ?? state.step;

  function next() {
    if (isOpening(shown) && findTarget(shown + 1) === undefined) return press(findTarget(shown));
    if (dialogAround(shown + 1) !== dialogAround(shown)) close(dialogAround(shown));
    return goTo(shown >= lastStep ? finishedStep : shown + 1);
  }

  function back() {
    if (dialogAround(shown - 1) !== dialogAround(shown)) close(dialogAround(shown));
    held.current = shown - 1;
    goTo(shown - 1);
  }

  return {
    target,
    lastStep,
    next: target?.canGoOn ? next : undefined,
    back: shown > 1 ? back : undefined,
    skip: () => onStateChange({ ...state, isOpen: false }),
  };
}

/** Presses a link or a button, or the one inside of what is marked. */
function press(element: HTMLElement | undefined) {
  const pressed = element?.matches("a, button") ? element : element?.querySelector<HTMLElement>("a, button");
  pressed?.click();
}

/** Leaves a dialog as somebody would, so that it asks about what would be lost. */
function close(dialog: Element | undefined) {
  if (dialog) pressNow(dialog, "Escape");
}
