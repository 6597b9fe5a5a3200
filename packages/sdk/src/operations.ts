import type { Body, EditId, Ok, OperationId, operations } from "./contract.js";
import { operationTable } from "./generated/operations.js";

export type { OperationId };

type Table = typeof operationTable;

/** A file as a download answers it. */
export interface Download {
  blob: Blob;
  /** The name the server gave it, with its extension; null when it gave none. */
  fileName: string | null;
}

/** What a call of an operation takes: path parameters, query and body by the contract's names; required is what the contract requires. */
export type OperationInput<Id extends OperationId> = Pick<operations[Id]["parameters"], "path" | "query"> &
  BodyField<Id> &
  (Id extends EditId ? { basedOn?: ReadState | undefined } : unknown);

/**
 * The record that an edit was made from, as it was read. With it the edit is refused, with the code `PRECONDITION_FAILED`, when
 * somebody changed the record since; `error.problem.changed` says who and when.
 */
export type ReadState = Readonly<{ updatedAt: string }>;

type BodyField<Id extends OperationId> = undefined extends Body<Id> ? { body?: Body<Id> } : { body: Body<Id> };

/** The arguments after the operationId: the input may be left out when nothing in it is required. */
export type InputArguments<Id extends OperationId> =
  Partial<OperationInput<Id>> extends OperationInput<Id> ? [input?: OperationInput<Id>] : [input: OperationInput<Id>];

/** What a call of an operation answers: the body of its success, a Download for a file, undefined for an empty answer. */
export type OperationData<Id extends OperationId> = Id extends FileId ? Download : Ok<Id>;

/** Operations that answer a file. */
export type FileId = {
  [Id in OperationId]: Table[Id] extends readonly [string, string, "file"] ? Id : never;
}[OperationId];

/** Operations that read, and whose answer a screen can show. */
export type ReadId = { [Id in OperationId]: Table[Id] extends readonly ["GET", ...string[]] ? Id : never }[CallableId];

/** Operations that change something, as far as a client may call them. */
export type WriteId = Exclude<CallableId, ReadId | FileId | ServerOnlyId>;

/** Every operation but the stream of live events, which is `client.live`. */
export type CallableId = Exclude<OperationId, "streamEvents">;

/** Operations that machines call, not the client: webhooks, and what needs an API key. */
export type ServerOnlyId = "receiveStripeEvent" | "receiveCarrierEvents" | "createEmbedSession";

/** Where an operation is on the wire. */
interface Place {
  method: string;
  path: string;
  /** What it answers when that is not JSON. */
  answers: "file" | "events" | undefined;
  /** Whether it takes an Idempotency-Key, by which it is done once however often it is sent. */
  isOnce: boolean;
}

export function placeOf(id: OperationId): Place {
  const [method, path, kind]: readonly [string, string, ("file" | "events" | "once")?] = operationTable[id];
  return { method, path, answers: kind === "once" ? undefined : kind, isOnce: kind === "once" };
}
