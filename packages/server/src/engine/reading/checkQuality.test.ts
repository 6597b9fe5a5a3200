import { describe, expect, it } from "vitest";

import { anyBrief } from "../agents/brain/testing/conversation.ts";
import { checkQuality, type SpokenTurn } from "./checkQuality.ts";

const said = (...lines: string[]): SpokenTurn[] =>
  lines.map((line, index) => ({
    role: line.startsWith("A: ") ? "ASSISTANT" : "CONTACT",
    content: line.slice(3).replace(/ —$/, ""),
    startSecond: index * 4,
    isInterrupted: line.endsWith(" —"),
  }));
const good = [
  "A: Hello, this is Lena, an AI assistant calling for Aegean Olive Trading. Do you have a moment?",
  "C: Yes.",
  "A: The smallest order is 600 bottles. May we send you an offer?",
  "C: Please do.",
  "A: Thank you for your time. Goodbye.",
];
const judge = (...lines: string[]) => checkQuality({ conversation: said(...lines), brief: anyBrief });
const failed = (...lines: string[]) =>
  judge(...lines).checks.flatMap(({ name, isPassed, evidence }) =>
    isPassed ? [] : [{ name, quotes: evidence.map((one) => one.quote) }],
  );

describe("how the assistant spoke", () => {
  it("is worth 100 when everything was done, each with the words that show it", () => {
    const { checks, score } = judge(...good);
    expect(score).toBe(100);
    expect(checks.find(({ name }) => name === "DISCLOSED")?.evidence).toEqual([
      { turn: 0, quote: "Hello, this is Lena, an AI assistant calling for Aegean Olive Trading." },
    ]);
  });

  it.each([
    [
      "does not say what it is",
      "DISCLOSED",
      0,
      "A: Hello, this is Lena of Aegean Olive Trading. Do you have a moment?",
    ],
    [
      "does not say for whom it calls",
      "INTRODUCED",
      0,
      "A: Hello, this is Lena, an AI assistant. Do you have a moment?",
    ],
    ["asks for nothing", "ASKED", 2, "A: The smallest order is 600 bottles."],
    ["goes without a goodbye", "POLITE_END", 4, "A: Right."],
  ])("shows when it %s", (_what, name, place, line) => {
    expect(failed(...good.with(place, line)).map((one) => one.name)).toContain(name);
  });

  it("names the figure that nobody told it", () => {
    const line = "A: It is 3 euros a bottle. May we send you an offer?";
    expect(failed(...good.with(2, line))).toEqual([{ name: "TRUE_CLAIMS", quotes: ["It is 3 euros a bottle."] }]);
  });

  it("is worth nothing when it goes on after somebody asked for an end", () => {
    const { score, checks } = judge(
      good[0]!,
      "C: Stop calling me.",
      "A: One question.",
      "C: No!",
      "A: Only one more. Goodbye.",
    );
    expect(score).toBe(0);
    expect(checks.find(({ name }) => name === "STOPPED")?.evidence).toEqual([
      { turn: 4, quote: "Only one more. Goodbye." },
    ]);
    expect(judge(good[0]!, "C: Stop calling me.", "A: I have noted it. Goodbye.").score).toBe(100);
  });

  it("lets people speak", () => {
    const lines = [
      good[0]!,
      "C: Yes.",
      "A: We press olive —",
      "C: How much?",
      "A: The smallest order —",
      "C: Stop.",
      ...good.slice(2),
    ];
    expect(failed(...lines).map(({ name }) => name)).toEqual(["LET_SPEAK"]);
  });

  it("is not judged where it said nothing", () => {
    expect(judge("C: Hello?")).toEqual({ checks: [], score: null });
  });
});
