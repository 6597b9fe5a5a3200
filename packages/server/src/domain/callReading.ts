import type { Schemas } from "@callwright/sdk/contract";

import type { SettledAnswer } from "./call.ts";

export type CallResult = Schemas["CallResult"];

/** What is kept of a reading; who set another answer, and when it was read, stand beside it. */
export type StoredReading = Omit<Schemas["CallReading"], "setAnswer" | "readAt" | "questions"> & {
  questions: Omit<Schemas["CallQuestionAnswer"], "setAnswer">[];
};

type Claims = Pick<StoredReading, "otherAnswer" | "doNotCall" | "wrongPerson" | "callback">;

/** What a call came to, from its answer and what else was said. */
export function resultOf(answer: SettledAnswer, { otherAnswer, doNotCall, wrongPerson, callback }: Claims): CallResult {
  if (answer === "ANSWERING_MACHINE") return "MACHINE";
  if (doNotCall) return "DO_NOT_CALL";
  if (otherAnswer) return "UNSURE";
  return resultOfSetAnswer(answer, { wrongPerson, callback });
}

/** The same once a person has said what the answer is: nothing weighs more. */
export function resultOfSetAnswer(
  answer: SettledAnswer,
  { wrongPerson, callback }: Pick<Claims, "wrongPerson" | "callback">,
): CallResult {
  switch (answer) {
    case "ANSWERING_MACHINE":
      return "MACHINE";
    case "POSITIVE":
      return "INTERESTED";
    case "NEGATIVE":
      return wrongPerson ? "WRONG_PERSON" : "NOT_INTERESTED";
    case "NEUTRAL":
      if (wrongPerson) return "WRONG_PERSON";
      return callback ? "CALL_BACK" : "UNDECIDED";
  }
}
