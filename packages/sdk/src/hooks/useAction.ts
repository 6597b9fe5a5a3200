"use client";

import { useCallback, useState } from "react";

import { type ApiError, toApiError } from "../ApiError.js";
import type { CallOptions } from "../callOver.js";
import type { CallableId, FileId, InputArguments, Operation, OperationData, WriteId } from "../operations.js";
import { cacheOf } from "./cache.js";
import { useApiWatcher } from "./ApiWatcher.js";
import { useClient } from "./CallwrightApiProvider.js";
import { type Reads, readsIn } from "./reads.js";
import { useInWords } from "./SayError.js";

export interface Action<Id extends CallableId> {
  /** Calls the operation and returns its data; rejects with an ApiError. The options are those of `client.call`. */
  trigger: (...args: [...InputArguments<Id>, options?: CallOptions]) => Promise<OperationData<Id>>;
  /** True while a call is in progress. */
  isMutating: boolean;
  /** The error of the latest call; undefined while another one is in progress. */
  error: ApiError | undefined;
}

/** Calls an operation on demand, and refreshes the data that it changed. */
function useAction<Id extends CallableId>(operation: Operation<Id>, freshened: Reads): Action<Id> {
  const client = useClient();
  const watcher = useApiWatcher();
  const inWords = useInWords();
  const freshen = useCallback(() => {
    const cache = cacheOf(client);
    cache.freshen(cache.keys(readsIn(freshened)));
  }, [client, freshened]);
  const [pending, setPending] = useState(0);
  const [error, setError] = useState<ApiError>();

  const trigger = useCallback(
    async (...args: [...InputArguments<Id>, options?: CallOptions]) => {
      setPending((count) => count + 1);
      setError(undefined);
      try {
        const data = await client.call(operation, ...args);
        freshen();
        return data;
      } catch (failure) {
        const apiError = inWords(toApiError(failure));
        // The basis of the edit no longer exists; or the server did not say that it refused it, and may have done it.
        if (apiError.status === 412 || !apiError.problem) freshen();
        setError(apiError);
        watcher?.failed(apiError);
        throw apiError;
      } finally {
        setPending((count) => count - 1);
      }
    },
    [client, operation, freshen, watcher, inWords],
  );

  return { trigger, isMutating: pending > 0, error };
}

/** Creates the named hook of a write, with the reads that it makes stale, or of a download, which makes none stale. */
/* @__NO_SIDE_EFFECTS__ */
export function actionHook<Id extends WriteId | FileId>(
  operation: Operation<Id>,
  ...[freshened = nothing]: Id extends FileId ? [] : [freshened: Reads]
): () => Action<Id> {
  return function useNamedAction() {
    return useAction(operation, freshened);
  };
}

const nothing: Reads = [];
