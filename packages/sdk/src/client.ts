import { ApiError, toApiError } from "./ApiError.js";
import type { Middleware } from "./middleware/Middleware.js";
import { type Send, withSession } from "./middleware/session.js";
import { refreshSession } from "./generated/operations/auth.js";
import { streamEvents } from "./generated/operations/events.js";
import {
  type CallableId,
  type InputArguments,
  type Operation,
  type OperationData,
  type OperationInput,
  operationNamed,
  type StreamId,
} from "./operations.js";
import { isOffline } from "./isOffline.js";
import { loadLater } from "./whenTouched.js";
import type { OnceOnly } from "./onceOnly.js";
import { createLiveEvents, type LiveEvents } from "./realtime/liveEvents.js";
import { memoryTokens } from "./session/memoryTokens.js";
import type { ClientSession } from "./session/ClientSession.js";
import { storedSession } from "./session/storedSession.js";
import type { TokenStore } from "./session/TokenStore.js";
import { createWire, type Wire, type WireInput, type WireOptions } from "./wire.js";

export interface ClientOptions {
  /** The origin of the server, for example `https://calls.example.com`; empty for the origin of the page. */
  baseUrl: string;
  /** The source of tokens: `browserTokens()` or `sessionFromFetch(…)`. Default: `memoryTokens()`. */
  session?: TokenStore | ClientSession;
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

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /**
   * Called with the progress of an upload, from 0 to 1. It is not called outside of browsers, for a client with its own
   * `fetch`, or for an operation without a file.
   */
  onSent?: ((share: number) => void) | undefined;
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
  call: <Id extends CallableId>(
    operation: Id | Operation<Id>,
    ...args: [...InputArguments<Id>, options?: CallOptions]
  ) => Promise<OperationData<Id>>;
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
const sendByFetch: Send = async (request) => {
  const { url, method, headers, signal } = request;
  const body = method === "GET" ? null : await request.blob();
  return fetch(url, { method, headers: Object.fromEntries(headers), body, signal });
};

/** A renewal without a response would block every request behind it. */
const renewalTimeoutMs = 30_000;

/**
 * Connects to a Callwright server.
 *
 * @example
 * const client = createClient({ baseUrl: "https://calls.example.com", session: browserTokens() });
 */
export function createClient(options: ClientOptions): CallwrightClient {
  const { baseUrl, origin, fetch: send = sendByFetch, middleware = [] } = options;
  const to = { baseUrl, origin, middleware };
  const session = sessionOf(options.session ?? memoryTokens(), createWire({ ...to, send }));
  const ofSession = (sends: Send) => withSession(sends, session);
  const isWatched = options.fetch === undefined && typeof XMLHttpRequest === "function";
  const wire = createWire({
    ...to,
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

/** The renewal itself must be sent without the session, because its 401 would otherwise trigger another renewal. */
function sessionOf(given: TokenStore | ClientSession, wireWithoutSession: Wire): ClientSession {
  if ("renew" in given) return given;
  const call = callOver(wireWithoutSession);
  return storedSession(given, (refreshToken) =>
    call(refreshSession, { body: { refreshToken } }, { signal: AbortSignal.timeout(renewalTimeoutMs) }),
  );
}

function callOver(wire: Wire, repeatsAfterMs?: readonly number[]): CallwrightClient["call"] {
  let onceOnly: OnceOnly | undefined;
  return async (called, ...args) => {
    const [input, options] = args as unknown as [input?: WireInput, options?: CallOptions];
    const id = typeof called === "string" ? called : called[0];
    const startedAt = performance.now();
    const attempt = async (operation: Operation, headers?: WireOptions["headers"]) => {
      let response: Response | undefined;
      try {
        response = await wire(operation, input, { ...options, ...(headers && { headers }) });
        // The contract defines a 204 as empty.
        if (operation[3] !== "file") return response.status === 204 ? undefined : ((await response.json()) as unknown);
        const file = await (await loadLater()).readFile(response);
        if (file) return file;
        // A-ERR-11
        throw new ApiError({ code: "EMPTY_FILE", status: response.status, message: "The download has no content." });
      } catch (failure) {
        throw toApiError(failure, { response, signal: options?.signal });
      }
    };
    try {
      const operation = typeof called === "string" ? await operationNamed(called) : called;
      if (operation[3] !== "once") return (await attempt(operation)) as OperationData<typeof id>;
      const { createOnceOnly, wishOf } = await loadLater();
      onceOnly ??= createOnceOnly(isOffline, repeatsAfterMs);
      const send = (key: string) => attempt(operation, { "Idempotency-Key": key });
      return (await onceOnly(wishOf(id, input), send, options?.signal)) as OperationData<typeof id>;
    } catch (failure) {
      const error = toApiError(failure, { signal: options?.signal });
      error.operation = id;
      error.durationMs = Math.round(performance.now() - startedAt);
      throw error;
    }
  };
}
