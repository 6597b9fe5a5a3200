import type { Actor } from "../auth/actor.ts";
import type { Context } from "../context.ts";
import type { Input, OperationId, Reply } from "./operation.ts";

/**
 * What serves one operation: `api/<resource>/<operationId>.ts` exports a function of this type under the operation's name.
 *
 * - `context`: every collaborator (database, clock, ids, …), replaceable in a test;
 * - `actor`: who asks. The role was checked already; which rows they may touch is `scope(actor)`;
 * - `input`: typed and checked `path`, `query` and `body`, and `request` for what the contract does not describe.
 *
 * Answer `{status, body}` as the contract says, `{status, content}` for a file, or throw a `problem(…)`.
 *
 * @example
 * export const getCountry: Handler<"getCountry"> = async ({ db }, _actor, { path }) => {
 *   const country = await readCountry(db, path.id);
 *   if (!country) throw notFound("The country");
 *   return { status: 200, body: country };
 * };
 */
export type Handler<Id extends OperationId> = (
  context: Context,
  actor: Actor,
  input: HandlerInput<Id>,
) => Promise<Reply<Id>>;

export interface HandlerInput<Id extends OperationId> extends Input<Id> {
  request: RequestFacts;
}

/** One handler for every operation of the contract. */
export type Handlers = { [Id in OperationId]: Handler<Id> };

/** The request beyond the contract's path, query and body. */
export interface RequestFacts {
  id: string;
  headers: Headers;
  /** The caller's address; behind trusted proxies the one they report. */
  ip: string;
  /** Path and query as they came, for signatures over an address. */
  target: string;
  /** The body as it came, for operations that check a signature over it. */
  rawBody: Uint8Array;
}
