import { fixtures } from "@callwright/sdk/fake";
import { describe, expect, it } from "vitest";

import { speakerSpans, toTurns, turnAt } from "./turns.model.js";

const turns = toTurns(fixtures.conversation);
const untimed = toTurns(fixtures.conversation.map((entry) => ({ ...entry, startSecond: 0 })));

describe("a conversation as turns", () => {
  it("tells the assistant from the person called (A-CONV-02)", () => {
    expect(turns.slice(0, 2)).toEqual([
      { speaker: "assistant", startSecond: 0, text: fixtures.conversation[0]?.content },
      { speaker: "contact", startSecond: 12, text: "Yes, speaking. What is it about?" },
    ]);
  });

  it("has no times where the carrier gave none", () => {
    expect(new Set(untimed.map(({ startSecond }) => startSecond))).toEqual(new Set([undefined]));
  });
});

describe("the turn being heard", () => {
  it.each([
    [0, 0],
    [11.9, 0],
    [12, 1],
    [66, 4],
    [500, 7],
  ])("at second %d is turn %d", (second, turn) => {
    expect(turnAt(turns, second)).toBe(turn);
  });

  it("is none without times", () => {
    expect(turnAt(untimed, 30)).toBe(-1);
  });
});

describe("who has the word when", () => {
  it("covers the recording from its start to its end", () => {
    const spans = speakerSpans(turns, 192);
    expect(spans[0]).toEqual({ speaker: "assistant", startSecond: 0, endSecond: 12 });
    expect(spans.at(-1)).toEqual({ speaker: "contact", startSecond: 131, endSecond: 192 });
    expect(spans.every((span, index) => index === 0 || span.startSecond === spans[index - 1]?.endSecond)).toBe(true);
  });

  it("leaves out what lies behind the end, and everything without times", () => {
    expect(speakerSpans(turns, 50).map(({ endSecond }) => endSecond)).toEqual([12, 20, 47, 50]);
    expect(speakerSpans(untimed, 192)).toEqual([]);
  });
});
