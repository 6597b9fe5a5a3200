import { describe, expect, it } from "vitest";

import { valueForKey } from "./valueForKey.js";

describe("keys on the stars", () => {
  it.each([
    ["ArrowRight", 2, 3],
    ["ArrowLeft", 2, 1],
    ["ArrowUp", 5, 5],
    ["ArrowDown", 0, 0],
    ["Home", 4, 0],
    ["End", 1, 5],
    ["4", 0, 4],
  ])("%s takes %i stars to %i", (key, from, to) => {
    expect(valueForKey(key, from, false)).toBe(to);
  });

  it("follow the reading direction", () => {
    expect(valueForKey("ArrowLeft", 2, true)).toBe(3);
  });

  it("leave all others to the page", () => {
    expect(valueForKey("Tab", 2, false)).toBeUndefined();
    expect(valueForKey("6", 2, false)).toBeUndefined();
  });
});
