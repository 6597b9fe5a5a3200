import type { OperationId, Problem, ProblemCode } from "./contract.js";

/** The codes of errors that do not come from the server. */
export type LocalErrorCode =
  /** There was no complete response: the network is offline, or the connection was refused, blocked or interrupted. */
  | "NETWORK_FAILED"
  /** The caller's signal aborted the request. */
  | "ABORTED"
  /** The response does not conform to the contract, for example an HTML page of a proxy. */
  | "UNREADABLE_ANSWER"
  /** A download without content. */
  | "EMPTY_FILE"
  /** The session could not be renewed because no refresh token is stored. */
  | "NO_REFRESH_TOKEN"
  /** The page's own backend did not return a session token; `status` is the status of its response. */
  | "SESSION_ENDPOINT_FAILED"
  /** The response of the page's own backend contains no session token. */
  | "SESSION_ANSWER_INVALID"
  /** There is no source of session tokens. */
  | "SESSION_URL_MISSING"
  /** The page is in a sandbox or was opened from a file, and has no origin that a key could list. */
  | "PAGE_WITHOUT_ORIGIN";

export type ApiErrorCode = ProblemCode | LocalErrorCode;

/** What an error says. */
export interface ApiErrorFacts {
  message: string;
  code: ApiErrorCode;
  status?: number;
  problem?: Problem | undefined;
  requestId?: string | undefined;
  retryAfterSeconds?: number | undefined;
  cause?: unknown;
}

/**
 * The error with which every call of this package rejects.
 *
 * @example
 * try { await client.call("startCalls", { body }); }
 * catch (error) { if (error instanceof ApiError && error.code === "INSUFFICIENT_BALANCE") askForMoney(); }
 */
export class ApiError extends Error {
  override readonly name = "ApiError";
  /** The stable code of the error. Handle codes that you do not know by their `status`. */
  readonly code: ApiErrorCode;
  /** The HTTP status; 0 if there was no response. */
  readonly status: number;
  /** Messages by field of the request; empty if no field caused the error. */
  readonly fieldErrors: Readonly<Record<string, string>>;
  /** The server's problem document, if the response was one. Only its texts are meant for people. */
  readonly problem: Problem | undefined;
  /** The id to quote when you report a problem. */
  readonly requestId: string | undefined;
  /** The number of seconds after which to retry (429 and 503). */
  readonly retryAfterSeconds: number | undefined;
  /** The operation that failed; undefined outside of `client.call`. */
  operation: OperationId | undefined;
  /** The time until it failed; undefined outside of `client.call`. */
  durationMs: number | undefined;
  /**
   * True if a write has no answer and the same call, made again with this client, is sent with the same
   * `Idempotency-Key`, so that it is carried out only once.
   */
  isSafeToRepeat: boolean | undefined;
  /**
   * True if the browser was offline when the call was made, so that the server has certainly not received it; undefined
   * outside of `client.call`.
   */
  isUnsent: boolean | undefined;

  constructor({ message, code, status = 0, problem, requestId, retryAfterSeconds, cause }: ApiErrorFacts) {
    super(message, { cause });
    this.code = code;
    this.status = status;
    this.problem = problem;
    this.fieldErrors = problem?.errors ?? {};
    this.requestId = problem?.requestId ?? requestId;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  /** Returns the same error with another message, also for each field. */
  saying(message: string): ApiError {
    if (message === this.message) return this;
    const { problem, code, cause } = this;
    const fieldErrors = Object.fromEntries(Object.keys(this.fieldErrors).map((field) => [field, message]));
    const said = problem && { ...problem, message, errors: fieldErrors };
    return Object.assign(new ApiError({ message, code, cause }), this, { problem: said, fieldErrors });
  }

  /**
   * Whether the same request may succeed later: without a network, after too many requests, or after an error of the
   * server.
   */
  get isTemporary(): boolean {
    if (this.code === "NETWORK_FAILED" || this.status === 429) return true;
    return this.status >= 500 && this.status !== 501;
  }
}

interface Circumstances {
  /** The response, if there was one; then it could not be read. */
  response?: Response | undefined;
  signal?: AbortSignal | undefined;
}

/** Converts every failure of a request to an ApiError. `refusalIn` reads what a server says about one. */
export function toApiError(failure: unknown, { response, signal }: Circumstances = {}): ApiError {
  if (failure instanceof ApiError) return failure;
  const isAbortedByCaller = signal?.aborted && failure === signal.reason && nameOf(failure) !== "TimeoutError";
  if (isAbortedByCaller || nameOf(failure) === "AbortError") {
    return new ApiError({ code: "ABORTED", message: "The request was aborted.", cause: failure });
  }
  if (!response || failure instanceof TypeError) {
    return new ApiError({ code: "NETWORK_FAILED", message: "The server could not be reached.", cause: failure });
  }
  return new ApiError({
    status: response.status,
    code: "UNREADABLE_ANSWER",
    message: `The server answered ${response.status} without a readable body.`,
    requestId: response.headers.get("X-Request-Id") ?? undefined,
    cause: failure,
  });
}

function nameOf(failure: unknown): string | undefined {
  return (failure as Partial<Error> | null | undefined)?.name;
}
