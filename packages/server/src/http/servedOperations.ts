import { readContract } from "../contract/openApi.ts";
import { readOperations, type Operation } from "./operations.ts";
import { createSchemaCompiler } from "./schemas.ts";

let operations: Operation[] | undefined;

/**
 * The operations of the contract. All servers of a process share them, and with them the compiled schemas: compiling
 * takes longer than everything else that a test's server does.
 */
export function servedOperations(): Operation[] {
  const contract = readContract();
  return (operations ??= readOperations(contract, createSchemaCompiler(contract)));
}
