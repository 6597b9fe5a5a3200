import { useLocale } from "./LocaleContext.js";
import { type RelativeTimes, relativeTimesIn } from "./relativeTimes.js";

/** The relative times of the provider's locale. */
export function useRelativeTimes(): RelativeTimes {
  return relativeTimesIn(useLocale().locale);
}
