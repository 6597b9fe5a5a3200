import type { Language } from "@callwright/sdk/contract";

/** The languages a call can be held in, in the order of their English names. */
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

/** What a call is held in unless somebody chooses otherwise. */
export const defaultCallLanguage: Language = "en";
