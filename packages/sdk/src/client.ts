import { callOver } from "./callOver.js";
import { type CallwrightClient, connect, type Connection, sendByFetch } from "./connect.js";
import { refreshSession } from "./generated/operations/auth.js";
import { memoryTokens } from "./session/memoryTokens.js";
import type { ClientSession } from "./session/ClientSession.js";
import { storedSession } from "./session/storedSession.js";
import type { TokenStore } from "./session/TokenStore.js";
import { createWire } from "./wire.js";

export interface ClientOptions extends Connection {
  /** The source of tokens: `browserTokens()` or `sessionFromFetch(…)`. Default: `memoryTokens()`. */
  session?: TokenStore | ClientSession;
}

/** A renewal without a response would block every request behind it. */
const renewalTimeoutMs = 30_000;

/**
 * Connects to a Callwright server.
 *
 * @example
 * const client = createClient({ baseUrl: "https://calls.example.com", session: browserTokens() });
 */
export function createClient({ session = memoryTokens(), ...connection }: ClientOptions): CallwrightClient {
  return connect({ ...connection, session: "renew" in session ? session : renewing(session, connection) });
}

/** The renewal itself is sent without the session, because its 401 would otherwise trigger another renewal. */
function renewing(store: TokenStore, { baseUrl, origin, fetch: send = sendByFetch, middleware = [] }: Connection) {
  const call = callOver(createWire({ baseUrl, origin, middleware, send }));
  return storedSession(store, (refreshToken) =>
    call(refreshSession, { body: { refreshToken } }, { signal: AbortSignal.timeout(renewalTimeoutMs) }),
  );
}
