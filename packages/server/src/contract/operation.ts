import type { Readable } from "node:stream";

import type { Body, OperationId, operations, Path, Query } from "@callwright/sdk/contract";

import type { JsonText } from "./jsonText.ts";

export type { OperationId };

/** The request, validated against the contract, with defaults filled in. */
export interface Input<Id extends OperationId> {
  path: Path<Id>;
  query: Query<Id>;
  /** The JSON body, or `{file}` of a form, which is read when it is needed; undefined without one. */
  body: operations[Id] extends { requestBody: { content: { "multipart/form-data": unknown } } }
    ? { file: Upload }
    : operations[Id] extends { requestBody: { content: { "application/x-www-form-urlencoded": infer Form } } }
      ? Form
      : Body<Id>;
}

/** The responses that the contract allows for an operation: a union of its statuses and bodies. Problems are thrown. */
export type Reply<Id extends OperationId> = {
  [Status in SuccessStatus<Id>]: ReplyOf<Status, operations[Id]["responses"][Status]>;
}[SuccessStatus<Id>];

type SuccessStatus<Id extends OperationId> = keyof operations[Id]["responses"] & (200 | 201 | 202 | 204 | 206);

type ReplyOf<Status, Response> = Response extends { content: infer Content }
  ? Content extends { "application/json": infer Json }
    ? { status: Status; body: Json | JsonText<Json>; headers?: Record<string, string> }
    : { status: Status; content: FileContent; headers?: Record<string, string> }
  : { status: Status; headers?: Record<string, string> };

/** The response of a file or stream instead of JSON. */
export interface FileContent {
  contentType: string;
  /** The bytes, or a stream of them. */
  data: Uint8Array | ReadableStream<Uint8Array>;
  /** Offers the content for download under this name. */
  downloadName?: string;
}

/** An uploaded file. */
export interface UploadedFile {
  name: string;
  bytes: Uint8Array;
  /** SHA-256 of the bytes. */
  digest: Buffer;
}

/** A form of which only the headers have been received, so that a request can be refused without reading the rest. */
export interface Upload {
  /**
   * Reads the file; a second call returns the same one.
   *
   * @throws Problem 400 for a form without a file, or an invalid one, 413 beyond the limits.
   */
  receive(): Promise<UploadedFile>;
  /**
   * Passes the file on while it arrives, for one that is too large to be stored. It is received as fast as it is read.
   *
   * @throws Problem as `receive`; later errors fail the stream.
   */
  stream(limits: StreamLimits): Promise<Readable>;
  /** Aborts when the client stops waiting for the response. */
  gone: AbortSignal;
}

export interface StreamLimits {
  fileBytes: number;
  seconds: number;
}
