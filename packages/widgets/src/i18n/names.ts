import { remembered } from "../lib/remembered.js";

/** Names of countries and languages, as people of one locale say them. */
export interface Names {
  locale: string;
  /** A country's name for its two-letter code. */
  country(iso2: string): string;
  /** A language's name for its two-letter code. */
  language(code: string): string;
}

/** The names of a BCP 47 locale; made once per locale. */
export const namesIn: (locale: string) => Names = remembered(makeNames);

function makeNames(locale: string): Names {
  const regions = new Intl.DisplayNames(locale, { type: "region" });
  const languages = new Intl.DisplayNames(locale, { type: "language" });
  const isEnglish = new Intl.Locale(locale).language === "en";
  return {
    locale,
    // Since 2022 the country's own spelling in English; older browsers do not know it.
    country: remembered((iso2) =>
      isEnglish && iso2.toUpperCase() === "TR" ? "Türkiye" : (regions.of(iso2.toUpperCase()) ?? iso2),
    ),
    language: remembered((code) => languages.of(code) ?? code),
  };
}
