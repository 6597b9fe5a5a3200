import type { CallWordsMessage, Handlers, Input, LiveEvent, OperationId } from "../contract.js";
import { operationTable } from "../generated/operationTable.js";
import { underConditions } from "./conditions.js";
import { liveStream } from "./liveStream.js";
import { type FakeReply, fail } from "./replies.js";
import { routeOf } from "./route.js";
import { wordStreams } from "./wordStreams.js";

/** The context of a handler, in addition to the request. */
export interface FakeContext {
  /** Aborts when the caller stops waiting. */
  signal: AbortSignal;
}

/** Responses for the operations that a test or story needs; a missing one responds with 501 and its name. */
export type FakeHandlers = Partial<Handlers<FakeContext>>;

/** A request that the fake received. */
export type FakeRequest<Id extends OperationId = OperationId> = { [One in Id]: { id: One; input: Input<One> } }[Id];

/** What a fake does whatever sends it requests. */
export interface FakeServer {
  /** All requests so far, oldest first; only those of an operation if it is named. */
  requests<Id extends OperationId = OperationId>(id?: Id): FakeRequest<Id>[];
  /** Changes handlers from now on. */
  use(handlers: FakeHandlers): void;
  /** Sends a live event to all listeners. */
  push(event: LiveEvent): void;
  /** Sends words of a call to its readers. */
  say(message: CallWordsMessage): void;
  /** Responds to a request like the server, for any origin; for a custom `fetch`. */
  answer: (request: Request) => Promise<Response>;
  /**
   * The same for libraries that handle requests by method and URL.
   *
   * @example
   * // With msw
   * setupServer(...api.routes("https://calls.example.com").map(({ method, url, answer }) =>
   *   http[method](url, ({ request }) => answer(request))));
   */
  routes(origin: string): FakeRoute[];
}

/** One operation's handler, for libraries that handle requests. */
export interface FakeRoute {
  id: OperationId;
  method: "get" | "post" | "put" | "patch" | "delete";
  /** With its parameters as `:id`. */
  url: string;
  answer: (request: Request) => Promise<Response>;
}

/** An operation that was asked for, with its input. */
export interface Served {
  id: OperationId;
  path: unknown;
  query: unknown;
}

/** The responses of a fake, without a client: the demo of a page begins without the code of one. */
export function createFakeServer(
  initial: FakeHandlers = {},
): FakeServer & { serve: (request: Request, served: Served) => Promise<Response> } {
  let handlers = initial;
  const requests: FakeRequest[] = [];
  const stream = liveStream<LiveEvent>(({ id }) => id);
  const words = wordStreams();

  const answer = async (request: Request): Promise<Response> => {
    const route = routeOf(request);
    return route ? serve(request, route) : toResponse(fail(404, "NOT_FOUND", "There is nothing at this address."));
  };

  return {
    serve,
    requests: (id) => requests.filter((request) => !id || request.id === id) as never,
    use: (more) => {
      handlers = { ...handlers, ...more };
    },
    push: (event) => stream.push(event),
    say: (message) => words.push(message),
    answer,
    routes: (origin) =>
      Object.entries(operationTable).map(([id, [method, path]]) => ({
        id: id as OperationId,
        method: method.toLowerCase() as FakeRoute["method"],
        url: origin + path.replaceAll(/\{(\w+)\}/g, ":$1"),
        answer,
      })),
  };

  async function serve(request: Request, { id, path, query }: Served): Promise<Response> {
    if (id === "streamEvents") return stream.open(request.signal);
    if (id === "streamLiveCalls") return words.openAll(request.signal);
    if (id === "streamCallWords") return words.open((path as { id: string }).id, request.signal);
    const ifMatch = request.headers.get("If-Match");
    const headers = ifMatch === null ? {} : { "If-Match": ifMatch };
    const input = { path, query, headers, body: await readBody(request) };
    requests.push({ id, input } as unknown as FakeRequest);
    const handler = handlers[id] as
      | ((input: unknown, context: FakeContext) => FakeReply | Promise<FakeReply>)
      | undefined;
    if (!handler) return toResponse(missing(id));
    const reply = underConditions(id, () => handler(input, { signal: request.signal }));
    return toResponse(await untilAborted(request.signal, reply));
  }
}

async function readBody(request: Request): Promise<unknown> {
  const type = request.headers.get("Content-Type") ?? "";
  if (type.includes("json")) return request.json();
  if (type.includes("form-data")) return Object.fromEntries(await request.formData());
  return undefined;
}

function missing(id: OperationId): FakeReply {
  return fail(501, "NOT_IMPLEMENTED", `The fake has no handler for ${id}.`);
}

function toResponse({ status, body, headers = {} }: FakeReply): Response {
  if (body === undefined) return new Response(null, { status, headers });
  const isFile = body instanceof Blob || body instanceof Uint8Array || body instanceof ReadableStream;
  return isFile ? new Response(body as BodyInit, { status, headers }) : Response.json(body, { status, headers });
}

function untilAborted<Result>(signal: AbortSignal, work: Result | Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason as Error);
    if (signal.aborted) onAbort();
    signal.addEventListener("abort", onAbort, { once: true });
    Promise.resolve(work).then(resolve, reject);
  });
}
