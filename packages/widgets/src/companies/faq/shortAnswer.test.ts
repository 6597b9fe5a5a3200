import { describe, expect, it } from "vitest";

import { shortAnswer } from "./shortAnswer.js";

describe("the beginning of an answer (B-FAQ-02)", () => {
  it.each([
    ["an empty one", ""],
    ["one of 80 characters", "a".repeat(80)],
    ["one of 80 letters in more code units", "👩‍👩‍👧".repeat(80)],
  ])("%s is shown as it is", (_title, answer) => expect(shortAnswer(answer)).toBeUndefined());

  it("a longer one is cut after 80", () => expect(shortAnswer("a".repeat(81))).toBe(`${"a".repeat(80)}…`));

  it("a cut before a word leaves no space in front of the dots", () =>
    expect(shortAnswer(`${"a".repeat(79)} and so on`)).toBe(`${"a".repeat(79)}…`));

  it("no letter is cut in two", () => expect(shortAnswer("👩‍👩‍👧".repeat(81))).toBe(`${"👩‍👩‍👧".repeat(80)}…`));
});
