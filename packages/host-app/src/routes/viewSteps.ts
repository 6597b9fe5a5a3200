import type { ViewStep } from "@callwright/widgets";
import type { RegisteredRouter } from "@tanstack/react-router";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The searches of the entries before this one that only lack what was opened since, the earliest first. */
    trail?: readonly string[];
  }
}

interface Place {
  to: string;
  search: Record<string, unknown>;
}

/** Going back takes the browser a moment; what comes meanwhile waits. */
let goingBack: Promise<void> | undefined;

/**
 * Brings a page's view into the address: what was opened as a new entry of the history, everything else in place of the
 * present one. Closing goes back to the entry before the opening, if that is among those we made, so that neither Back nor
 * Forward leads to the same page twice. A page that is being left has no say any more: a search that was typed just before
 * would call the person back.
 */
export function takeViewStep(router: RegisteredRouter, place: Place, step: ViewStep | undefined): void {
  if (goingBack) return void goingBack.then(() => takeViewStep(router, place, step));
  const { pathname, searchStr, state } = router.latestLocation;
  if (pathname !== place.to) return;
  const trail = state.trail ?? [];
  // Widgets ask themselves before they close what holds changes.
  const options = { ...place, resetScroll: false, ignoreBlocker: true };
  if (step === "opened") {
    void router.navigate({ ...options, state: { trail: [...trail, searchStr] } });
    return;
  }
  const at = step === "closed" ? trail.lastIndexOf(router.buildLocation(place).searchStr) : -1;
  if (at >= 0) goingBack = goBack(router, trail.length - at);
  else void router.navigate({ ...options, replace: true, state: { trail } });
}

function goBack({ history }: RegisteredRouter, steps: number): Promise<void> {
  return new Promise((resolve) => {
    const stop = history.subscribe(() => {
      stop();
      goingBack = undefined;
      resolve();
    });
    history.go(-steps, { ignoreBlocker: true });
  });
}
