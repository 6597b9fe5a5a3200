import type { Body } from "@callwright/sdk/contract";
import { usePauseNumber, useResumeNumber, useUpdateNumberCaps } from "@callwright/sdk/hooks";

import type { Messages } from "../../../i18n/index.js";
import { useAnnounce } from "../../../lists/useAnnounce.js";
import { useToast } from "../../../ui/toast/index.js";
import type { firstNumbersMessages } from "../numbers.firstTexts.js";
import type { NumbersEvent } from "../Numbers.types.js";

/** The actions on a number, and the announcements of their results. */
export function useNumberChanges(t: Messages<typeof firstNumbersMessages>, report: (event: NumbersEvent) => void) {
  const toast = useToast();
  const announce = useAnnounce();
  const pauseNumber = usePauseNumber();
  const resumeNumber = useResumeNumber();
  const updateCaps = useUpdateNumberCaps();
  return {
    isResuming: resumeNumber.isMutating,
    /** Rejects with an ApiError. */
    async pause(id: string, body: Body<"pauseNumber">): Promise<void> {
      await pauseNumber.trigger({ path: { id }, body });
      toast.success(t.numberPaused);
      report({ widget: "numbers", type: "numberPaused", detail: { numberId: id } });
    },
    async resume(id: string): Promise<void> {
      const done = await announce(() => resumeNumber.trigger({ path: { id } }), {
        done: t.numberResumed,
        failed: t.resumeFailed,
      });
      if (done) report({ widget: "numbers", type: "numberResumed", detail: { numberId: id } });
    },
    /** Rejects with an ApiError. */
    async limit(id: string, body: Body<"updateNumberCaps">): Promise<void> {
      await updateCaps.trigger({ path: { id }, body });
      toast.success(t.capsSaved);
    },
  };
}

/** The actions of a number's drawer. */
export type NumberChanges = ReturnType<typeof useNumberChanges>;
