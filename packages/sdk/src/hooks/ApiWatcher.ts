"use client";

import { createContext, useContext } from "react";

import type { ApiError } from "../ApiError.js";

/** A read that is on a screen, as it is now. */
export interface WatchedRead {
  /** Whether there is something to show. */
  hasData: boolean;
  /** Why the latest attempt failed; undefined when it did not. */
  error: ApiError | undefined;
  /** Reads again. */
  refresh: () => Promise<unknown>;
}

/** Notices what the hooks below an {@link ApiWatcherContext} read and write, to measure it or to read it again. */
export interface ApiWatcher {
  /** A read has come to a screen or changed there. Answers how to say that it is no longer so. */
  watch(read: WatchedRead): () => void;
  /** A write or a download failed. */
  failed(error: ApiError): void;
}

/** Who watches the hooks below. The nearest one does. */
export const ApiWatcherContext = createContext<ApiWatcher | undefined>(undefined);

/** The watcher of the place one is at. */
export function useApiWatcher(): ApiWatcher | undefined {
  return useContext(ApiWatcherContext);
}
