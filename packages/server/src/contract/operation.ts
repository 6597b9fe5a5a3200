import type { Readable } from "node:stream";

import type { Body, OperationId, operations, Path, Query } from "@callwright/sdk/contract";

import type { JsonText } from "./jsonText.ts";

export type { OperationId };

/** What the caller sent, checked against the contract, with defaults filled in. */
export interface Input<Id extends OperationId> {
  path: Path<Id>;
  query: Query<Id>;
  /** The JSON body, or `{file}` of a form, which is received when it is wanted; undefined without one. */
  body: operations[Id] extends { requestBody: { content: { "multipart/form-data": unknown } } }
    ? { file: Upload }
    : operations[Id] extends { requestBody: { content: { "application/x-www-form-urlencoded": infer Form } } }
      ? Form
      : Body<Id>;
}

/** The answers the contract allows for an operation: a union of its statuses and bodies. Problems are thrown. */
export type Reply<Id extends OperationId> = {
  [Status in SuccessStatus<Id>]: ReplyOf<Status, operations[Id]["responses"][Status]>;
}[SuccessStatus<Id>];

type SuccessStatus<Id extends OperationId> = keyof operations[Id]["responses"] & (200 | 201 | 202 | 204 | 206);

type ReplyOf<Status, Response> = Response extends { content: infer Content }
  ? Content extends { "application/json": infer Json }
    ? { status: Status; body: Json | JsonText<Json>; headers?: Record<string, string> }
    : { status: Status; content: FileContent; headers?: Record<string, string> }
  : { status: Status; headers?: Record<string, string> };

/** What a file or stream answers instead of JSON. */
export interface FileContent {
  contentType: string;
  /** The bytes, or a stream of them. */
  data: Uint8Array | ReadableStream<Uint8Array>;
  /** Offers the content for download under this name. */
  downloadName?: string;
}

/** A file as it was uploaded. */
export interface UploadedFile {
  name: string;
  bytes: Uint8Array;
  /** SHA-256 of the bytes. */
  digest: Buffer;
}

/** A form that has come only as far as its headers: whoever has no use for it answers without reading on. */
export interface Upload {
  /**
   * Reads the file; who asks again gets the same.
   *
   * @throws Problem 400 for a form without a file, or one that is broken, 413 beyond the limits.
   */
  receive(): Promise<UploadedFile>;
  /**
   * Hands the file on while it arrives, for one that is too large to be kept. The rest of it is waited for as fast as it is read.
   *
   * @throws Problem as `receive`; what is wrong further on fails the stream.
   */
  stream(limits: StreamLimits): Promise<Readable>;
  /** Aborts when whoever sends it does not wait for the answer any more. */
  gone: AbortSignal;
}

export interface StreamLimits {
  fileBytes: number;
  seconds: number;
}
