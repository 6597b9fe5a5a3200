import type { ClientSession } from "../session/ClientSession.js";

/** Sends a request; the part of `fetch` that this package needs. */
export type Send = (request: Request) => Promise<Response>;

/**
 * Authenticates requests: adds the bearer token and, if the server rejects it, renews it and repeats the request once
 * (A-API-01, A-ERR-01, A-ERR-02). Without a token, the request is sent unchanged.
 */
export function withSession(send: Send, session: ClientSession): Send {
  return async (request) => {
    const token = await session.token();
    if (!token) return send(request);
    // A body can be read only once; this unread copy is for the repetition.
    const copy = request.clone();
    const response = await send(bearing(request, token));
    if (response.status !== 401) return response;
    const renewed = await session.renew(token);
    if (!renewed) return response;
    await response.body?.cancel();
    return send(bearing(copy, renewed));
  };
}

function bearing(request: Request, token: string): Request {
  request.headers.set("Authorization", `Bearer ${token}`);
  return request;
}
