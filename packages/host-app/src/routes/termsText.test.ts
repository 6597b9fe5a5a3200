import { expect, test } from "vitest";

import { english } from "./termsText.js";
import { turkish } from "./termsText.tr.js";

test("who reads the terms in Turkish reads all of them, and learns that the English ones bind", () => {
  expect(turkish.sections).toHaveLength(english.sections.length);
  expect(turkish.binding).toBeDefined();
});
