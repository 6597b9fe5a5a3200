import { HTTPException } from "hono/http-exception";

import { ContractBroken } from "./contractBroken.ts";
import { Problem } from "./problem.ts";

/** Everything that is thrown becomes a problem answer; what we did not foresee becomes a 5xx that says nothing about us. */
export function toProblem(error: unknown, isProduction: boolean): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof HTTPException && error.status < 500)
    return new Problem(error.status, "MALFORMED_REQUEST", "The request could not be read.");
  if (isDatabaseGone(error)) {
    return new Problem(
      503,
      "SERVICE_UNAVAILABLE",
      "The service is not available right now. Please try again shortly.",
      { cause: error, headers: { "retry-after": "5" } },
    );
  }
  const message =
    error instanceof ContractBroken && !isProduction
      ? error.message.slice(0, 1000)
      : "Something went wrong. Please try again later.";
  return new Problem(500, "INTERNAL_ERROR", message, { cause: error });
}

/** Connection refused, reset, or PostgreSQL starting up and shutting down (class 57P) or out of connections (53300). */
function isDatabaseGone(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  if (typeof code !== "string")
    return (
      error instanceof Error && /connection terminated|timeout exceeded when trying to connect/i.test(error.message)
    );
  return /^(57P0\d|53300|08\w{3}|ECONNREFUSED|ECONNRESET|ENOENT)$/.test(code);
}
