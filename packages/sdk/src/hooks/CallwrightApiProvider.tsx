"use client";

import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react";

import { toApiError } from "../ApiError.js";
import type { CallwrightClient } from "../connect.js";
import type { FirstRead } from "../prefetch.js";
import { loadWhenTouched } from "../whenTouched.js";
import { type ApiWatcher, useApiWatcher } from "./ApiWatcher.js";
import { cacheOf } from "./cache.js";

const ApiContext = createContext<CallwrightClient | null>(null);

export interface CallwrightApiProviderProps {
  /** The result of `createClient`. Providers of a page with the same client share their data. */
  client: CallwrightClient;
  /**
   * The data that a server has read for this page (`prefetch`), which is rendered at once. Data that is older than half
   * a minute is read again.
   */
  initialData?: readonly FirstRead[] | undefined;
  children: ReactNode;
}

/** Provides the client to the hooks below. */
export function CallwrightApiProvider({ client: given, initialData, children }: CallwrightApiProviderProps) {
  // A server renders for many people with one client: the data of one person stays in this render.
  const [drawnOnce] = useState(() => (initialData && typeof document === "undefined" ? { ...given } : undefined));
  const client = drawnOnce ?? given;
  // Before anything below renders, and never again, because a different person may be signed in by then.
  useState(() => initialData && cacheOf(client).begin(initialData));
  useEffect(loadWhenTouched, []);
  return <ApiContext.Provider value={client}>{children}</ApiContext.Provider>;
}

/** The client of the nearest CallwrightApiProvider; null without one. */
export function useApiIfAny(): CallwrightClient | null {
  return useContext(ApiContext);
}

/** The client of the nearest CallwrightApiProvider, for the hooks. */
export function useClient(): CallwrightClient {
  const client = useApiIfAny();
  if (!client) throw new Error("Put a <CallwrightApiProvider client={createClient(…)}> around this component.");
  return client;
}

/** The client of the nearest CallwrightApiProvider, for operations without a hook. */
export function useApi(): CallwrightClient {
  const client = useClient();
  const watcher = useApiWatcher();
  return useMemo(() => (watcher ? watched(client, watcher) : client), [client, watcher]);
}

/** The same client, with its failures reported to the watcher. */
function watched(client: CallwrightClient, watcher: ApiWatcher): CallwrightClient {
  return {
    ...client,
    call: async (...args) => {
      try {
        return await client.call(...args);
      } catch (failure) {
        watcher.failed(toApiError(failure));
        throw failure;
      }
    },
  };
}
