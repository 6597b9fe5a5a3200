import { ContractBroken } from "./contractBroken.ts";
import { fieldErrors } from "./fieldErrors.ts";
import { JsonText } from "../contract/jsonText.ts";
import type { Operation } from "./operations.ts";
import { problemReply, type AnyReply } from "./reply.ts";
import { toProblem } from "./toProblem.ts";

/**
 * Validates our own responses against the contract, in development and tests: a leaking column, a value outside an enum
 * or an undocumented status fails there. This includes refusals of the router, the handler, or the database in a race.
 *
 * @throws ContractBroken with the operation and the violation.
 */
export async function keptToContract(operation: Operation, answering: Promise<AnyReply>): Promise<AnyReply> {
  const reply = await answering.catch((error: unknown) => {
    const problem = toProblem(error, false);
    if (problem.status < 500) check(operation, problemReply(problem, ""));
    throw error;
  });
  check(operation, reply);
  return reply;
}

function check(operation: Operation, reply: AnyReply): void {
  if (!("body" in reply)) return;
  const validate = operation.validateResponse(reply.status);
  if (!validate)
    throw new ContractBroken(`${operation.id} answered ${reply.status}, which the contract does not know.`);
  const text = reply.body instanceof JsonText ? reply.body.text : JSON.stringify(reply.body);
  if (validate(JSON.parse(text))) return;
  throw new ContractBroken(`${operation.id} broke the contract: ${JSON.stringify(fieldErrors(validate.errors ?? []))}`);
}
