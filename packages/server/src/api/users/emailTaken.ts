import { problem } from "../../contract/problem.ts";

/** An address has one account. */
export function emailTaken() {
  const taken = "This email address is already in use.";
  return problem(409, "EMAIL_TAKEN", taken, { errors: { email: taken } });
}
