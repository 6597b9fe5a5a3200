import { describeViewer } from "@callwright/sdk";
import { useGetProfile } from "@callwright/sdk/hooks";
import { useEffect, useRef } from "react";

import { pressNow } from "../../lib/pressNow.js";
import { useEvent } from "../../lib/useEvent.js";
import { finishedStep, isOpening, lastStepOf, stepAfter, type TourEvent, type TourState } from "./tour.model.js";
import { dialogAround, findTarget, useTourTarget, type TourTarget } from "./useTourTarget.js";

/** The props with which the host keeps the state of the tour. */
export interface TourOptions {
  state: TourState;
  onStateChange: (state: TourState) => void;
  subscribe: (listener: (event: TourEvent) => void) => () => void;
}

export interface TourModel {
  /** Undefined while there is no element to point at. */
  target: TourTarget | undefined;
  /** The number of steps for this person. */
  lastStep: number;
  /**
   * Presses the element of the step if that is what the step asks for, or else goes to the next step; undefined if
   * there is none yet.
   */
  next: (() => void) | undefined;
  /** Undefined on the first step. */
  back: (() => void) | undefined;
  skip: () => void;
}

/** Advances the tour on events of widgets, on elements that appear, and with Back and Next. */
export function useTour({ state: kept, onStateChange, subscribe }: TourOptions, onFinished: () => void): TourModel {
  const { data: profile } = useGetProfile();
  const canCall = profile === undefined || describeViewer(profile).isSeller;
  const lastStep = lastStepOf(canCall);
  // In the same tab, another user may have reached a step that this one does not have.
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

  // A person who has focused the contact's fields no longer needs the step about the whole form.
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

/** Presses a link or a button, or the one inside a marked element. */
function press(element: HTMLElement | undefined) {
  const pressed = element?.matches("a, button") ? element : element?.querySelector<HTMLElement>("a, button");
  pressed?.click();
}

/** Closes a dialog with Escape, so that it asks about unsaved changes. */
function close(dialog: Element | undefined) {
  if (dialog) pressNow(dialog, "Escape");
}
