import { fixtures } from "@callwright/sdk/fake";
import { describe, expect, it } from "vitest";

import { askAgainAfter, firstLanguage } from "./testCall.model.js";

const now = Date.parse(fixtures.now);

describe("a test call is asked for again", () => {
  it.each(["QUEUED", "RINGING", "IN_PROGRESS"] as const)("soon while it is %s", (status) => {
    expect(askAgainAfter(fixtures.testCall({ status }), now)).toBeLessThan(2_000);
  });

  it("for a while after its end, until what was said is there", () => {
    const silent = fixtures.testCall({ status: "COMPLETED", conversation: [] });
    expect(askAgainAfter(silent, now)).toBeGreaterThan(0);
    expect(askAgainAfter(silent, now + 180_000)).toBe(0);
    expect(askAgainAfter(fixtures.testCall({ status: "COMPLETED" }), now)).toBe(0);
  });

  it.each(["BUSY", "NO_ANSWER", "FAILED"] as const)("never when it ended %s", (status) => {
    expect(askAgainAfter(fixtures.testCall({ status }), now)).toBe(0);
  });

  it("never when there was none", () => expect(askAgainAfter(null, now)).toBe(0));
});

it.each([
  ["as last time", fixtures.testCall({ language: "de" }), "tr-TR", "de"],
  ["as one reads", null, "tr-TR", "tr"],
  ["in English where nobody can be called in one's own", null, "is-IS", "en"],
] as const)("one is called %s", (_title, last, locale, language) => {
  expect(firstLanguage(last, locale)).toBe(language);
});
