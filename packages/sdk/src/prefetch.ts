import type { CallwrightClient } from "./connect.js";
import type { InputArguments, OperationData, OperationInput, ReadId } from "./operations.js";

/** A read that was made before a page is drawn. It can be written as JSON and taken over by a provider. */
export type FirstRead<Id extends ReadId = ReadId> = {
  [One in Id]: {
    operation: One;
    input: OperationInput<One>;
    data: OperationData<One>;
    /** When it was read, in milliseconds since 1970: what is drawn of it counts time from there. */
    at: number;
  };
}[Id];

/**
 * Reads on a server what a page shows first; hooks that read the same operation with the same input draw it at once.
 *
 * @example
 * const firstData = [await prefetch(client, "getProfile"), await prefetch(client, "listProducts", { query: { page: 0, perPage: 10 } })];
 */
export async function prefetch<Id extends ReadId>(
  client: CallwrightClient,
  operation: Id,
  ...args: InputArguments<Id>
): Promise<FirstRead<Id>> {
  const data = await client.call<Id>(operation, ...args);
  return { operation, input: args[0] ?? {}, data, at: Date.now() } as FirstRead<Id>;
}
