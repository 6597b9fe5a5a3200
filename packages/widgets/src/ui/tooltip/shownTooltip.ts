const staysWarmForMs = 300;

/** Hides the tooltip that is shown now. */
let hideTheShownOne: (() => void) | undefined;
let warmUntil = 0;

/**
 * Called when a tooltip appears: the one that was shown before is hidden, because the page shows one at a time, of
 * whichever kind.
 *
 * @param hide hides it, and identifies it.
 */
export function showInstead(hide: () => void): void {
  if (hideTheShownOne !== hide) hideTheShownOne?.();
  hideTheShownOne = hide;
}

/** Called when a tooltip is hidden. */
export function noLongerShown(hide: () => void): void {
  if (hideTheShownOne !== hide) return;
  hideTheShownOne = undefined;
  warmUntil = Date.now() + staysWarmForMs;
}

/** Whether a tooltip was shown a moment ago: moving to the next trigger then shows its tooltip without the delay. */
export function wasJustShown(): boolean {
  return Date.now() < warmUntil;
}
