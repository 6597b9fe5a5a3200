/**
 * What repeating a write does whose answer was lost: `once` is carried out only once, however often the same is sent;
 * of `unknown` a person should look first; `unsent` was not sent at all, for want of a network.
 */
export type LostAnswer = "once" | "unknown" | "unsent";

/** An error of the sdk, or any other. */
interface Failure {
  code?: string;
  status?: number;
  problem?: object | undefined;
  operation?: string | undefined;
  isSafeToRepeat?: boolean | undefined;
  isUnsent?: boolean | undefined;
}

/**
 * Whether an error says nothing about what the server did: there was no answer, or a proxy's instead of the server's. Then
 * nobody may claim that it was not done, unless it was not sent. Undefined for every other error, and for what changes nothing.
 */
export function lostAnswer(error: unknown): LostAnswer | undefined {
  const failure = (typeof error === "object" && error !== null ? error : {}) as Failure;
  const { code = "", status = 0, problem, operation, isSafeToRepeat, isUnsent } = failure;
  if (operation === undefined || problem || changesNothing.test(operation)) return undefined;
  if (!unanswered.has(code) || (status >= 400 && status < 500)) return undefined;
  if (isUnsent) return "unsent";
  return isSafeToRepeat && !differs.has(operation) ? "once" : "unknown";
}

/** The names of operations that read, and of those whose repetition nobody has to think about. */
const changesNothing =
  /^(?:(?:get|list|stream|export|preview|check)[A-Z]|listenToCall$|log(?:in|out)$|refreshSession$)/;

/** Without a problem document, these codes come from this side or from a proxy. */
const unanswered: ReadonlySet<string> = new Set([
  "NETWORK_FAILED",
  "UNREADABLE_ANSWER",
  "INTERNAL_ERROR",
  "SERVICE_UNAVAILABLE",
]);

/** Operations whose requests differ from one press to the next: by the time in a campaign's name, or by a tag's colour. */
const differs: ReadonlySet<string> = new Set(["startCalls", "createPotentialCustomerTag"]);
