import createOpenApiClient, { type Middleware } from "openapi-fetch";

import { toApiError } from "./ApiError.js";
import { bodyToSend } from "./bodies.js";
import type { Send } from "./middleware/session.js";
import type { Operation, ReadState } from "./operations.js";
import type { OnSent } from "./sendForm.js";

/** An operation's input without its types: `call` has checked them. */
export interface WireInput {
  path?: unknown;
  query?: unknown;
  body?: unknown;
  basedOn?: ReadState | undefined;
}

export interface WireOptions {
  headers?: Record<string, string | undefined>;
  signal?: AbortSignal | undefined;
  onSent?: OnSent | undefined;
}

/** Sends an operation and answers the response, its body unread; rejects with an ApiError unless it is a success. */
export type Wire = (operation: Operation, input?: WireInput, options?: WireOptions) => Promise<Response>;

/** The part of openapi-fetch that takes method and path as values; its types want them as literals. */
interface UntypedHttp {
  request: (
    method: string,
    path: string,
    init: Omit<WireOptions, "onSent"> & {
      params: { path?: unknown; query?: unknown };
      body?: unknown;
      parseAs: "stream";
      fetch?: Send | undefined;
    },
  ) => Promise<{ response: Response; error?: unknown }>;
}

/** @param sendWatched sends a form and says how much of it has gone out; without it nobody is told. */
export function createWire(
  baseUrl: string,
  send: Send,
  middleware: Middleware[],
  sendWatched?: (form: FormData, onSent: OnSent) => Promise<Send>,
): Wire {
  const http = createOpenApiClient({
    baseUrl,
    fetch: send,
    // Arrays travel comma-separated (A-API-03).
    querySerializer: { array: { style: "form", explode: false } },
  });
  http.use(...middleware);
  const { request } = http as unknown as UntypedHttp;

  return async ([, method, place], { path, query, body, basedOn } = {}, { headers: given, signal, onSent } = {}) => {
    const headers = basedOn ? { ...given, "If-Match": `"${basedOn.updatedAt}"` } : given;
    try {
      // It has nothing of what pages add to every object.
      const ownQuery: unknown = Object.assign(Object.create(null), query);
      const sent = bodyToSend(body);
      const init = {
        params: { path, query: ownQuery },
        body: sent,
        headers,
        signal,
        parseAs: "stream",
        fetch: onSent && sent instanceof FormData ? await sendWatched?.(sent, onSent) : undefined,
      } as const;
      const { response, error } = await request(method, place, init);
      if (!response.ok) throw toApiError(error, { response });
      return response;
    } catch (failure) {
      throw toApiError(failure, { signal });
    }
  };
}
