import * as fc from "fast-check";

import type { ConversationTurn } from "../../../domain/call.ts";
import type { ProductQuestion } from "../../../domain/productQuestion.ts";
import type { UncheckedReading } from "../port.ts";

const words = fc.constantFrom(
  "yes",
  "no",
  "an offer",
  "call me",
  "tomorrow",
  "40 boxes",
  "too expensive",
  "ünlü",
  "Straße",
  "I",
  "know",
);
const contents = fc.array(words, { minLength: 1, maxLength: 8 }).map((said) => `${said.join(" ")}.`);

/** Any conversation. */
export const conversations: fc.Arbitrary<ConversationTurn[]> = fc.array(
  fc.record({
    role: fc.constantFrom("ASSISTANT" as const, "CONTACT" as const),
    content: contents,
    startSecond: fc.constant(0),
  }),
  { minLength: 1, maxLength: 6 },
);

/** Any possible result of a reader: true, nearly true, invented, and no reading at all. */
export function uncheckedReadings(conversation: ConversationTurn[]): fc.Arbitrary<UncheckedReading> {
  const turn = fc.oneof(fc.nat(conversation.length), fc.constantFrom(-1, 1.5, Number.NaN, "0"));
  const quote = fc.oneof(
    fc.constantFrom(...conversation.map(({ content }) => content)),
    fc
      .tuple(fc.constantFrom(...conversation), fc.nat(20), fc.nat(30))
      .map(([{ content }, from, length]) => content.slice(from, from + length)),
    fc.string({ maxLength: 20 }),
  );
  const evidence = fc.array(fc.oneof({ weight: 5, arbitrary: fc.record({ turn, quote }) }, fc.anything()), {
    maxLength: 4,
  });
  const claim = (value: fc.Arbitrary<unknown>) =>
    fc.oneof(
      {
        weight: 6,
        arbitrary: fc.record({
          value: fc.oneof({ weight: 4, arbitrary: value }, fc.anything()),
          confidence: fc.oneof({ weight: 4, arbitrary: fc.double({ min: 0, max: 1, noNaN: true }) }, fc.anything()),
          evidence,
        }),
      },
      fc.anything(),
    );
  return fc.record(
    {
      summary: fc.array(claim(fc.constantFrom("They want it.", "40 boxes")), { maxLength: 4 }),
      answer: claim(fc.constantFrom("POSITIVE", "NEGATIVE", "NEUTRAL", "ANSWERING_MACHINE")),
      nextStep: claim(fc.constantFrom("SEND_OFFER", "MEETING", "CALL_BACK")),
      callback: claim(fc.constant({ localAt: "2026-03-05T10:00", isTimeNamed: true })),
      doNotCall: claim(fc.constant(true)),
      wrongPerson: claim(fc.constant(true)),
      objections: fc.array(claim(fc.constantFrom("PRICE", "NO_NEED", "TRUST")), { maxLength: 4 }),
      decisionMaker: claim(fc.boolean()),
      volume: claim(fc.constant("40 boxes")),
      hasSupplier: claim(fc.boolean()),
      questions: fc.array(answersTo(claim, evidence), { maxLength: 8 }),
    },
    { requiredKeys: [] },
  );
}

/** Possible answers to `anyQuestions`. */
function answersTo(
  claim: (value: fc.Arbitrary<unknown>) => fc.Arbitrary<unknown>,
  evidence: fc.Arbitrary<unknown[]>,
): fc.Arbitrary<unknown> {
  const values = fc.constantFrom<unknown>(true, false, 40, 7, "an offer", "call me", "2026-03-05", "tomorrow", "know");
  return fc
    .tuple(fc.oneof(fc.nat(anyQuestions.length), fc.anything()), claim(values), evidence)
    .map(([question, said, [asked]]) => ({ ...(said as object), question, asked }));
}

/** One question of each type. */
export const anyQuestions: readonly ProductQuestion[] = [
  { text: "Do you know us?", type: "YES_NO", options: [] },
  { text: "How many boxes do you need?", type: "NUMBER", options: [] },
  { text: "What shall we do next?", type: "CHOICE", options: ["an offer", "call me"] },
  { text: "When shall we begin?", type: "DATE", options: [] },
  { text: "What do you think of it?", type: "TEXT", options: [] },
];
