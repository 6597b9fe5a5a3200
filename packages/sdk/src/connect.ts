import { type Call, callOver } from "./callOver.js";
import { streamEvents } from "./generated/operations/events.js";
import type { Middleware } from "./middleware/Middleware.js";
import { type Send, withSession } from "./middleware/session.js";
import type { Operation, OperationInput, StreamId } from "./operations.js";
import { createLiveEvents, type LiveEvents } from "./realtime/liveEvents.js";
import type { ClientSession } from "./session/ClientSession.js";
import { createWire } from "./wire.js";

/** How a client reaches its server. */
export interface Connection {
  /** The origin of the server, for example `https://calls.example.com`; empty for the origin of the page. */
  baseUrl: string;
  /**
   * On a server: the origin of the page for which it reads. The token of an embed session is bound to this origin. A
   * browser sends it itself.
   */
  origin?: string | undefined;
  /** Sends a request. Default: the global `fetch`. */
  fetch?: Send;
  /** Functions that see each request and its response, for example for tracing. */
  middleware?: readonly Middleware[];
  /**
   * The waiting times before a write whose response was lost is sent again; the server nevertheless carries it out only
   * once. Default: half a second, then two seconds. With `[]` the client never sends it again.
   */
  repeatsAfterMs?: readonly number[];
}

export interface ConnectOptions extends Connection {
  /** A session that obtains its tokens itself: `sessionFromFetch(…)`. */
  session: ClientSession;
}

/** A client of a Callwright server. Share one between all widgets of a page. */
export interface CallwrightClient {
  /** The origin of the server; empty for the origin of the page. */
  readonly baseUrl: string;
  /**
   * Calls an operation by its name in the contract and returns its data. Rejects with an ApiError.
   *
   * @example
   * const calls = await client.call("listCalls", { query: { page: 0, statuses: ["COMPLETED"] } });
   */
  call: Call;
  /** The session of the client. */
  readonly session: ClientSession;
  /** The live events of the server. */
  readonly live: LiveEvents;
  /**
   * Opens a stream of server-sent events: its body is a `text/event-stream`. `useStreamCallWords` reads one. The audio of a call in progress
   * (`streamCallSound`) is a stream of `audio/wav`.
   *
   * @param lastEventId the id of the event after which the stream continues.
   */
  readonly stream: <Id extends StreamId | "streamCallSound">(
    operation: Operation<Id>,
    input: OperationInput<Id>,
    options: { lastEventId?: string | undefined; signal: AbortSignal },
  ) => Promise<Response>;
}

/** Pages put functions of their own over `fetch`, which expect an address, and add headers to a plain object. */
export const sendByFetch: Send = async (request) => {
  const { url, method, headers, signal } = request;
  const body = method === "GET" ? null : await request.blob();
  return fetch(url, { method, headers: Object.fromEntries(headers), body, signal });
};

/**
 * Connects to a Callwright server with a session that obtains its tokens itself. This is `createClient` without the code for
 * stored tokens, which most pages of partners do not need.
 *
 * @example
 * const client = connect({ baseUrl: "https://calls.example.com", session: sessionFromFetch(fetchToken) });
 */
export function connect(options: ConnectOptions): CallwrightClient {
  const { baseUrl, origin, session, fetch: send = sendByFetch, middleware = [] } = options;
  const ofSession = (sends: Send) => withSession(sends, session);
  const isWatched = options.fetch === undefined && typeof XMLHttpRequest === "function";
  const wire = createWire({
    baseUrl,
    origin,
    middleware,
    send: ofSession(send),
    ...(isWatched && {
      sendWatched: async (form, onSent) => ofSession((await import("./sendForm.js")).sendForm(form, onSent)),
    }),
  });
  const stream: CallwrightClient["stream"] = (operation, input, { lastEventId, signal }) =>
    wire(operation, input, {
      headers: { Accept: operation[3] === "file" ? "*/*" : "text/event-stream", "Last-Event-ID": lastEventId },
      signal,
    });
  const live = createLiveEvents((lastEventId, signal, since) =>
    stream(
      streamEvents,
      { query: { since: since ? new Date(since).toISOString() : undefined } },
      { lastEventId, signal },
    ),
  );
  session.onUserChanged(live.restart);
  session.expiry?.onChanged(() => session.expiry?.isExpired || live.restart());
  return { baseUrl, call: callOver(wire, options.repeatsAfterMs), session, live, stream };
}
