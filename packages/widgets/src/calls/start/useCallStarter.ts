import type { ApiError } from "@callwright/sdk";
import type { CampaignSettings, Language, NamedRef, StartedCall } from "@callwright/sdk/contract";
import { useStartCalls } from "@callwright/sdk/hooks";

import { useClock } from "../../lib/clock.js";
import type { CallingToast } from "../useCallingToast.js";
import type { CallLocks } from "./useCallLocks.js";

/** Calls to start. */
export interface CallWish {
  itemIds: readonly string[];
  /** Says how it goes, and whom the calls are to. */
  toast: CallingToast;
  /** Without one each item's own. */
  language?: Language | undefined;
  /** `YYYY-MM-DDTHH:mm` on each customer's clock (A-CALL-09); without one the calls start now. */
  cronDate?: string | undefined;
  /** What the campaign of several begins with. */
  campaign?: CampaignSettings | undefined;
}

/**
 * The one way to start calls; somebody was asked before.
 *
 * @param locks where the buttons of what is called are locked
 */
export function useCallStarter(
  locks: Pick<CallLocks, "lock">,
  onStarted: (calls: readonly StartedCall[], itemIds: string[], campaigns: readonly NamedRef[]) => void,
) {
  const startCalls = useStartCalls();
  const { timeZone } = useClock();
  return {
    isStarting: startCalls.isMutating,
    /** Starts or schedules calls and says how it went. Answers whether the server took any of them. */
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
