import type { ApiErrorFacts } from "../ApiError.js";
import type { ProblemCode } from "../contract.js";

/** The refusals of createEmbedSession that the developer can correct. */
const refusals: readonly ProblemCode[] = ["API_KEY_INVALID", "KEY_REVOKED", "ORIGIN_NOT_ALLOWED", "OUT_OF_SCOPE"];

/** The error when a partner's backend answers without a token, but perhaps with our refusal. */
export function tokenRefusal(response: Response | undefined, refusal: unknown, message: unknown): ApiErrorFacts {
  const status = response?.status ?? 0;
  const code = refusals.find((one) => one === refusal);
  if (code) return { code, status, message: typeof message === "string" ? message : code };
  // The query may contain private data.
  const asked = response?.url.replace(/[?#].*/, "") || "fetchSession";
  return response?.ok === false
    ? { code: "SESSION_ENDPOINT_FAILED", status, message: `${asked} answered ${status}.` }
    : { code: "SESSION_ANSWER_INVALID", message: `${asked} answered without a token.` };
}

/** The error when `fetchSession` rejects with the error of another library, which has a status beside its message. */
export function fetchFailure(cause: unknown): ApiErrorFacts | undefined {
  const { status, response } = (cause ?? {}) as { status?: unknown; response?: { status?: unknown } };
  const answered = status ?? response?.status;
  if (typeof answered !== "number") return undefined;
  return { code: "SESSION_ENDPOINT_FAILED", status: answered, message: `fetchSession answered ${answered}.`, cause };
}
