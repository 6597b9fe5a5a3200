import type { ApiErrorFacts } from "./ApiError.js";
import type { Problem, ProblemCode } from "./contract.js";

/** What a server says in a response that is not a success. */
export async function refusalIn(response: Response): Promise<ApiErrorFacts> {
  const body = readable(await response.text());
  const problem = isProblem(body) ? body : undefined;
  return {
    status: response.status,
    code: problem?.code ?? codeByStatus[response.status] ?? "UNREADABLE_ANSWER",
    message: problem?.message ?? `The server answered ${response.status} without a readable body.`,
    problem,
    requestId: response.headers.get("X-Request-Id") ?? undefined,
    retryAfterSeconds: secondsUntil(response.headers.get("Retry-After")),
    cause: problem ? undefined : body,
  };
}

/** JSON, or else the text. */
function readable(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The meaning of an error from a proxy in front of the server, which does not conform to the contract. */
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

/** `Retry-After` is a number of seconds or a date. */
function secondsUntil(header: string | null): number | undefined {
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - Date.now()) / 1000);
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}
