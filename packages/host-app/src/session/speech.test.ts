import { expect, it } from "vitest";

import { localeFor } from "./speech.js";

it.each([
  ["nobody's choice", null, "en-US", "en-US"],
  ["nobody's choice", null, "en-GB", "en-GB"],
  ["nobody's choice", null, "tr-TR", "tr-TR"],
  ["nobody's choice", null, "de-DE", "en-DE"],
  ["nobody's choice", null, "ar-EG", "en-EG"],
  ["nobody's choice", null, "en-US@posix", "en-US"],
  ["nobody's choice", null, "", "en-US"],
  ["nobody's choice", null, "not a language", "en-US"],
  ["Turkish", "tr", "en-US", "tr-TR"],
  ["Turkish", "tr", "tr-CY", "tr-CY"],
  ["English", "en", "tr-TR", "en-US"],
  ["English", "en", "en-GB", "en-GB"],
] as const)("with %s (%s) a browser in %s is spoken to in %s", (_whose, language, browser, locale) => {
  expect(localeFor(language, browser)).toBe(locale);
});
