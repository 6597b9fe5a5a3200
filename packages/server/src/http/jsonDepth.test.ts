import { expect, it } from "vitest";

import { jsonDepth } from "./jsonDepth.ts";

it.each([
  ["1", 0],
  ["{}", 1],
  ['{"a":[{"b":[]}],"c":{}}', 4],
  [String.raw`["[[[", "\"[[", "\\"]`, 1],
  ["[".repeat(1000), 1000],
])("%s is %i deep", (text, depth) => {
  expect(jsonDepth(new TextEncoder().encode(text))).toBe(depth);
});
