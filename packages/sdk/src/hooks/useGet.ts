"use client";

import { useCallback, useEffect, useMemo } from "react";

import type { ApiError } from "../ApiError.js";
import type { InputArguments, Operation, OperationData, OperationInput, ReadId } from "../operations.js";
import { useApiWatcher } from "./ApiWatcher.js";
import { cacheOf, type ReadKey } from "./cache.js";
import { useClient } from "./CallwrightApiProvider.js";
import { useInWords } from "./SayError.js";
import { useCachedRead } from "./useCachedRead.js";
import { useLayoutEffect } from "./useLayoutEffect.js";

export interface GetOptions {
  /**
   * Keeps the previous result while the one for a new input loads. Default: true, except if the path identifies a
   * single record, because another record's data would be wrong.
   */
  keepPreviousData?: boolean;
  /** The interval in milliseconds at which to read again. Rarely needed, because live events keep reads fresh. */
  refreshInterval?: number;
}

/** `null` waits: nothing is read until there is an input. */
export type GetArguments<Id extends ReadId> =
  Partial<OperationInput<Id>> extends OperationInput<Id>
    ? [input?: OperationInput<Id> | null, options?: GetOptions]
    : [input: OperationInput<Id> | null, options?: GetOptions];

/** What to show instead of the present data. The same data changes nothing. */
type Change<Data> = (present: Data | undefined) => Data | undefined;

export interface GetResult<Id extends ReadId> {
  data: OperationData<Id> | undefined;
  /** The error of the latest request; undefined if it succeeded. */
  error: ApiError | undefined;
  /** Whether it is being read and there is no data yet. */
  isLoading: boolean;
  /** Whether it is being read. */
  isValidating: boolean;
  /** Reads again. With data, or a function that returns it, shows this data wherever it is used, and reads nothing. */
  mutate: (data?: OperationData<Id> | Change<OperationData<Id>>) => Promise<OperationData<Id> | undefined>;
}

/** Reads an operation and keeps it fresh: shared between components, repeated after writes and live events. */
function useGet<Id extends ReadId>(
  operation: Operation<Id>,
  isLasting: boolean,
  args: GetArguments<Id>,
): GetResult<Id> {
  const [id, , , kind] = operation;
  const client = useClient();
  const [input, { keepPreviousData = input?.path === undefined, refreshInterval } = {}] = args as [
    input?: OperationInput<Id> | null,
    options?: GetOptions,
  ];
  const cache = cacheOf(client);
  const key = input === null ? undefined : ([id, input ?? ({} as OperationInput<Id>)] as const);
  if (key) cache.onWanted?.(key as unknown as ReadKey);
  const read = key && cache.at(key, () => client.call(operation, ...([key[1]] as InputArguments<Id>)));
  const [state, view] = useCachedRead(read);
  const { error } = state;

  // A file with a given URL does not change.
  const lasts = isLasting || kind === "file";
  useLayoutEffect(() => read?.show(lasts), [read, lasts]);
  useEffect(() => {
    if (!read || !refreshInterval) return;
    const timer = setInterval(() => void read.poll(), refreshInterval);
    return () => clearInterval(timer);
  }, [read, refreshInterval]);

  useLayoutEffect(() => {
    if (state.data !== undefined) view.shows(read);
  });
  const data = state.data ?? (keepPreviousData ? view.latestData : undefined);

  const mutate: GetResult<Id>["mutate"] = useCallback(
    async (next) => {
      if (next === undefined) await read?.freshen();
      else read?.patch(typeof next === "function" ? next : () => next);
      return read?.state.data;
    },
    [read],
  );

  const watcher = useApiWatcher();
  const isWanted = read !== undefined;
  const hasData = data !== undefined;
  useEffect(
    () => (isWanted ? watcher?.watch({ hasData, error, refresh: () => mutate() }) : undefined),
    [watcher, isWanted, hasData, error, mutate],
  );

  const inWords = useInWords();
  const said = useMemo(() => error && inWords(error), [error, inWords]);
  return {
    data,
    error: said,
    mutate,
    get isLoading() {
      return view.progress(state, "isLoading");
    },
    get isValidating() {
      return view.progress(state, "isValidating");
    },
  };
}

/**
 * Creates the named hook of a read.
 *
 * @param lasting whether it is read once for the lifetime of the page (A-ENT-16).
 */
/* @__NO_SIDE_EFFECTS__ */
export function readHook<Id extends ReadId>(
  operation: Operation<Id>,
  lasting?: "lasting",
): (...args: GetArguments<Id>) => GetResult<Id> {
  return function useRead(...args) {
    return useGet(operation, lasting !== undefined, args);
  };
}
