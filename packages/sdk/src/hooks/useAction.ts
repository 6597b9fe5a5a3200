"use client";

import { useCallback, useState } from "react";

import { type ApiError, toApiError } from "../ApiError.js";
import type { CallOptions } from "../client.js";
import type { CallableId, FileId, InputArguments, Operation, OperationData, WriteId } from "../operations.js";
import { cacheOf } from "./cache.js";
import { useApiWatcher } from "./ApiWatcher.js";
import { useClient } from "./CallwrightApiProvider.js";
import { type Reads, readsIn } from "./freshness.js";
import { useInWords } from "./SayError.js";

export interface Action<Id extends CallableId> {
  /** Calls the operation and answers its data; rejects with an ApiError. The options are those of `client.call`. */
  trigger: (...args: [...InputArguments<Id>, options?: CallOptions]) => Promise<OperationData<Id>>;
  /** True while a call is on its way. */
  isMutating: boolean;
  /** Why the latest call failed; undefined once another one is on its way. */
  error: ApiError | undefined;
}

/** Calls an operation on demand, and freshens what it changed. */
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
        // What it was based on is not there any more; or who gave up does not know what came of it.
        if (apiError.code === "PRECONDITION_FAILED" || apiError.code === "ABORTED") freshen();
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

/** Makes the named hook of a write, with the reads that it makes out of date, or of a download, which makes none. */
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
