import type { ApiError } from "@callwright/sdk";
import type { Language, PhoneBook } from "@callwright/sdk/contract";
import { useCancelCalls, useGetProfile, useListCalls, useListPhoneBooks, useLiveEvents } from "@callwright/sdk/hooks";
import { useMemo, useState } from "react";

import { startCallsMessages } from "../../calls/startCalls.messages.js";
import { toCallRow, type CallRow } from "../../calls/callRow.model.js";
import { useCallLocks } from "../../calls/start/useCallLocks.js";
import { useCallStarter } from "../../calls/start/useCallStarter.js";
import { toInternational } from "../../calls/toInternational.js";
import { useCodedText, useMessages, type Messages } from "../../i18n/index.js";
import { useHost } from "../../lib/HostContext.js";
import type { CallButtonProps } from "./CallButton.js";
import { callToShow, isOutOfMoney, itemToCall } from "./callButton.model.js";
import type { callButtonMessages } from "./callButton.messages.js";

/** The state of the number. */
export type NumberState =
  | { status: "loading" }
  | { status: "error"; message: string | undefined; retry: () => void }
  /** The number has no country code, or is not a valid number. */
  | { status: "unreadable" }
  /** No call center item has the number. */
  | { status: "unknown" }
  | { status: "ready"; items: readonly PhoneBook[]; item: PhoneBook; call: CallRow | undefined; isOutOfMoney: boolean };

/** The data and actions that the controller returns to the view. */
export type CallButtonModel = ReturnType<typeof useCallButton>;

type Options = Pick<CallButtonProps, "phoneNumber" | "phoneBookId" | "onCallsStarted"> & {
  t: Messages<typeof callButtonMessages>;
};

/**
 * The controller of the widget: finds the call center items of a number, starts and cancels calls, and follows them.
 */
export function useCallButton({ phoneNumber: typed, phoneBookId, onCallsStarted, t }: Options) {
  useLiveEvents();
  const { onEvent } = useHost();
  const start = useMessages(startCallsMessages);
  const reasonOf = useCodedText("callFailure");
  const phoneNumber = toInternational(typed);
  const items = useListPhoneBooks(phoneNumber === undefined ? null : { query: { phoneNumber, perPage: 20 } });
  const calls = useListCalls(phoneNumber === undefined ? null : { query: { phoneNumber, perPage: 5 } });
  const profile = useGetProfile();
  const cancelCalls = useCancelCalls();
  const [chosenId, choose] = useState(phoneBookId);
  const rows = useMemo(() => (calls.data?.items ?? []).map(toCallRow), [calls.data]);
  /** Why the last action did not succeed. */
  const [refusal, setRefusal] = useState<string>();
  const locks = useCallLocks();
  const starter = useCallStarter(locks, (started, phoneBookIds) => {
    const callIds = started.flatMap(({ callId }) => callId ?? []);
    onEvent?.({ widget: "call-button", type: "callsStarted", detail: { phoneBookIds, callIds } });
    onCallsStarted?.({ calls: started });
  });
  const said = (error: ApiError, otherwise: string) => setRefusal(error.problem?.message ?? otherwise);

  return {
    state: stateOf(),
    refusal,
    choose,
    lockedSince: locks.since,
    isStarting: starter.isStarting,
    isCancelling: cancelCalls.isMutating,
    /** Resolves to whether the server accepted the call. */
    call: (itemId: string, language: Language, cronDate?: string): Promise<boolean> => {
      setRefusal(undefined);
      const toast = {
        started: ([only]: readonly { refusal: Parameters<typeof reasonOf>[0] | null }[]) =>
          setRefusal(only?.refusal ? reasonOf(only.refusal) : undefined),
        failed: (error: ApiError) => said(error, start.failed),
        withdraw: () => undefined,
      };
      return starter.call({ itemIds: [itemId], language, cronDate, toast });
    },
    cancel: async (callId: string): Promise<void> => {
      setRefusal(undefined);
      try {
        const { items: cancelled } = await cancelCalls.trigger({ body: { ids: [callId] } });
        if (cancelled[0]?.outcome !== "CANCELLED") return setRefusal(t.cancelConflict);
        onEvent?.({ widget: "call-button", type: "callCancelled", detail: { callId } });
      } catch (error) {
        said(error as ApiError, t.cancelFailed);
      }
    },
  };

  function stateOf(): NumberState {
    if (phoneNumber === undefined) return { status: "unreadable" };
    const failed = [profile, items, calls].find(({ data, error }) => data === undefined && error !== undefined);
    if (failed?.error?.fieldErrors.phoneNumber !== undefined) return { status: "unreadable" };
    if (failed) return { status: "error", message: failed.error?.problem?.message, retry: () => void failed.mutate() };
    if (!items.data || !calls.data || !profile.data) return { status: "loading" };
    const item = itemToCall(items.data.items, chosenId);
    if (!item) return { status: "unknown" };
    const isEmpty = isOutOfMoney(profile.data, item.sellerCompany?.id);
    return { status: "ready", items: items.data.items, item, call: callToShow(rows), isOutOfMoney: isEmpty };
  }
}
