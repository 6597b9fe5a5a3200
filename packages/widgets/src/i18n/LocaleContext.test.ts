import { expect, it } from "vitest";

import { readingLocale } from "./LocaleContext.js";

it.each(["ar-EG", "he", "fa-IR", "ur", "ckb", "dv", "yi", "az-Arab", "ar-EG-u-hc-h23"])(
  "a page in %s is read from right to left",
  (locale) => expect(readingLocale(locale)).toEqual({ locale, direction: "rtl" }),
);

it.each(["en-US", "tr-TR", "nb", "uz-Latn", "ja", "ku", "xx"])("a page in %s is read from left to right", (locale) =>
  expect(readingLocale(locale).direction).toBe("ltr"),
);
