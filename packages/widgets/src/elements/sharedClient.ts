import { ApiError, type CallwrightClient, type FetchSession } from "@callwright/sdk";

import { demoClient, sessionClient } from "../provider/clientOf.js";

/** How an element gets into a session. */
export interface SessionSource {
  /** For messages: the element that asks. */
  tag: string;
  apiBase: string;
  sessionUrl?: string | undefined;
  sessionMethod?: string | undefined;
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
  fetchSession,
  mode,
}: SessionSource): CallwrightClient {
  if (mode === "demo") return demoClient();
  if (fetchSession) return sessionClient(apiBase, fetchSession);
  const method = sessionMethod?.toUpperCase() === "GET" ? "GET" : "POST";
  const address = [method, sessionUrl].join(" ");
  const known = byAddress.get(address);
  const asking = known ?? (() => (sessionUrl ? ask(sessionUrl, method) : Promise.reject(noSession(tag))));
  byAddress.set(address, asking);
  return sessionClient(apiBase, asking);
}

const ask = (url: string, method: string) => fetch(url, { method, headers: { accept: "application/json" } });

const noSession = (tag: string) =>
  new ApiError({
    code: "SESSION_URL_MISSING",
    message: `<${tag}> has neither the attribute session-url nor the property fetchSession.`,
  });
