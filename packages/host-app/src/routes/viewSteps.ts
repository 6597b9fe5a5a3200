import type { ViewStep } from "@callwright/widgets";
import type { RegisteredRouter } from "@tanstack/react-router";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The searches of those previous history entries that differ only by what was opened since, the earliest first. */
    trail?: readonly string[];
  }
}

interface Place {
  to: string;
  search: Record<string, unknown>;
}

/** Going back is asynchronous in browsers. Steps that come meanwhile wait for it. */
let goingBack: Promise<void> | undefined;

/**
 * Writes a page's view into the address. What was opened becomes a new entry of the history; everything else replaces
 * the current entry. Closing goes back to the entry before the opening, if that is one of those made here, so that
 * neither Back nor Forward leads to the same page twice. A page that is being left no longer changes the address:
 * otherwise the delayed search of a text that was typed just before would navigate back to it.
 */
export function takeViewStep(router: RegisteredRouter, place: Place, step: ViewStep | undefined): void {
  if (goingBack) return void goingBack.then(() => takeViewStep(router, place, step));
  const { pathname, searchStr, state } = router.latestLocation;
  if (pathname !== place.to) return;
  const trail = state.trail ?? [];
  // The widgets themselves ask for confirmation before they close something with unsaved changes.
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
