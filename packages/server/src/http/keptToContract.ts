import { ContractBroken } from "./contractBroken.ts";
import { fieldErrors } from "./fieldErrors.ts";
import { JsonText } from "./jsonText.ts";
import type { Operation } from "./operations.ts";
import { Problem } from "./problem.ts";
import type { AnyReply } from "./reply.ts";

/**
 * Holds our own answers to the contract, in development and tests: a column that leaks, a value outside an enum or a status
 * that is not documented fails there.
 *
 * @throws ContractBroken naming the operation and what is wrong.
 */
export async function keptToContract(operation: Operation, answering: Promise<AnyReply>): Promise<AnyReply> {
  const reply = await answering.catch((error: unknown) => {
    if (error instanceof Problem) validatorOf(operation, error.status);
    throw error;
  });
  if (!("body" in reply)) return reply;
  const validate = validatorOf(operation, reply.status);
  const text = reply.body instanceof JsonText ? reply.body.text : JSON.stringify(reply.body);
  if (validate(JSON.parse(text))) return reply;
  throw new ContractBroken(`${operation.id} broke the contract: ${JSON.stringify(fieldErrors(validate.errors ?? []))}`);
}

function validatorOf(operation: Operation, status: number) {
  const validate = operation.validateResponse(status);
  if (validate) return validate;
  throw new ContractBroken(`${operation.id} answered ${status}, which the contract does not know.`);
}
