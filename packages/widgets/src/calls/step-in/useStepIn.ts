import type { CallAbility, CallIntervention, TransferTarget } from "@callwright/sdk/contract";
import { useSayInCall, useTakeOverCall, useTransferCall } from "@callwright/sdk/hooks";

import { useMessages } from "../../i18n/index.js";
import { useHost } from "../../lib/HostContext.js";
import { useAnnounce } from "../../lists/useAnnounce.js";
import { useToast } from "../../ui/toast/index.js";
import { stepInMessages } from "./stepIn.messages.js";
import type { StepInProps } from "./StepIn.js";

/** The actions in a call with their announcements: each returns whether it succeeded. */
export function useStepIn({ callId, widget }: Pick<StepInProps, "callId" | "widget">) {
  const t = useMessages(stepInMessages);
  const announce = useAnnounce();
  const toast = useToast();
  const { onEvent } = useHost();
  const sayInCall = useSayInCall();
  const transferCall = useTransferCall();
  const takeOverCall = useTakeOverCall();
  const path = { id: callId };

  const act = async (
    ability: CallAbility,
    ask: () => Promise<CallIntervention>,
    { done, failed }: { done?: string; failed: string },
  ): Promise<boolean> => {
    const answer = await announce(ask, { failed });
    if (!answer) return false;
    // It was stored, but no process that controls the line has carried it out.
    if (answer.result.state === "FAILED") {
      toast.error(failed);
      return false;
    }
    if (done !== undefined) toast.success(done);
    onEvent?.({ widget, type: "callSteppedIn", detail: { callId, ability } });
    return true;
  };

  return {
    isSaying: sayInCall.isMutating,
    say: (text: string) => act("SAY", () => sayInCall.trigger({ path, body: { text } }), { failed: t.sayFailed }),
    isHandingOver: transferCall.isMutating,
    handOver: ({ userId, name }: TransferTarget) =>
      act("TRANSFER", () => transferCall.trigger({ path, body: { userId } }), {
        done: t.transferred({ name }),
        failed: t.transferFailed,
      }),
    isTakingOver: takeOverCall.isMutating,
    takeOver: () =>
      act("TAKE_OVER", () => takeOverCall.trigger({ path }), { done: t.takenOver, failed: t.takeOverFailed }),
  };
}
