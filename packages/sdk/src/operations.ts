import type { Body, EditId, Ok, OperationId, operations } from "./contract.js";
import type { operationTable } from "./generated/operationTable.js";

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

/** Asks for the contract's own words: without `strictNullChecks`, every type takes undefined, and a body that is none would be required. */
type BodyField<Id extends OperationId> = operations[Id] extends { requestBody: object }
  ? { body: Body<Id> }
  : { body?: Body<Id> };

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

/** Operations that answer a stream of server-sent events. */
export type StreamId = {
  [Id in OperationId]: Table[Id] extends readonly [string, string, "events"] ? Id : never;
}[OperationId];

/** Every operation but the streams, which are read with `client.live` and `client.stream`. */
export type CallableId = Exclude<OperationId, StreamId>;

/** Operations that machines call, not the client: webhooks, and what needs an API key. */
export type ServerOnlyId =
  | "receiveStripeEvent"
  | "receiveCarrierEvents"
  | "receiveRetellEvent"
  | "receiveVapiEvent"
  | "receiveTwilioEvent"
  | "receiveTwilioMachine"
  | "receiveTwilioRecording"
  | "answerTwilioCall"
  | "endTwilioTalk"
  | "answerInboundCall"
  | "createEmbedSession";

/** An operation and where it is on the wire. */
export type Operation<Id extends OperationId = OperationId> = readonly [
  id: Id,
  method: string,
  path: string,
  /** What it answers when that is not JSON; or that it takes an Idempotency-Key, by which it is done once however often it is sent. */
  kind?: "file" | "events" | "once",
];

let table: Promise<typeof import("./generated/operationTable.js")> | undefined;

/** Finds an operation by its name. All of them are 1.7 kB, which come when the first one is looked for. */
export async function operationNamed<Id extends OperationId>(id: Id): Promise<Operation<Id>> {
  const loading = (table ??= import("./generated/operationTable.js"));
  loading.catch(() => (table = undefined));
  const { operationTable } = await loading;
  return [id, ...(operationTable[id] as readonly [string, string])];
}
