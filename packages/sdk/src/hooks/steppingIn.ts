"use client";

import { useCallback } from "react";

import { toApiError } from "../ApiError.js";
import * as operations from "../generated/operations.js";
import { useClient } from "./CallwrightApiProvider.js";
import * as freshenedBy from "./freshness.js";
import { actionHook } from "./useAction.js";
import { readHook } from "./useGet.js";

/** Have a sentence said in a call that goes on. */
export const useSayInCall = actionHook(operations.sayInCall, freshenedBy.sayInCall);

/** Hand a call that goes on over to a colleague, one of `useListTransferTargets`. */
export const useTransferCall = actionHook(operations.transferCall, freshenedBy.transferCall);

/** Silence the assistant in a call that goes on: what is said is typed from then on, with `useSayInCall`. */
export const useTakeOverCall = actionHook(operations.takeOverCall, freshenedBy.takeOverCall);

/** Say that one listens to a call; `useStreamCallSound` then opens its sound. */
export const useListenToCall = actionHook(operations.listenToCall, freshenedBy.listenToCall);

/** To whom a call can be handed over. */
export const useListTransferTargets = readHook(operations.listTransferTargets);

/** Say at which number one takes calls that are handed over; null for none. */
export const useSetTransferNumber = actionHook(operations.setTransferNumber, freshenedBy.setTransferNumber);

/**
 * Opens the sound of a call that goes on, for who has just said that they listen: a WAV file whose end comes with the call's.
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
