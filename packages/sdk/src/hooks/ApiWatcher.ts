"use client";

import { createContext, useContext } from "react";

import type { ApiError } from "../ApiError.js";

/** The current state of a read that is shown. */
export interface WatchedRead {
  /** Whether there is data to show. */
  hasData: boolean;
  /** The error of the latest attempt; undefined if it succeeded. */
  error: ApiError | undefined;
  /** Reads again. */
  refresh: () => Promise<unknown>;
}

/** Observes the reads and writes of the hooks below an {@link ApiWatcherContext}, to measure them or to read again. */
export interface ApiWatcher {
  /** A read was shown or has changed. Returns a function for its end. */
  watch(read: WatchedRead): () => void;
  /** A write or a download failed. */
  failed(error: ApiError): void;
}

/** The watcher of the hooks below. The nearest one applies. */
export const ApiWatcherContext = createContext<ApiWatcher | undefined>(undefined);

/** The nearest watcher. */
export function useApiWatcher(): ApiWatcher | undefined {
  return useContext(ApiWatcherContext);
}
