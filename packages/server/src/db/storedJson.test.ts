import { expect, it } from "vitest";

import { storedJson } from "./storedJson.ts";

it("leaves out what PostgreSQL refuses in JSON: NUL and half a character", () => {
  const json = storedJson([{ said: "Fine\0 \ud83d", told: ["\udc4d!"] }, null, 7]);
  expect(JSON.parse(json)).toEqual([{ said: "Fine \ufffd", told: ["\ufffd!"] }, null, 7]);
});

it("leaves everything else alone, whole characters of two halves and escapes that somebody typed too", () => {
  const value = { said: "👍 \\u0000 \\ud83d", at: new Date(0), missing: undefined };
  expect(storedJson(value)).toBe(JSON.stringify(value));
});
