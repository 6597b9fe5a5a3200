import { useLocale } from "./LocaleContext.js";
import { type Names, namesIn } from "./names.js";

/** The names of countries and languages in the provider's locale. */
export function useNames(): Names {
  return namesIn(useLocale().locale);
}
