import { isDevelopment } from "../lib/isDevelopment.js";
import { warnOnce } from "../lib/warnOnce.js";
import type { Ratio } from "./pairs.js";

/** Tells the developer which colours of a theme cannot be told apart. */
export function warnUnreadable(ratios: readonly Ratio[]): void {
  if (!isDevelopment()) return;
  for (const { scheme, foreground, background, ratio, needs, passes } of ratios)
    if (!passes)
      warnOnce(`theme (${scheme}): ${foreground} on ${background} is ${ratio.toFixed(2)}:1, needs ${needs}:1.`);
}
