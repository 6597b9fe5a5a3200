import { createContext, useContext } from "react";

/** How people read here. */
export interface ReadingLocale {
  /** BCP 47. */
  locale: string;
  direction: "ltr" | "rtl";
}

/** The scripts that are read from right to left. */
const rightToLeft = /^(Adlm|Arab|Hebr|Mand|Mend|Nkoo|Rohg|Samr|Syrc|Thaa)$/;

/** A locale, and where its lines begin. */
export function readingLocale(locale: string): ReadingLocale {
  const { script } = new Intl.Locale(locale).maximize();
  return { locale, direction: script !== undefined && rightToLeft.test(script) ? "rtl" : "ltr" };
}

export const LocaleContext = createContext<ReadingLocale>({ locale: "en-US", direction: "ltr" });

/** The provider's locale and its direction. */
export function useLocale(): ReadingLocale {
  return useContext(LocaleContext);
}
