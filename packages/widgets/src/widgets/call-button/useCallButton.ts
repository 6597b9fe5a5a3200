import type { PhoneBook } from "@callwright/sdk/contract";
import { useGetProfile, useListCalls, useListPhoneBooks, useLiveEvents } from "@callwright/sdk/hooks";
import { useMemo, useState } from "react";

import { toSingleCall, type SingleCall } from "../../calls/callReasons.model.js";
import { toInternational } from "../../calls/toInternational.js";
import type { CallButtonProps } from "./CallButton.js";
import { callToShow, isOutOfMoney, itemToCall } from "./callButton.model.js";

/** The state of the number. */
export type NumberState =
  | { status: "loading" }
  | { status: "error"; message: string | undefined; retry: () => void }
  /** The number has no country code, or is not a valid number. */
  | { status: "unreadable" }
  /** No call center item has the number. */
  | { status: "unknown" }
  | {
      status: "ready";
      items: readonly PhoneBook[];
      item: PhoneBook;
      call: SingleCall | undefined;
      isOutOfMoney: boolean;
    };

/** The data that the controller returns to the view, and what the parts say that carry out actions. */
export type CallButtonModel = ReturnType<typeof useCallButton>;

/** The controller of the widget: finds the call center items of a number, and follows its calls. */
export function useCallButton({
  phoneNumber: typed,
  phoneBookId,
}: Pick<CallButtonProps, "phoneNumber" | "phoneBookId">) {
  useLiveEvents();
  const phoneNumber = toInternational(typed);
  const items = useListPhoneBooks(phoneNumber === undefined ? null : { query: { phoneNumber, perPage: 20 } });
  const calls = useListCalls(phoneNumber === undefined ? null : { query: { phoneNumber, perPage: 5 } });
  const profile = useGetProfile();
  const [chosenId, choose] = useState(phoneBookId);
  const shown = useMemo(() => callToShow((calls.data?.items ?? []).map(toSingleCall)), [calls.data]);
  const [isStarting, setStarting] = useState(false);
  const [isCancelling, setCancelling] = useState(false);
  /** Why the last action did not succeed. */
  const [refusal, refuse] = useState<string>();

  return { state: stateOf(), choose, isStarting, setStarting, isCancelling, setCancelling, refusal, refuse };

  function stateOf(): NumberState {
    if (phoneNumber === undefined) return { status: "unreadable" };
    const failed = [profile, items, calls].find(({ data, error }) => data === undefined && error !== undefined);
    if (failed?.error?.fieldErrors.phoneNumber !== undefined) return { status: "unreadable" };
    if (failed) return { status: "error", message: failed.error?.problem?.message, retry: () => void failed.mutate() };
    if (!items.data || !calls.data || !profile.data) return { status: "loading" };
    const item = itemToCall(items.data.items, chosenId);
    if (!item) return { status: "unknown" };
    const isEmpty = isOutOfMoney(profile.data, item.sellerCompany?.id);
    return { status: "ready", items: items.data.items, item, call: shown, isOutOfMoney: isEmpty };
  }
}
