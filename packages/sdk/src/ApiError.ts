import type { OperationId, Problem, ProblemCode } from "./contract.js";

/** What went wrong before or beside an answer of the server. */
export type LocalErrorCode =
  /** No answer: offline, refused, blocked, or cut off half-way. */
  | "NETWORK_FAILED"
  /** The caller's signal aborted the request. */
  | "ABORTED"
  /** An answer that is not what the contract promises, for example a proxy's HTML page. */
  | "UNREADABLE_ANSWER"
  /** A download without content. */
  | "EMPTY_FILE"
  /** The session was to be renewed but no refresh token is stored. */
  | "NO_REFRESH_TOKEN"
  /** The page's own backend did not hand out a session token; `status` is its answer's. */
  | "SESSION_ENDPOINT_FAILED"
  /** What the page's own backend answered contains no session token. */
  | "SESSION_ANSWER_INVALID"
  /** Nothing says where session tokens are to be had. */
  | "SESSION_URL_MISSING"
  /** The page is in a sandbox or a file, and has no origin that a key could name. */
  | "PAGE_WITHOUT_ORIGIN";

export type ApiErrorCode = ProblemCode | LocalErrorCode;

interface ApiErrorFacts {
  message: string;
  code: ApiErrorCode;
  status?: number;
  problem?: Problem | undefined;
  requestId?: string | undefined;
  retryAfterSeconds?: number | undefined;
  cause?: unknown;
}

/**
 * The one error every call of this package rejects with, whatever went wrong on the wire.
 *
 * @example
 * try { await client.call("startCalls", { body }); }
 * catch (error) { if (error instanceof ApiError && error.code === "INSUFFICIENT_BALANCE") askForMoney(); }
 */
export class ApiError extends Error {
  override readonly name = "ApiError";
  /** Stable name of what went wrong; treat one you do not know by `status`. */
  readonly code: ApiErrorCode;
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** Message by field, for the form that sent them; empty when no field is to blame. */
  readonly fieldErrors: Readonly<Record<string, string>>;
  /** What the server said in the contract's words; absent when it said nothing readable. Only its texts are for people. */
  readonly problem: Problem | undefined;
  /** Quote this when reporting a problem. */
  readonly requestId: string | undefined;
  /** Ask again after this many seconds (429 and 503). */
  readonly retryAfterSeconds: number | undefined;
  /** What was asked for; undefined outside of `client.call`. */
  operation: OperationId | undefined;
  /** How long it took to fail, from the call on; undefined outside of `client.call`. */
  durationMs: number | undefined;

  constructor(facts: ApiErrorFacts) {
    super(facts.message, { cause: facts.cause });
    this.code = facts.code;
    this.status = facts.status ?? 0;
    this.problem = facts.problem;
    this.fieldErrors = facts.problem?.errors ?? {};
    this.requestId = facts.problem?.requestId ?? facts.requestId;
    this.retryAfterSeconds = facts.retryAfterSeconds;
  }

  /** The same error with another sentence for people, also at each field that is to blame. */
  saying(message: string): ApiError {
    if (message === this.message) return this;
    const { code, status, problem, requestId, retryAfterSeconds, cause, operation, durationMs, fieldErrors } = this;
    const errors = problem?.errors && Object.fromEntries(Object.keys(fieldErrors).map((field) => [field, message]));
    const said = new ApiError({
      message,
      code,
      status,
      problem: problem && { ...problem, message, ...(errors && { errors }) },
      requestId,
      retryAfterSeconds,
      cause,
    });
    return Object.assign(said, { operation, durationMs });
  }

  /** True when the same request may succeed later: no network, too many requests, trouble on the server. */
  get isTemporary(): boolean {
    if (this.code === "NETWORK_FAILED" || this.status === 429) return true;
    return this.status >= 500 && this.status !== 501;
  }
}

interface Circumstances {
  /** The answer, when there was one; then `failure` is its body as far as it could be read. */
  response?: Response | undefined;
  signal?: AbortSignal | undefined;
}

/** Turns whatever can go wrong on the wire into an ApiError. */
export function toApiError(failure: unknown, { response, signal }: Circumstances = {}): ApiError {
  if (failure instanceof ApiError) return failure;
  const isAbortedByCaller = signal?.aborted && failure === signal.reason && nameOf(failure) !== "TimeoutError";
  if (isAbortedByCaller || nameOf(failure) === "AbortError") {
    return new ApiError({ code: "ABORTED", message: "The request was aborted.", cause: failure });
  }
  if (!response || failure instanceof TypeError) {
    return new ApiError({ code: "NETWORK_FAILED", message: "The server could not be reached.", cause: failure });
  }
  const problem = isProblem(failure) ? failure : undefined;
  return new ApiError({
    status: response.status,
    code: problem?.code ?? codeByStatus[response.status] ?? "UNREADABLE_ANSWER",
    message: problem?.message ?? `The server answered ${response.status} without a readable body.`,
    problem,
    requestId: response.headers.get("X-Request-Id") ?? undefined,
    retryAfterSeconds: secondsUntil(response.headers.get("Retry-After")),
    cause: problem ? undefined : failure,
  });
}

/** What an error means that came from something in front of the server and does not speak the contract. */
const codeByStatus: Readonly<Record<number, ProblemCode>> = {
  401: "UNAUTHENTICATED",
  403: "FORBIDDEN",
  404: "NOT_FOUND",
  409: "CONFLICT",
  412: "PRECONDITION_FAILED",
  413: "PAYLOAD_TOO_LARGE",
  415: "UNSUPPORTED_MEDIA_TYPE",
  429: "TOO_MANY_REQUESTS",
  500: "INTERNAL_ERROR",
  501: "NOT_IMPLEMENTED",
  502: "SERVICE_UNAVAILABLE",
  503: "SERVICE_UNAVAILABLE",
  504: "SERVICE_UNAVAILABLE",
};

function isProblem(body: unknown): body is Problem {
  return typeof body === "object" && body !== null && "message" in body && "code" in body;
}

function nameOf(failure: unknown): string | undefined {
  return failure instanceof Error || failure instanceof DOMException ? failure.name : undefined;
}

/** `Retry-After` is a number of seconds or a date. */
function secondsUntil(header: string | null): number | undefined {
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - Date.now()) / 1000);
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}
