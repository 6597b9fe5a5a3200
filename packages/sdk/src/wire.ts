import { ApiError, toApiError } from "./ApiError.js";
import { loadLater } from "./whenTouched.js";
import { type Middleware, sendThrough } from "./middleware/Middleware.js";
import type { Send } from "./middleware/session.js";
import type { Operation, ReadState } from "./operations.js";
import type { OnSent } from "./sendForm.js";

/** An operation's input without its types, which `call` has checked. */
export interface WireInput {
  path?: Readonly<Record<string, unknown>> | undefined;
  query?: Readonly<Record<string, unknown>> | undefined;
  body?: unknown;
  basedOn?: ReadState | undefined;
}

export interface WireOptions {
  headers?: Record<string, string | undefined>;
  signal?: AbortSignal | undefined;
  onSent?: OnSent | undefined;
}

/**
 * Sends an operation and returns the response, with its body unread; rejects with an ApiError unless it is a success.
 */
export type Wire = (operation: Operation, input?: WireInput, options?: WireOptions) => Promise<Response>;

interface WireTo {
  baseUrl: string;
  /** The origin of the page for which a server reads. */
  origin: string | undefined;
  send: Send;
  middleware: readonly Middleware[];
  /** Sends a form and reports the progress; without it, progress is not reported. */
  sendWatched?: (form: FormData, onSent: OnSent) => Promise<Send>;
}

export function createWire({ baseUrl, origin, send, middleware, sendWatched }: WireTo): Wire {
  const server = baseUrl.replace(/\/$/, "");
  return async (
    [, method, place],
    { path = {}, query = {}, body, basedOn } = {},
    { headers, signal = null, onSent } = {},
  ) => {
    try {
      const sent = await bodyToSend(body);
      const request = new Request(server + filled(place, path) + searchOf(query), { method, signal, ...sent });
      const ifMatch = basedOn && `"${basedOn.updatedAt}"`;
      for (const [name, value] of Object.entries({ ...headers, "If-Match": ifMatch, Origin: origin }))
        if (value !== undefined) request.headers.set(name, value);
      const watched = onSent && sent.body instanceof FormData ? await sendWatched?.(sent.body, onSent) : undefined;
      const onItsWay = { request, schemaPath: place, params: { path, query } };
      const response = await sendThrough(middleware, watched ?? send, onItsWay);
      if (!response.ok) throw await refusalOf(response);
      return response;
    } catch (failure) {
      throw toApiError(failure, { signal: signal ?? undefined });
    }
  };
}

/** The path with its parameters filled in. */
function filled(place: string, path: Readonly<Record<string, unknown>>): string {
  return place.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name])));
}

/**
 * Arrays are comma-separated (A-API-03). Only the query's own properties are used, because pages may add others to
 * every object.
 */
function searchOf(query: Readonly<Record<string, unknown>>): string {
  const asked = Object.entries(query).flatMap(([name, value]) => {
    const values = (Array.isArray(value) ? value : [value ?? []]).flat().map((one) => encodeURIComponent(String(one)));
    return values.length > 0 ? `${name}=${values.join(",")}` : [];
  });
  return asked.length > 0 ? `?${asked.join("&")}` : "";
}

/** A body with a file is sent as a form, any other as JSON. */
async function bodyToSend(body: unknown): Promise<{ body?: BodyInit; headers?: HeadersInit }> {
  if (body === undefined) return {};
  if (Object.values(body ?? {}).some((value) => value instanceof Blob))
    return { body: (await loadLater()).formOf(body as object) };
  return { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } };
}

/** The server's explanation of a failure; without the code that reads it, the status at least. */
async function refusalOf(response: Response): Promise<ApiError> {
  const later = await loadLater().catch(() => undefined);
  return later ? new ApiError(await later.refusalIn(response)) : toApiError(undefined, { response });
}
