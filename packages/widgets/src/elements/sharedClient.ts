import { type CallwrightClient, createClient, type FetchedSession, sessionFromFetch } from "@callwright/sdk";

type FetchSession = () => Promise<string | FetchedSession>;

/** How an element gets into a session. */
export interface SessionSource {
  /** For messages: the element that asks. */
  tag: string;
  apiBase: string;
  sessionUrl: string | undefined;
  sessionMethod: string | undefined;
  fetchSession: FetchSession | undefined;
}

const byAddress = new Map<string, CallwrightClient>();
const byFunction = new WeakMap<FetchSession, Map<string, CallwrightClient>>();

/** One client for all elements of the page that ask the same server with the same session. */
export function sharedClient({
  tag,
  apiBase,
  sessionUrl,
  sessionMethod,
  fetchSession,
}: SessionSource): CallwrightClient {
  if (fetchSession) {
    const clients = remember(byFunction, fetchSession, () => new Map<string, CallwrightClient>());
    return remember(clients, apiBase, () => connect(apiBase, fetchSession));
  }
  const method = sessionMethod?.toUpperCase() === "GET" ? "GET" : "POST";
  return remember(byAddress, [apiBase, method, sessionUrl].join(" "), () =>
    connect(apiBase, () => (sessionUrl ? ask(sessionUrl, method) : Promise.reject(noSession(tag)))),
  );
}

const connect = (baseUrl: string, fetchSession: FetchSession) =>
  createClient({ baseUrl, session: sessionFromFetch(fetchSession) });

async function ask(url: string, method: string): Promise<string | FetchedSession> {
  const answer = await fetch(url, { method, headers: { accept: "application/json" } });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  const { token, expiresAt } = (await answer.json()) as { token: string; expiresAt?: string };
  return expiresAt === undefined ? token : { token, expiresAt };
}

const noSession = (tag: string) => new Error(`<${tag}> needs the attribute session-url or the property fetchSession.`);

/** What is kept under a key, made when it is first asked for. */
function remember<Key, Value>(
  kept: { get: (key: Key) => Value | undefined; set: (key: Key, value: Value) => unknown },
  key: Key,
  make: () => Value,
): Value {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const made = make();
  kept.set(key, made);
  return made;
}
