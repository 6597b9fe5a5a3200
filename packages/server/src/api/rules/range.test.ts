import { describe, expect, it } from "vitest";

import { parseRange } from "./range.ts";

describe("a player asks for a part of a recording of 1,000 bytes", () => {
  it.each([
    ["bytes=0-", { first: 0, last: 999 }],
    ["bytes=0-99", { first: 0, last: 99 }],
    ["bytes=900-5000", { first: 900, last: 999 }],
    ["bytes=-100", { first: 900, last: 999 }],
    ["bytes=-5000", { first: 0, last: 999 }],
    ["bytes=999-999", { first: 999, last: 999 }],
    ["bytes=1000-", "unsatisfiable"],
    ["bytes=-0", "unsatisfiable"],
    ["bytes=0-1,5-9", null],
    ["bytes=9-1", null],
    ["bytes=-", null],
    ["chars=0-9", null],
    [null, null],
  ])("%s", (header, range) => {
    expect(parseRange(header, 1000)).toEqual(range);
  });
});
