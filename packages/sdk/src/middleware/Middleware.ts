import type { Send } from "./session.js";

/** A request on its way, and the place in the contract it is for. */
export interface OnItsWay {
  request: Request;
  /** The path of the contract, its parameters unfilled: `/v1/calls/history/{id}`. */
  schemaPath: string;
  params: { path?: unknown; query?: unknown };
}

type Maybe<What> = What | undefined | void;

/** What stands between a call and the network. What it answers goes on in place of what there was. */
export interface Middleware {
  /** A response answers the call without the network. */
  onRequest?(sent: OnItsWay): Maybe<Request | Response> | Promise<Maybe<Request | Response>>;
  onResponse?(sent: OnItsWay & { response: Response }): Maybe<Response> | Promise<Maybe<Response>>;
  /** There is no response. */
  onError?(sent: OnItsWay & { error: unknown }): Maybe<Response | Error> | Promise<Maybe<Response | Error>>;
}

/** Sends a request through all of them: the first one sees the request first and its response last. */
export async function sendThrough(middleware: readonly Middleware[], send: Send, sent: OnItsWay): Promise<Response> {
  const [first, ...others] = middleware;
  if (!first) return send(sent.request);
  const next = (await first.onRequest?.(sent)) ?? sent.request;
  if (next instanceof Response) return next;
  const passed = { ...sent, request: next };
  let response: Response;
  try {
    response = await sendThrough(others, send, passed);
  } catch (error) {
    const instead = await first.onError?.({ ...passed, error });
    if (!(instead instanceof Response)) throw instead ?? error;
    response = instead;
  }
  return (await first.onResponse?.({ ...passed, response })) ?? response;
}
