import type { ApiError } from "@callwright/sdk";
import type { Language } from "@callwright/sdk/contract";

import { useCallLocks } from "../../calls/start/useCallLocks.js";
import { useCallStarter } from "../../calls/start/useCallStarter.js";
import { startCallsMessages } from "../../calls/startCalls.messages.js";
import { useCodedText, useMessages } from "../../i18n/index.js";
import { useHost } from "../../lib/HostContext.js";
import { useReason } from "../../ui/lost-answer/index.js";
import type { CallOfferProps } from "./CallOffer.js";

/** Starts and schedules calls to the target. */
export function useStarting({
  model,
  target: { itemId },
  onCallsStarted,
}: Pick<CallOfferProps, "model" | "target" | "onCallsStarted">) {
  const { onEvent } = useHost();
  const { failed } = useMessages(startCallsMessages);
  const reasonOf = useCodedText("callFailure");
  const whyNot = useReason();
  const locks = useCallLocks();
  const starter = useCallStarter(locks, (started, phoneBookIds) => {
    const callIds = started.flatMap(({ callId }) => callId ?? []);
    onEvent?.({ widget: "call-button", type: "callsStarted", detail: { phoneBookIds, callIds } });
    onCallsStarted?.({ calls: started });
  });
  const { refuse, setStarting } = model;
  const toast = {
    started: ([only]: readonly { refusal: Parameters<typeof reasonOf>[0] | null }[]) =>
      refuse(only?.refusal ? reasonOf(only.refusal) : undefined),
    failed: (error: ApiError) => refuse(whyNot(error) ?? failed),
    withdraw: () => undefined,
  };
  return {
    lockedSince: locks.since(itemId),
    /** Resolves to whether the server accepted the call. */
    call: async (language: Language, cronDate?: string): Promise<boolean> => {
      refuse(undefined);
      setStarting(true);
      const isAccepted = await starter.call({ itemIds: [itemId], language, cronDate, toast });
      setStarting(false);
      return isAccepted;
    },
  };
}
