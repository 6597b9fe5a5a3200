import { useLocale } from "./LocaleContext.js";
import { type Times, timesIn } from "./times.js";

/** The times of the provider's locale. */
export function useTimes(): Times {
  return timesIn(useLocale().locale);
}
