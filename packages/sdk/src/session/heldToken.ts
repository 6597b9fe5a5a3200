import { ApiError } from "../ApiError.js";
import { loadLater } from "../whenTouched.js";
import { readClaims } from "./claims.js";
import type { HeldToken } from "./sharedTokens.js";

/**
 * Reads the token from the response of a partner's backend: the token itself, an object that contains it, or the
 * response of `fetch`. A token without an expiry is used until the server rejects it.
 *
 * @throws ApiError with the code of our server if the backend passes its refusal on, otherwise
 * `SESSION_ENDPOINT_FAILED` with the status, or `SESSION_ANSWER_INVALID`
 */
export async function heldToken(answer: unknown): Promise<HeldToken> {
  const response = answer instanceof Response ? answer : undefined;
  const body: unknown = response ? await response.json().catch(() => undefined) : answer;

  const token = typeof body === "string" ? body : own(body, "token");
  if (response?.ok !== false && typeof token === "string" && token !== "")
    return { token, expiresAt: momentOf(own(body, "expiresAt")) ?? expiryOf(token) };

  throw new ApiError((await loadLater()).tokenRefusal(response, own(body, "code"), own(body, "message")));
}

/** A property of the value itself, because pages may add others to `Object.prototype`. */
function own(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

/** The milliseconds since 1970 of a date, or of a number of seconds or milliseconds, even as text. */
function momentOf(value: unknown): number | undefined {
  const number =
    typeof value === "string" && Number.isNaN(Number(value)) ? Date.parse(value) : Number(value ?? Number.NaN);
  if (!(number > 0)) return undefined;
  return number < firstMilliseconds ? number * 1000 : number;
}

/** Smaller numbers are seconds: as milliseconds they would be before 1973. */
const firstMilliseconds = 1e11;

function expiryOf(token: string): number {
  const { exp } = readClaims(token);
  return exp ? exp * 1000 : Number.POSITIVE_INFINITY;
}
