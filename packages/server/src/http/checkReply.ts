import { ContractBroken } from "./contractBroken.ts";
import { fieldErrors } from "./fieldErrors.ts";
import { JsonText } from "./jsonText.ts";
import type { Operation } from "./operations.ts";
import type { AnyReply } from "./reply.ts";

/**
 * Holds our own answers to the contract, in development and tests: a column that leaks or a value outside an enum fails there.
 *
 * @throws ContractBroken naming the operation and the fields.
 */
export function checkReply(operation: Operation, reply: AnyReply): void {
  if (!("body" in reply)) return;
  const validate = operation.validateResponse(reply.status);
  if (!validate)
    throw new ContractBroken(`${operation.id} answered ${reply.status}, which the contract does not know.`);
  const text = reply.body instanceof JsonText ? reply.body.text : JSON.stringify(reply.body);
  if (!validate(JSON.parse(text)))
    throw new ContractBroken(
      `${operation.id} broke the contract: ${JSON.stringify(fieldErrors(validate.errors ?? []))}`,
    );
}
