import type { TourState } from "@callwright/widgets";
import { createContext, useContext, useMemo, useState } from "react";

/** Where the user is in the guide (A-TOUR-06). */
export interface Guide {
  state: TourState;
  keep: (state: TourState) => void;
  /** From step 1, also for those who know it (A-TOUR-04, A-TOUR-07). */
  start: () => void;
}

const storageName = "callwright.guide";
const closed: TourState = { isOpen: false, step: 1 };

export const GuideContext = createContext<Guide>({ state: closed, keep: () => undefined, start: () => undefined });

export const useGuide = () => useContext(GuideContext);

/** Kept in this tab: it survives reloads and other pages, and goes when the session does. */
export function useStoredGuide(): Guide {
  const [state, setState] = useState(read);
  return useMemo(() => {
    const keep = (next: TourState) => {
      sessionStorage.setItem(storageName, JSON.stringify(next));
      setState(next);
    };
    return { state, keep, start: () => keep({ isOpen: true, step: 1 }) };
  }, [state]);
}

function read(): TourState {
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageName) ?? "null") as Partial<TourState> | null;
    const { isOpen, step } = stored ?? {};
    return typeof isOpen === "boolean" && Number.isInteger(step) ? { isOpen, step: Number(step) } : closed;
  } catch {
    return closed;
  }
}
