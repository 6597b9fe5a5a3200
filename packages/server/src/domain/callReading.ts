import type { Schemas } from "@callwright/sdk/contract";

import type { SettledAnswer } from "./call.ts";

export type CallResult = Schemas["CallResult"];

/** The stored part of a reading. The corrected answer, its author and the time of the reading are stored next to it. */
export type StoredReading = Omit<Schemas["CallReading"], "setAnswer" | "readAt" | "questions"> & {
  questions: Omit<Schemas["CallQuestionAnswer"], "setAnswer">[];
};

type Claims = Pick<StoredReading, "otherAnswer" | "doNotCall" | "wrongPerson" | "callback">;

/** The outcome of a call, from its answer and the other results of its reading. */
export function resultOf(answer: SettledAnswer, { otherAnswer, doNotCall, wrongPerson, callback }: Claims): CallResult {
  if (answer === "ANSWERING_MACHINE") return "MACHINE";
  if (doNotCall) return "DO_NOT_CALL";
  if (otherAnswer) return "UNSURE";
  return resultOfSetAnswer(answer, { wrongPerson, callback });
}

/** The outcome after a person has set the answer, which overrides everything else. */
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
