"use client";

import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import { SWRConfig } from "swr";

import { toApiError } from "../ApiError.js";
import type { CallwrightClient } from "../client.js";
import type { FirstRead } from "../prefetch.js";
import { type ApiWatcher, useApiWatcher } from "./ApiWatcher.js";
import { cacheOf } from "./cache.js";

const ApiContext = createContext<CallwrightClient | null>(null);

export interface CallwrightApiProviderProps {
  /** From `createClient`. Give the same one to every provider of a page, and they share what they read. */
  client: CallwrightClient;
  /** What a server has read for this page (`prefetch`): drawn at once. What is older than half a minute is read again. */
  initialData?: readonly FirstRead[] | undefined;
  children: ReactNode;
}

/** Gives the hooks below it the client to read and write through. */
export function CallwrightApiProvider({ client: given, initialData, children }: CallwrightApiProviderProps) {
  // A server draws for many people with one client: what was read for one of them stays with this drawing.
  const [drawnOnce] = useState(() => (initialData && typeof document === "undefined" ? { ...given } : undefined));
  const client = drawnOnce ?? given;
  // Before anything below is drawn, and never again: by then somebody else may be signed in.
  useState(() => initialData && cacheOf(client).begin(initialData));
  return (
    <ApiContext.Provider value={client}>
      <SWRConfig value={cacheOf(client).swrConfig}>{children}</SWRConfig>
    </ApiContext.Provider>
  );
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

/** The client of the nearest CallwrightApiProvider, for what no hook does. */
export function useApi(): CallwrightClient {
  const client = useClient();
  const watcher = useApiWatcher();
  return useMemo(() => (watcher ? watched(client, watcher) : client), [client, watcher]);
}

/** The same client, whose failures are noticed too. */
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
