import type { ApiError } from "@callwright/sdk";
import type { CampaignSettings, Language, NamedRef, StartedCall } from "@callwright/sdk/contract";
import { useStartCalls } from "@callwright/sdk/hooks";

import { useClock } from "../../lib/clock.js";
import type { CallingToast } from "../useCallingToast.js";
import type { CallLocks } from "./useCallLocks.js";

/** Calls to start. */
export interface CallWish {
  itemIds: readonly string[];
  /** Announces the result, with the called people. */
  toast: CallingToast;
  /** If omitted, each item's own value. */
  language?: Language | undefined;
  /** `YYYY-MM-DDTHH:mm` in each customer's time zone (A-CALL-09); if omitted, the calls start now. */
  cronDate?: string | undefined;
  /** The settings of the campaign of several calls. */
  campaign?: CampaignSettings | undefined;
}

/**
 * The single function that starts calls, after the person has confirmed.
 *
 * @param locks the locks of the call buttons
 */
export function useCallStarter(
  locks: Pick<CallLocks, "lock">,
  onStarted: (calls: readonly StartedCall[], itemIds: string[], campaigns: readonly NamedRef[]) => void,
) {
  const startCalls = useStartCalls();
  const { timeZone } = useClock();
  return {
    isStarting: startCalls.isMutating,
    /** Starts or schedules calls and announces the result. Returns whether the server accepted any of them. */
    call: async ({ itemIds, toast, language, cronDate, campaign }: CallWish): Promise<boolean> => {
      const phoneBookIds = [...itemIds];
      if (cronDate === undefined) locks.lock(phoneBookIds);
      const when = cronDate === undefined ? { type: "CALL_NOW" as const } : { type: "CALL_LATER" as const, cronDate };
      try {
        const { items, campaigns } = await startCalls.trigger({
          body: {
            phoneBookIds,
            ...when,
            ...(language && { language }),
            ...(campaign && { campaign }),
            browserTimeZone: timeZone,
          },
        });
        toast.started(items, campaigns);
        onStarted(items, phoneBookIds, campaigns);
        return items.some(({ callId }) => callId !== null);
      } catch (error) {
        toast.failed(error as ApiError);
        return false;
      }
    },
  };
}
