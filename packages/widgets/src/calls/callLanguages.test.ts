import { expect, it } from "vitest";

import { createFormats } from "../i18n/index.js";
import { callLanguages, defaultCallLanguage } from "./callLanguages.js";

it("a call can be held in exactly 27 languages, English unless chosen otherwise (A-LANG-01, A-LANG-02, A-CALL-05)", () => {
  const formats = createFormats("en-US");
  expect(callLanguages.map((code) => formats.language(code))).toEqual([
    "Bulgarian",
    "Chinese",
    "Czech",
    "Danish",
    "Dutch",
    "English",
    "Finnish",
    "French",
    "German",
    "Greek",
    "Hungarian",
    "Indonesian",
    "Italian",
    "Japanese",
    "Korean",
    "Malay",
    "Norwegian",
    "Polish",
    "Portuguese",
    "Romanian",
    "Russian",
    "Slovak",
    "Spanish",
    "Swedish",
    "Turkish",
    "Ukrainian",
    "Vietnamese",
  ]);
  expect(defaultCallLanguage).toBe("en");
});
