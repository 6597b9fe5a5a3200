import { describe, expect, it } from "vitest";

import {
  draftsOf,
  moved,
  questionMistake,
  type QuestionDraft,
  questionsOf,
  questionsText,
  withNew,
} from "./questionDrafts.js";

const draft = (text: string, more: Partial<QuestionDraft> = {}): QuestionDraft => ({
  key: 0,
  text,
  type: "YES_NO",
  options: "",
  ...more,
});
const mistakeIn = (...drafts: QuestionDraft[]) => questionMistake(JSON.stringify(drafts));

describe("questions of a product in its form", () => {
  it("are sent as they were written, choices one a line", () => {
    const often = draft(" How often? ", { type: "CHOICE", options: "Every month\n\n Every quarter " });
    expect(questionsOf(JSON.stringify([often]))).toEqual([
      { text: "How often?", type: "CHOICE", options: ["Every month", "Every quarter"] },
    ]);
  });

  it("are the same again when they come back from the server", () => {
    const questions = [{ text: "How often?", type: "CHOICE" as const, options: ["Every month", "Every quarter"] }];
    expect(questionsOf(questionsText(questions))).toEqual(questions);
  });

  it.each([
    ["nothing", mistakeIn(draft("Do you import?")), undefined],
    ["one too short", mistakeIn(draft("Do you import?"), draft("Why?")), { kind: "short", nth: 2 }],
    ["one asked twice", mistakeIn(draft("Do you import?"), draft("do you IMPORT?")), { kind: "repeated", nth: 2 }],
    [
      "a choice of one",
      mistakeIn(draft("How often?", { type: "CHOICE", options: "Yes\nyes" })),
      { kind: "options", nth: 1 },
    ],
  ])("say what is wrong with them: %s", (_what, found, mistake) => {
    expect(found).toEqual(mistake);
  });

  it("change places one at a time, and a new one comes last", () => {
    const three = draftsOf(
      questionsText(["A", "B", "C"].map((text) => ({ text, type: "TEXT" as const, options: [] }))),
    );
    expect(moved(three, 2, -1).map(({ text }) => text)).toEqual(["A", "C", "B"]);
    expect(moved(three, 0, 1).map(({ text }) => text)).toEqual(["B", "A", "C"]);
    expect(withNew(three).at(-1)).toEqual({ key: 3, text: "", type: "YES_NO", options: "" });
  });
});
