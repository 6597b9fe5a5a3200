import type { Body, EditId, Ok, OperationId, operations } from "./contract.js";
import type { operationTable } from "./generated/operationTable.js";
import { importOnce } from "./importOnce.js";

export type { OperationId };

type Table = typeof operationTable;

/** A downloaded file. */
export interface Download {
  blob: Blob;
  /** The file name from the server, with its extension; null if there is none. */
  fileName: string | null;
}

/** The input of an operation: path parameters, query and body with the names of the contract. */
export type OperationInput<Id extends OperationId> = Pick<operations[Id]["parameters"], "path" | "query"> &
  BodyField<Id> &
  (Id extends EditId ? { basedOn?: ReadState | undefined } : unknown);

/**
 * The record on which an edit is based, as it was read. If somebody has changed the record since, the edit is refused
 * with the code `PRECONDITION_FAILED`; `error.problem.changed` says who and when.
 */
export type ReadState = Readonly<{ updatedAt: string }>;

/** Asks for the contract's own words: without `strictNullChecks`, every type takes undefined, and a body that is none would be required. */
type BodyField<Id extends OperationId> = operations[Id] extends { requestBody: object }
  ? { body: Body<Id> }
  : { body?: Body<Id> };

/** The arguments after the operationId. The input can be omitted if nothing in it is required. */
export type InputArguments<Id extends OperationId> =
  Partial<OperationInput<Id>> extends OperationInput<Id> ? [input?: OperationInput<Id>] : [input: OperationInput<Id>];

/**
 * The result of an operation: the body of the successful response, a Download for a file, or undefined for an empty
 * response.
 */
export type OperationData<Id extends OperationId> = Id extends FileId ? Download : Ok<Id>;

/** Operations that return a file. */
export type FileId = {
  [Id in OperationId]: Table[Id] extends readonly [string, string, "file"] ? Id : never;
}[OperationId];

/** Operations that read data. */
export type ReadId = { [Id in OperationId]: Table[Id] extends readonly ["GET", ...string[]] ? Id : never }[CallableId];

/** Operations that change something and that a client may call. */
export type WriteId = Exclude<CallableId, ReadId | FileId | ServerOnlyId>;

/** Operations that return a stream of server-sent events. */
export type StreamId = {
  [Id in OperationId]: Table[Id] extends readonly [string, string, "events"] ? Id : never;
}[OperationId];

/** All operations except the streams, which are read with `client.live` and `client.stream`. */
export type CallableId = Exclude<OperationId, StreamId>;

/** Operations that servers call and not the client: webhooks, and operations that need an API key. */
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

/** An operation with its method and path. */
export type Operation<Id extends OperationId = OperationId> = readonly [
  id: Id,
  method: string,
  path: string,
  /**
   * The type of its response if it is not JSON; or that it takes an Idempotency-Key, so that it is carried out once
   * however often it is sent.
   */
  kind?: "file" | "events" | "once",
];

const loadTable = importOnce(() => import("./generated/operationTable.js"));

/**
 * Finds an operation by its name. The table of all operations is 1.7 kB, and is loaded when the first one is looked up.
 */
export async function operationNamed<Id extends OperationId>(id: Id): Promise<Operation<Id>> {
  const { operationTable } = await loadTable();
  return [id, ...(operationTable[id] as readonly [string, string])];
}
