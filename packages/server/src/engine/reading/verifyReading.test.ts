import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import type { ConversationTurn } from "../../domain/call.ts";
import { isAnswerTo } from "../../domain/productQuestion.ts";
import type { Claim } from "./port.ts";
import { anyQuestions, conversations, uncheckedReadings } from "./testing/anyReading.ts";
import { verifyReading } from "./verifyReading.ts";

const turn = (role: ConversationTurn["role"], content: string): ConversationTurn => ({ role, content, startSecond: 0 });
const conversation = [
  turn("ASSISTANT", "May we send you an offer?"),
  turn("CONTACT", "I know 12 bakers. Yes, send me an offer for 40 boxes."),
];
const answer = (quote: string, at = 1) => ({
  answer: { value: "POSITIVE", confidence: 0.8, evidence: [{ turn: at, quote }] },
});

describe("a claim", () => {
  it.each([
    ["the person's words", answer("Yes, send me an offer"), true],
    ["words nobody said", answer("Yes, please"), false],
    ["other letters", answer("yes, send me an offer"), false],
    ["the assistant's words", answer("send you an offer", 0), false],
    ["a turn that is not there", answer("Yes", 7), false],
    ["half of a turn's number", answer("Yes", 1.5), false],
    ["a part of a word", answer("no"), false],
    ["no words at all", answer(". "), false],
  ])("that rests on %s", (_what, reading, isKept) => {
    expect(verifyReading(reading, conversation).answer !== null).toBe(isKept);
  });

  it.each([
    ["an answer that does not exist", { answer: { ...answer("Yes").answer, value: "MAYBE" } }],
    ["a confidence that is none", { answer: { ...answer("Yes").answer, confidence: 4 } }],
    ["a summary with figures nobody named", { summary: [{ ...answer("Yes").answer, value: "They want 400 boxes." }] }],
    ["a quantity that is not in its quote", { volume: { ...answer("40 boxes").answer, value: "40 pallets" } }],
    ["a name of an object's own", { nextStep: { ...answer("Yes").answer, value: "constructor" } }],
  ])("with %s is dropped", (_what, reading) => {
    const { answer: kept, summary, volume, nextStep } = verifyReading(reading, conversation);
    expect([kept, volume, nextStep, ...summary].filter(Boolean)).toEqual([]);
  });

  it("whatever a reader says, none is kept whose quote the person did not say in that turn", () => {
    fc.assert(
      fc.property(
        conversations.chain((said) => fc.tuple(fc.constant(said), uncheckedReadings(said))),
        ([said, reading]) => {
          const { questions, ...claims } = verifyReading(reading, said, anyQuestions);
          const answers = questions.map((one) => one.answer).filter((claim) => claim !== null);
          for (const { evidence } of [...claimsIn(claims), ...answers]) {
            expect(evidence.length).toBeGreaterThan(0);
            for (const { turn: at, quote } of evidence)
              expect(said[at]).toMatchObject({ role: "CONTACT", content: expect.stringContaining(quote) as string });
          }
          for (const [place, question] of anyQuestions.entries()) {
            const { answer, asked } = questions[place]!;
            const quoted = asked ? said[asked.turn] : undefined;
            expect(answer === null || isAnswerTo(question, answer.value)).toBe(true);
            expect(asked === null || (quoted?.role === "ASSISTANT" && quoted.content.includes(asked.quote))).toBe(true);
          }
        },
      ),
      { numRuns: 500 },
    );
  });
});

function claimsIn(reading: object): Claim<unknown>[] {
  return Object.values(reading)
    .flat()
    .filter((claim): claim is Claim<unknown> => claim !== null);
}
