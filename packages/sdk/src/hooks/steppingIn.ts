"use client";

import { useCallback } from "react";

import { toApiError } from "../ApiError.js";
import * as operations from "../generated/operations/calls.js";
import { setTransferNumber } from "../generated/operations/profile.js";
import { useClient } from "./CallwrightApiProvider.js";
import * as freshenedBy from "./freshness.js";
import { actionHook } from "./useAction.js";
import { readHook } from "./useGet.js";

/** Have the assistant say a sentence in a call in progress. */
export const useSayInCall = actionHook(operations.sayInCall, freshenedBy.sayInCall);

/** Transfer a call in progress to a colleague, one of `useListTransferTargets`. */
export const useTransferCall = actionHook(operations.transferCall, freshenedBy.transferCall);

/** Take a call in progress over from the assistant. From then on, a person types what it says, with `useSayInCall`. */
export const useTakeOverCall = actionHook(operations.takeOverCall, freshenedBy.takeOverCall);

/** Request to listen to a call; `useStreamCallSound` then opens its audio. */
export const useListenToCall = actionHook(operations.listenToCall, freshenedBy.listenToCall);

/** The targets to which a call can be transferred. */
export const useListTransferTargets = readHook(operations.listTransferTargets);

/** Set the number to which calls are transferred for the signed-in person; null for none. */
export const useSetTransferNumber = actionHook(setTransferNumber, freshenedBy.setTransferNumber);

/**
 * Opens the audio of a call in progress, shortly after `useListenToCall`: a WAV file that ends with the call.
 *
 * @example
 * const openSound = useStreamCallSound();
 * await listenToCall.trigger({ path: { id } });
 * const { body } = await openSound(id, signal);
 */
export function useStreamCallSound(): (callId: string, signal: AbortSignal) => Promise<Response> {
  const client = useClient();
  return useCallback(
    async (callId, signal) => {
      let response: Response | undefined;
      try {
        response = await client.stream(operations.streamCallSound, { path: { id: callId } }, { signal });
        return response;
      } catch (failure) {
        throw toApiError(failure, { response, signal });
      }
    },
    [client],
  );
}
