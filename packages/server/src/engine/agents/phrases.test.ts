import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { beginsAtAWord, isAnywhere } from "./phrases.ts";

const letters = fc.string({ unit: fc.constantFrom("a", "b", "ş", " ", ".", "("), maxLength: 30 });
const phrases = fc.array(
  fc.string({ unit: fc.constantFrom("a", "b", "ş", " ", ".", "("), minLength: 2, maxLength: 5 }),
);

describe("phrases", () => {
  it("are found at the beginning of a word, wherever it is, as a plain search finds them", () => {
    fc.assert(
      fc.property(letters, phrases, (text, list) => {
        expect(beginsAtAWord(text, list)).toBe(list.some((phrase) => text.includes(` ${phrase}`)));
      }),
    );
  });

  it("are found anywhere as a plain search finds them", () => {
    fc.assert(
      fc.property(letters, phrases, (text, list) => {
        expect(isAnywhere(text, list)).toBe(list.some((phrase) => text.includes(phrase)));
      }),
    );
  });

  it("have at least two letters", () => {
    expect(() => isAnywhere("text", ["t"])).toThrow("too short");
  });
});
