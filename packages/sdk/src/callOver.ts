import { ApiError, toApiError } from "./ApiError.js";
import { isOffline } from "./isOffline.js";
import type { OnceOnly } from "./onceOnly.js";
import {
  type CallableId,
  type InputArguments,
  type Operation,
  type OperationData,
  operationNamed,
} from "./operations.js";
import { loadLater } from "./whenTouched.js";
import type { Wire, WireInput, WireOptions } from "./wire.js";

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /**
   * Called with the progress of an upload, from 0 to 1. It is not called outside of browsers, for a client with its own
   * `fetch`, or for an operation without a file.
   */
  onSent?: ((share: number) => void) | undefined;
}

/** Calls an operation by its name in the contract and returns its data. Rejects with an ApiError. */
export type Call = <Id extends CallableId>(
  operation: Id | Operation<Id>,
  ...args: [...InputArguments<Id>, options?: CallOptions]
) => Promise<OperationData<Id>>;

/** Calls operations over a wire: reads what they answer, and sends a write only once. */
export function callOver(wire: Wire, repeatsAfterMs?: readonly number[]): Call {
  let onceOnly: OnceOnly | undefined;
  return async (called, ...args) => {
    const [input, options] = args as unknown as [input?: WireInput, options?: CallOptions];
    const id = typeof called === "string" ? called : called[0];
    const startedAt = performance.now();
    const wasOffline = isOffline();
    const attempt = async (operation: Operation, headers?: WireOptions["headers"]) => {
      let response: Response | undefined;
      try {
        response = await wire(operation, input, { ...options, ...(headers && { headers }) });
        // The contract defines a 204 as empty.
        if (operation[3] !== "file") return response.status === 204 ? undefined : ((await response.json()) as unknown);
        const file = await (await loadLater()).readFile(response);
        if (file) return file;
        // A-ERR-11
        throw new ApiError({ code: "EMPTY_FILE", status: response.status, message: "The download has no content." });
      } catch (failure) {
        throw toApiError(failure, { response, signal: options?.signal });
      }
    };
    try {
      const operation = typeof called === "string" ? await operationNamed(called) : called;
      if (operation[3] !== "once") return (await attempt(operation)) as OperationData<typeof id>;
      const { createOnceOnly, wishOf } = await loadLater();
      onceOnly ??= createOnceOnly(isOffline, repeatsAfterMs);
      const send = (key: string) => attempt(operation, { "Idempotency-Key": key });
      return (await onceOnly(wishOf(id, input), send, options?.signal)) as OperationData<typeof id>;
    } catch (failure) {
      const error = toApiError(failure, { signal: options?.signal });
      error.isUnsent ??= wasOffline && !error.status;
      error.operation = id;
      error.durationMs = Math.round(performance.now() - startedAt);
      throw error;
    }
  };
}
