import { HTTPException } from "hono/http-exception";

import { isDatabaseGone } from "../db/databaseGone.ts";
import { isLostRace } from "../db/retryLostRace.ts";
import { ContractBroken } from "./contractBroken.ts";
import { Problem } from "../contract/problem.ts";

/** Converts every error to a problem response; an unexpected one becomes a 5xx that reveals no internals. */
export function toProblem(error: unknown, isProduction: boolean): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof HTTPException && error.status < 500)
    return new Problem(error.status, "MALFORMED_REQUEST", "The request could not be read.");
  if (isDatabaseGone(error)) {
    return new Problem(
      503,
      "SERVICE_UNAVAILABLE",
      "The service is not available right now. Please try again shortly.",
      { cause: error, headers: { "retry-after": String(retryAfterSeconds()) } },
    );
  }
  const lostRace = lostRaceProblem(error);
  if (lostRace) return lostRace;
  const message =
    error instanceof ContractBroken && !isProduction ? error.message.slice(0, 1000) : "An unexpected error occurred.";
  return new Problem(500, "INTERNAL_ERROR", message, { cause: error });
}

/** A concurrent request was first, or took a value (23505). Nothing was written. */
function lostRaceProblem(error: unknown): Problem | undefined {
  const { code, constraint } = (error ?? {}) as { code?: unknown; constraint?: unknown };
  if (code === "23505" && constraint === "users_by_email")
    return new Problem(409, "EMAIL_TAKEN", "This email address is already in use.", { cause: error });
  if (code === "23505" || isLostRace(error))
    return new Problem(409, "CONFLICT", "This was changed by somebody else just now. Please try again.", {
      cause: error,
    });
  return undefined;
}

/** Different for each client, so that they do not all return at once. */
function retryAfterSeconds(): number {
  return 2 + Math.floor(Math.random() * 3);
}
