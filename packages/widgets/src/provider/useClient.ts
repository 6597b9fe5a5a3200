import type { CallwrightClient, FetchSession, FirstRead } from "@callwright/sdk";
import { useMemo, useState } from "react";

import { demoClient, sessionClient } from "./clientOf.js";

/** The source of the widgets' data: the partner's session endpoint, a client, or none. */
export interface DataSource {
  /**
   * Fetches a session token from the page's own backend (`createEmbedSession`). It is called again before the token
   * expires. All providers with the same function share one session. The provider keeps the first function that it was
   * given; to begin another session, change the provider's `key` and the function.
   */
  fetchSession?: FetchSession | undefined;
  /** The origin of the Callwright server, for `fetchSession`. @default the page's own origin */
  apiBase?: string | undefined;
  /** A client made by `createClient`, instead of `fetchSession`. Parts without data need neither. */
  client?: CallwrightClient | undefined;
  /**
   * `demo` shows a fictitious company without requests to a server. Changes last until the page is left. @default
   * "live"
   */
  mode?: "live" | "demo" | undefined;
  /**
   * Data that your server has read for this page with `readAhead` or `prefetch`. It is rendered at once, and fetched
   * again if it is older than half a minute.
   */
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
