import type { TourState } from "@callwright/widgets";
import { createContext, useContext, useMemo, useState } from "react";

import { keepText, readJson } from "./storage.js";

/** The state of the tour (A-TOUR-06). */
export interface Guide {
  state: TourState;
  keep: (state: TourState) => void;
  /** Starts the tour at step 1, also for users who have seen it (A-TOUR-04, A-TOUR-07). */
  start: () => void;
}

const storageName = "callwright.guide";
const closed: TourState = { isOpen: false, step: 1 };

export const GuideContext = createContext<Guide>({ state: closed, keep: () => undefined, start: () => undefined });

export const useGuide = () => useContext(GuideContext);

/**
 * The state of the tour, kept in this tab: it survives reloads and navigation, and is removed when the session ends.
 */
export function useStoredGuide(): Guide {
  const [state, setState] = useState(read);
  return useMemo(() => {
    const keep = (next: TourState) => {
      keepText("sessionStorage", storageName, JSON.stringify(next));
      setState(next);
    };
    return { state, keep, start: () => keep({ isOpen: true, step: 1 }) };
  }, [state]);
}

function read(): TourState {
  const { isOpen, step } = readJson<TourState>("sessionStorage", storageName) ?? {};
  return typeof isOpen === "boolean" && Number.isInteger(step) ? { isOpen, step: Number(step) } : closed;
}
