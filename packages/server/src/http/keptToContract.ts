import { ContractBroken } from "./contractBroken.ts";
import { fieldErrors } from "./fieldErrors.ts";
import { JsonText } from "../contract/jsonText.ts";
import type { Operation } from "./operations.ts";
import { problemReply, type AnyReply } from "./reply.ts";
import { toProblem } from "./toProblem.ts";

/**
 * Holds our own answers to the contract, in development and tests: a column that leaks, a value outside an enum or a status
 * that is not documented fails there. Refusals too, whoever refuses: the router, the handler, or the database in a race.
 *
 * @throws ContractBroken naming the operation and what is wrong.
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
