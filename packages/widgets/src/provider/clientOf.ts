import { ApiError, type CallwrightClient, connect, type FetchSession, sessionFromFetch } from "@callwright/sdk";

const byFunction = new WeakMap<FetchSession, Map<string, CallwrightClient>>();
let demo: CallwrightClient | undefined;

/** One client for all providers and elements of the page that ask the same server with the same function. */
export function sessionClient(apiBase: string, fetchSession: FetchSession): CallwrightClient {
  const clients = byFunction.get(fetchSession) ?? new Map<string, CallwrightClient>();
  byFunction.set(fetchSession, clients);
  const known = clients.get(apiBase);
  if (known) return known;
  const client = connect({ baseUrl: apiBase, session: sessionFromFetch(hasOrigin() ? fetchSession : refuse) });
  clients.set(apiBase, client);
  return client;
}

/** A page in a sandbox has an origin that is nobody's, which browsers write as `null`. */
const hasOrigin = () => globalThis.origin !== "null";

const refuse = () =>
  Promise.reject(
    new ApiError({
      code: "PAGE_WITHOUT_ORIGIN",
      message: "This page has no origin.",
    }),
  );

/** The client of a company that exists in this page only. Its code comes with the first request. */
export function demoClient(): CallwrightClient {
  demo ??= connect({
    baseUrl: "https://demo.callwright.invalid",
    session: sessionFromFetch(async () => "demo"),
    fetch: async (request) => (await import("@callwright/sdk/demo")).answerDemo(request),
  });
  return demo;
}
