import type { Language } from "@callwright/sdk/contract";

/** The languages of calls, in the order of their English names. */
export const callLanguages: readonly Language[] = [
  "bg",
  "zh",
  "cs",
  "da",
  "nl",
  "en",
  "fi",
  "fr",
  "de",
  "el",
  "hu",
  "id",
  "it",
  "ja",
  "ko",
  "ms",
  "no",
  "pl",
  "pt",
  "ro",
  "ru",
  "sk",
  "es",
  "sv",
  "tr",
  "uk",
  "vi",
];

/** The default language of calls. */
export const defaultCallLanguage: Language = "en";
