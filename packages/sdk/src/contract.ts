/**
 * The contract as types, for the server and its clients. Nothing here exists at run time.
 *
 * Every schema of the contract is exported by its name: `Call`, `PhoneBook`, `PotentialCustomer`, `Problem` …
 */
import type { components, operations } from "./generated/schema.js";

export type * from "./generated/schema.js";

/** Every schema of the contract by name. */
export type Schemas = components["schemas"];

/** The name of an operation; the same in the contract, the server's files, the SDK's hooks and the tests. */
export type OperationId = keyof operations;

/** Path parameters of an operation; empty if it has none. */
export type Path<Id extends OperationId> = Parameters<Id, "path">;

/**
 * Query parameters of an operation; empty if it has none. Arrays are arrays here and comma-separated in the request.
 */
export type Query<Id extends OperationId> = Parameters<Id, "query">;

/** Header parameters of an operation; empty if it has none. */
export type Headers<Id extends OperationId> = Parameters<Id, "header">;

/**
 * Operations that edit a shared record and take `If-Match`: they do not change it if somebody else has changed it
 * meanwhile.
 */
export type EditId = {
  [Id in OperationId]: [NonNullable<operations[Id]["parameters"]["header"]>] extends [never]
    ? never
    : "If-Match" extends keyof NonNullable<operations[Id]["parameters"]["header"]>
      ? Id
      : never;
}[OperationId];

/** Body of a request: JSON, or the fields of a form with files as Blob; undefined if the operation has none. */
export type Body<Id extends OperationId> = operations[Id] extends { requestBody: { content: infer Content } }
  ? Content[keyof Content]
  : operations[Id] extends { requestBody?: infer Optional }
    ? NonNullable<Optional> extends { content: infer Content }
      ? Content[keyof Content] | undefined
      : undefined
    : undefined;

/**
 * All possible responses of an operation, as a union over its statuses:
 * `{status: 200, body: CallList} | {status: 404, body: Problem} | …`. A file or stream has a `body` of bytes; an empty
 * response has none.
 */
export type Reply<Id extends OperationId> = {
  [Status in keyof operations[Id]["responses"]]: Status extends 204
    ? EmptyAnswer<Status>
    : Answer<Status, operations[Id]["responses"][Status]>;
}[keyof operations[Id]["responses"]];

/** The body of the operation's successful response; undefined for an empty one. */
export type Ok<Id extends OperationId> = BodyOf<
  operations[Id]["responses"][keyof operations[Id]["responses"] & SuccessStatus]
>;

/** The argument of a handler: the request, already validated against the contract and with defaults filled in. */
export interface Input<Id extends OperationId> {
  readonly path: Path<Id>;
  readonly query: Query<Id>;
  readonly headers: Headers<Id>;
  readonly body: Body<Id>;
}

/**
 * The function for an operation. `Context` is what the server provides in addition: the caller, a transaction, a clock.
 *
 * @example
 * const getProduct: Handler<"getProduct"> = ({ path }) => ({ status: 200, body: products.get(path.id) });
 */
export type Handler<Id extends OperationId, Context = unknown> = (
  input: Input<Id>,
  context: Context,
) => Reply<Id> | Promise<Reply<Id>>;

/** A handler for every operation: `satisfies Handlers` makes a missing or mistaken one a compile error. */
export type Handlers<Context = unknown> = { [Id in OperationId]: Handler<Id, Context> };

/** Bytes, as a whole or as a stream. */
export type Bytes = Blob | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>>;

type Parameters<Id extends OperationId, In extends "path" | "query" | "header"> = operations[Id]["parameters"] extends {
  [Key in In]?: infer Values;
}
  ? [NonNullable<Values>] extends [never]
    ? Nothing
    : NonNullable<Values>
  : Nothing;

type Nothing = Readonly<Record<string, never>>;
type SuccessStatus = 200 | 201 | 204 | 206;
type ServerStatus = 500 | 501 | 502 | 503 | 504;

interface Answer<Status, Response> {
  status: Status extends "5XX" ? ServerStatus : Status;
  body: BodyOf<Response>;
  headers?: Readonly<Record<string, string>>;
}

interface EmptyAnswer<Status> {
  status: Status;
  body?: undefined;
  headers?: Readonly<Record<string, string>>;
}

type BodyOf<Response> = Response extends { content: infer Content }
  ? Content extends { "application/json": infer Json }
    ? Json
    : Bytes
  : undefined;
