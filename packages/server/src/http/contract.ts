import type { operations } from "@callwright/sdk/contract";

/** The server's door to the contract: names and shapes of its operations, types only. */
export type OperationId = keyof operations;

type Value<Of, Key extends string> = Of extends { [Name in Key]?: infer Found } ? NonNullable<Found> : never;
type OrEmpty<Type> = [Type] extends [never] ? Record<string, never> : Type;

type RequestContent<Id extends OperationId> = Value<Value<operations[Id], "requestBody">, "content">;

/** What the caller sent, checked against the contract: the typed path, query and body of an operation. */
export interface Input<Id extends OperationId> {
  path: OrEmpty<Value<operations[Id]["parameters"], "path">>;
  query: OrEmpty<Value<operations[Id]["parameters"], "query">>;
  body: RequestBody<Id>;
}

/** The JSON body; the uploaded file for a multipart form; undefined without a body. */
export type RequestBody<Id extends OperationId> = [RequestContent<Id>] extends [never]
  ? undefined
  : RequestContent<Id> extends { "application/json": infer Body }
    ? operations[Id] extends { requestBody: unknown } ? Body : Body | undefined
    : RequestContent<Id> extends { "multipart/form-data": unknown } ? { file: File } : undefined;

/** The answers the contract allows for an operation: a union of its statuses and bodies. */
export type Reply<Id extends OperationId> = {
  [Status in keyof operations[Id]["responses"] & number]: ReplyOf<Status, operations[Id]["responses"][Status]>;
}[keyof operations[Id]["responses"] & number];

type ReplyOf<Status, Response> = Response extends { content: infer Content }
  ? Content extends { "application/json": infer Body }
    ? { status: Status; body: Body; headers?: Record<string, string> }
    : { status: Status; content: FileContent; headers?: Record<string, string> }
  : { status: Status; headers?: Record<string, string> };

/** What a file or stream answer sends instead of JSON. */
export interface FileContent {
  contentType: string;
  /** The bytes, or a stream of them. */
  data: Uint8Array | ReadableStream<Uint8Array>;
  /** Offers the file for download under this name. */
  downloadName?: string;
}
