import { problem } from "../../contract/problem.ts";

/** The contacts of a customer are identified by their phone numbers. */
export function phoneNumberTaken() {
  const message = "This customer already has a contact with this phone number.";
  return problem(409, "ALREADY_EXISTS", message, { errors: { phoneNumber: message } });
}
