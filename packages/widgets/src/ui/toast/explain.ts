import { lostAnswer, type LostAnswer } from "../lost-answer/lostAnswer.js";

/** The server's texts about a failure. */
export interface Explanation {
  /** It is not known whether it was done: no text may say that it was not. */
  lost: LostAnswer | undefined;
  /** Its sentence for people; undefined if there is none. */
  message: string | undefined;
  /** Its texts about single fields, without those that repeat the sentence. */
  details: readonly string[];
  /** Neither a refusal with a reason nor a text about a field: only a general text can be shown. */
  isUnexplained: boolean;
}

/** An error of the sdk, or any other. */
interface Failure {
  status?: number;
  problem?: { message: string; errors?: Readonly<Record<string, string>> | undefined } | undefined;
}

/** The texts of a failure, from the one place in a response that contains them (A-ERR-05, A-ERR-06). */
export function explain(error: unknown): Explanation {
  const { problem, status = 0 } = (typeof error === "object" && error !== null ? error : {}) as Failure;
  const message = problem?.message;
  const details = [...new Set(Object.values(problem?.errors ?? {}))].filter((detail) => detail !== message);
  // A refusal contains its reason; "try again later" would be wrong.
  const lost = lostAnswer(error);
  return { lost, message, details, isUnexplained: details.length === 0 && (message === undefined || status >= 500) };
}
