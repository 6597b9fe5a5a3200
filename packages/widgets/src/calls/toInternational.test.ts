import { describe, expect, it } from "vitest";

import { toInternational } from "./toInternational.js";

describe("a number of a partner's page", () => {
  it.each([
    ["+46 (40) 628 04-31", "+46406280431"],
    ["0046 40 628 04 31", "+46406280431"],
    ["040 628 04 31", undefined],
    ["call me", undefined],
    [undefined, undefined],
  ])("%s is asked for as %s", (typed, asked) => expect(toInternational(typed)).toBe(asked));
});
