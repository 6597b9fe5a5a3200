/** What a server said about a failure. */
export interface Explanation {
  /** Its sentence for people; undefined where it said nothing. */
  message: string | undefined;
  /** What it said about single fields, without what repeats the sentence. */
  details: readonly string[];
  /** Neither a refusal with its reason nor anything about a field: all there is to say is that something went wrong. */
  isUnexplained: boolean;
}

/** An error as the sdk throws it, or any other. */
interface Failure {
  status?: number;
  problem?: { message: string; errors?: Readonly<Record<string, string>> | undefined } | undefined;
}

/** The words of a failure, from the one place of an answer where they are (A-ERR-05, A-ERR-06). */
export function explain(error: unknown): Explanation {
  const { problem, status = 0 } = (typeof error === "object" && error !== null ? error : {}) as Failure;
  const message = problem?.message;
  const details = [...new Set(Object.values(problem?.errors ?? {}))].filter((detail) => detail !== message);
  // A refusal says why by itself; "try again later" would not be true of it.
  return { message, details, isUnexplained: details.length === 0 && (message === undefined || status >= 500) };
}
