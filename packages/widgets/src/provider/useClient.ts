import type { CallwrightClient, FetchSession, FirstRead } from "@callwright/sdk";
import { useMemo, useState } from "react";

import { demoClient, sessionClient } from "./clientOf.js";

/** Where the data of widgets comes from: a session of the partner's, a client of one's own, or nowhere. */
export interface DataSource {
  /**
   * Asks the page's own backend for a session token (`createEmbedSession`); asked again before that ends. All providers
   * with the same function share one session. The function given first is kept: another `key` begins another session.
   */
  fetchSession?: FetchSession | undefined;
  /** Origin of the Callwright server, for `fetchSession`. @default the page's own */
  apiBase?: string | undefined;
  /** Instead: from `createClient`. Parts without data (a page of one's own in the same look) do without either. */
  client?: CallwrightClient | undefined;
  /**
   * `demo`: widgets show a made-up company, and what is done there lasts until the page is left. Nothing is asked of any
   * server. @default "live"
   */
  mode?: "live" | "demo" | undefined;
  /** What a server has read for this page (`readAhead`, `prefetch`): drawn at once. What is older than half a minute is read again. */
  initialData?: readonly FirstRead[] | undefined;
}

/** The client of a data source; undefined where there is none. */
export function useClient({ fetchSession, apiBase = "", client, mode }: DataSource): CallwrightClient | undefined {
  // A function written in place is another one at each drawing.
  const [first] = useState(() => fetchSession);
  return useMemo(() => {
    if (mode === "demo") return demoClient();
    return client ?? (first && sessionClient(apiBase, first));
  }, [mode, client, apiBase, first]);
}
