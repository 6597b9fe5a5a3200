import { describeViewer } from "@callwright/sdk";
import { useGetProfile } from "@callwright/sdk/hooks";
import { useEffect } from "react";

import { useEvent } from "../../lib/useEvent.js";
import { finishedStep, stepAfter, type TourEvent, type TourState } from "./tour.model.js";
import { findTarget, useTourTarget, type TourTarget } from "./useTourTarget.js";

/** What the host gives the tour. */
export interface TourOptions {
  state: TourState;
  onStateChange: (state: TourState) => void;
  subscribe: (listener: (event: TourEvent) => void) => () => void;
}

export interface TourModel {
  /** Undefined while there is nothing to point at. */
  target: TourTarget | undefined;
  next: () => void;
  skip: () => void;
}

/** Moves the tour on by what people do. */
export function useTour({ state, onStateChange, subscribe }: TourOptions, onFinished: () => void): TourModel {
  const { data: profile } = useGetProfile();
  const goTo = (step: number) => {
    if (step === state.step) return;
    onStateChange({ isOpen: step !== finishedStep, step });
    if (step === finishedStep) onFinished();
  };
  const onEvent = useEvent((event: TourEvent) => {
    if (state.isOpen) goTo(stepAfter(state.step, event, profile !== undefined && describeViewer(profile).isSeller));
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

  return {
    target: useTourTarget(state, goTo),
    next: () => goTo(state.step + 1),
    skip: () => onStateChange({ ...state, isOpen: false }),
  };
}
