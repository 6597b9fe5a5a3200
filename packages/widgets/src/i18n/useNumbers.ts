import { useLocale } from "./LocaleContext.js";
import { numbersIn, type Numbers } from "./numbers.js";

/** The numbers of the provider's locale. */
export function useNumbers(): Numbers {
  return numbersIn(useLocale().locale);
}
