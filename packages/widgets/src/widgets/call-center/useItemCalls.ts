import type { NamedRef, StartedCall } from "@callwright/sdk/contract";

import type { CallLocks } from "../../calls/start/useCallLocks.js";
import { type CallWish, useCallStarter } from "../../calls/start/useCallStarter.js";
import { useCallingToast } from "../../calls/useCallingToast.js";
import type { Messages } from "../../i18n/index.js";
import type { callCenterMessages } from "./callCenter.messages.js";
import type { CallCenterRow } from "./CallCenter.types.js";

/** Options of {@link useItemCalls}. */
export interface ItemCallsOptions {
  locks: CallLocks;
  onOpenCall: ((event: { callId: string }) => void) | undefined;
  onOpenCampaign: ((event: { campaignId: string }) => void) | undefined;
  onStarted: (calls: readonly StartedCall[], itemIds: string[], campaigns: readonly NamedRef[]) => void;
}

/**
 * Calls items after the person has confirmed, and announces the progress. Each function resolves to whether the server
 * accepted any call.
 */
export function useItemCalls(
  { locks, onOpenCall, onOpenCampaign, onStarted }: ItemCallsOptions,
  t: Messages<typeof callCenterMessages>,
) {
  const calling = useCallingToast();
  const { call } = useCallStarter(locks, onStarted);
  return {
    callOne: (row: CallCenterRow, wish: Pick<CallWish, "language" | "cronDate">) =>
      call({ itemIds: [row.id], toast: calling({ body: row.customer, onOpenCall }), ...wish }),
    callMany: (itemIds: readonly string[], wish: Pick<CallWish, "cronDate" | "campaign">) =>
      call({
        itemIds,
        toast: calling({ body: t.calling({ count: itemIds.length }), onOpenCall, onOpenCampaign }),
        ...wish,
      }),
  };
}

/** The functions that the hook returns. */
export type ItemCalls = ReturnType<typeof useItemCalls>;
