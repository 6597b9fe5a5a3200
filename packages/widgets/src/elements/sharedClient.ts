import { ApiError, type CallwrightClient, type FetchSession } from "@callwright/sdk";

import { demoClient, sessionClient } from "../provider/clientOf.js";
import type { EarlyResponses } from "./sessionRequests.js";

/** How an element gets into a session. */
export interface SessionSource {
  /** For messages: the element that asks. */
  tag: string;
  apiBase: string;
  sessionUrl?: string | undefined;
  sessionMethod?: string | undefined;
  sessions: EarlyResponses;
  fetchSession?: FetchSession | undefined;
  mode?: "live" | "demo" | undefined;
}

const byAddress = new Map<string, FetchSession>();

/** One client for all elements of the page that ask the same server with the same session. */
export function sharedClient({
  tag,
  apiBase,
  sessionUrl,
  sessionMethod,
  sessions,
  fetchSession,
  mode,
}: SessionSource): CallwrightClient {
  if (mode === "demo") return demoClient();
  if (fetchSession) return sessionClient(apiBase, fetchSession);
  const method = sessionMethod?.toUpperCase() === "GET" ? "GET" : "POST";
  const address = [method, sessionUrl].join(" ");
  const asking = byAddress.get(address) ?? askingAt(sessionUrl, method, sessions);
  byAddress.set(address, asking);
  return sessionClient(apiBase, asking);

  function askingAt(url: string | undefined, method: "GET" | "POST", { [url ?? ""]: requested }: EarlyResponses) {
    if (!url) return () => Promise.reject(noSession(tag));
    let early = method === "POST" ? requested : undefined;
    return async () => {
      const response = await early;
      early = undefined;
      return response ?? fetch(url, { method, headers: { accept: "application/json" } });
    };
  }
}

const noSession = (tag: string) =>
  new ApiError({
    code: "SESSION_URL_MISSING",
    message: `<${tag}> has neither the attribute session-url nor the property fetchSession.`,
  });
