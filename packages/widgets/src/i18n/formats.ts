import { remembered } from "../lib/remembered.js";
import { type Names, namesIn } from "./names.js";
import { numbersIn, type Numbers } from "./numbers.js";
import { type RelativeTimes, relativeTimesIn } from "./relativeTimes.js";
import { type Times, timesIn } from "./times.js";

/**
 * Writes values as people of one locale do. Clocks and zones are arguments, so the same input gives the same text. What
 * needs only one kind of them takes that kind alone, so that a page begins without the others.
 */
export interface Formats extends Numbers, Times, RelativeTimes, Names {}

/** The formats of a BCP 47 locale; made once per locale. */
export const createFormats: (locale: string) => Formats = remembered((locale) => ({
  ...numbersIn(locale),
  ...timesIn(locale),
  ...relativeTimesIn(locale),
  ...namesIn(locale),
}));
