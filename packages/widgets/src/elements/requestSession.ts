import type { FetchedSession } from "@callwright/sdk";

/** The response to the first request for a session: the session, the response that is none, or nothing if that failed. */
export type SessionResponse = Promise<FetchedSession | Response | void>;

/** The first requests for sessions, by endpoint. */
export type SessionResponses = Record<string, SessionResponse>;

/**
 * Requests the session of an element that has appeared in the page, while its code is loading: once for each endpoint, and
 * only where the page says no more than `session-url`. A page without an origin, as in a sandboxed frame, has no session.
 *
 * @param props what was set on the element so far
 */
export function requestSession(
  sessions: SessionResponses,
  element: HTMLElement,
  { sessionUrl, fetchSession, mode, sessionMethod }: Record<string, unknown>,
): SessionResponse | undefined {
  const url = (sessionUrl as string | undefined) ?? element.getAttribute("session-url");
  const isTold = fetchSession ?? mode ?? sessionMethod ?? element.matches("[mode],[session-method]");
  if (url && !isTold && origin !== "null")
    return (sessions[url] ??= fetch(url, { method: "POST", headers: { accept: "application/json" } })
      .then((response) => (response.ok ? response.json() : response))
      .catch(() => {}));
}
