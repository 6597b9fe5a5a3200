"use client";

import { useEffect, useMemo } from "react";
import useSWR, { type SWRResponse } from "swr";

import type { ApiError } from "../ApiError.js";
import type { InputArguments, Operation, OperationData, OperationInput, ReadId } from "../operations.js";
import { useApiWatcher } from "./ApiWatcher.js";
import { cacheOf, type ReadKey } from "./cache.js";
import { useClient } from "./CallwrightApiProvider.js";
import { useInWords } from "./SayError.js";

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

/** `data`, `error` (always an ApiError), `isLoading` (no data yet), `isValidating`, and `mutate()` to read again. */
export type GetResult<Id extends ReadId> = SWRResponse<OperationData<Id>, ApiError>;

/** Reads an operation and keeps it fresh: shared between components, repeated after writes and live events. */
function useGet<Id extends ReadId>(
  operation: Operation<Id>,
  isLasting: boolean,
  args: GetArguments<Id>,
): GetResult<Id> {
  const [id, , , kind] = operation;
  const client = useClient();
  const [input, options] = args as [input?: OperationInput<Id> | null, options?: GetOptions];
  const isWanted = input !== null;
  const key = [id, input ?? {}] as unknown as ReadKey;
  if (isWanted) cacheOf(client).onWanted?.(key);
  const read = useSWR<OperationData<Id>, ApiError, readonly [Id, OperationInput<Id>] | null>(
    input === null ? null : [id, input ?? ({} as OperationInput<Id>)],
    ([, present]) => client.call(operation, ...([present] as InputArguments<Id>)),
    {
      keepPreviousData: input?.path === undefined,
      // A file with a given URL does not change.
      ...((kind === "file" || isLasting) && readOnce),
      ...(isWanted && cacheOf(client).isNew(key) && { revalidateIfStale: false }),
      ...options,
    },
  );

  const watcher = useApiWatcher();
  const { error, mutate } = read;
  const hasData = read.data !== undefined;
  useEffect(
    () => (isWanted ? watcher?.watch({ hasData, error, refresh: () => mutate() }) : undefined),
    [watcher, isWanted, hasData, error, mutate],
  );

  const inWords = useInWords();
  const said = useMemo(() => error && inWords(error), [error, inWords]);
  // SWR tracks which fields of its result are read, so the result is not copied.
  return said === error ? read : (Object.create(read, { error: { value: said } }) as typeof read);
}

const readOnce = { revalidateOnFocus: false, revalidateIfStale: false };

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
