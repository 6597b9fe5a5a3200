import type { FetchedSession } from "@callwright/sdk";

/** The first request to each session endpoint: the session, the response that is none, or nothing if that failed. */
export type EarlyResponses = Record<string, Promise<FetchedSession | Response | void>>;

export const sessions: EarlyResponses = {};

/**
 * Requests the session of an element that has appeared in the page, while its code is loading: once for each endpoint, and
 * only where the page says no more than `session-url`. A page without an origin, as in a sandboxed frame, has no session.
 */
export function requestEarly(element: HTMLElement, { fetchSession }: Record<string, unknown>): void {
  const url = element.getAttribute("session-url");
  if (url && !fetchSession && origin !== "null" && !element.matches("[mode],[session-method]"))
    sessions[url] ??= fetch(url, { method: "POST", headers: { accept: "application/json" } })
      .then((response) => (response.ok ? response.json() : response))
      .catch(() => {});
}
