import { ApiError, type CallwrightClient, type FetchSession } from "@callwright/sdk";

import { demoClient, sessionClient } from "../provider/clientOf.js";
import type { EarlyRequests } from "./early.js";

/** How an element gets into a session. */
export interface SessionSource {
  /** For messages: the element that asks. */
  tag: string;
  apiBase: string;
  sessionUrl?: string | undefined;
  sessionMethod?: string | undefined;
  early: EarlyRequests;
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
  early,
  fetchSession,
  mode,
}: SessionSource): CallwrightClient {
  if (mode === "demo") return demoClient();
  if (fetchSession) return sessionClient(apiBase, fetchSession);
  const method = sessionMethod?.toUpperCase() === "GET" ? "GET" : "POST";
  const address = [method, sessionUrl].join(" ");
  const asking = byAddress.get(address) ?? (sessionUrl ? askingAt(sessionUrl, method, early) : refusing(tag));
  byAddress.set(address, asking);
  return sessionClient(apiBase, asking);
}

/** Asks an endpoint for sessions. One of several clients takes the response that was requested early. */
function askingAt(url: string, method: "GET" | "POST", { sessions }: EarlyRequests): FetchSession {
  let first = method === "POST" ? sessions[url] : undefined;
  return async () => {
    const response = first;
    first = undefined;
    return (await response) ?? fetch(url, { method, headers: { accept: "application/json" } });
  };
}

const refusing =
  (tag: string): FetchSession =>
  () =>
    Promise.reject(noSession(tag));

const noSession = (tag: string) =>
  new ApiError({
    code: "SESSION_URL_MISSING",
    message: `<${tag}> has neither the attribute session-url nor the property fetchSession.`,
  });
