import type { ApiError } from "@callwright/sdk";
import type { SellerCompanyNumber } from "@callwright/sdk/contract";
import { useToggleDefaultNumber } from "@callwright/sdk/hooks";
import { useRef, useState } from "react";

import { useLayoutEffect } from "../../lib/useLayoutEffect.js";
import { withDefault } from "./numbers.model.js";
import type { NumbersEvent } from "./Numbers.types.js";

interface DefaultNumberOptions {
  /** The default number as it is now, and the one that no longer is; either may be none. */
  onChanged: (now: string | undefined, before: string | undefined) => void;
  onFailed: (error: ApiError) => void;
  report: (event: NumbersEvent) => void;
}

/** A change that the server has not confirmed yet, or that the list does not show yet. */
interface PendingDefault {
  id: string;
  isDefault: boolean;
  /** The list as it was when the server confirmed it: the next one has the change in it. */
  over: readonly SellerCompanyNumber[] | undefined;
}

/** Switches the default number at once, the former one off with it, and back if the server does not agree (B-NUM-06, R-35). */
export function useDefaultNumber(
  known: readonly SellerCompanyNumber[],
  { onChanged, onFailed, report }: DefaultNumberOptions,
) {
  const { trigger } = useToggleDefaultNumber();
  const [pending, setPending] = useState<PendingDefault>();
  const latest = useRef(known);
  useLayoutEffect(() => void (latest.current = known), [known]);
  // A list that was read meanwhile is from before the change.
  const isPending = pending !== undefined && (pending.over === undefined || pending.over === known);
  const numbers = isPending ? withDefault(known, pending) : known;
  return {
    numbers,
    set: async (id: string, isDefault: boolean): Promise<void> => {
      const change: PendingDefault = { id, isDefault, over: undefined };
      const numberOf = (isIt: (one: SellerCompanyNumber) => boolean) => numbers.find(isIt)?.number;
      const before = numberOf((one) => one.isDefault && (one.id !== id || !isDefault));
      setPending(change);
      try {
        await trigger({ path: { id } });
        // Somebody may have gone on to another one.
        setPending((now) => (now === change ? { ...change, over: latest.current } : now));
        onChanged(isDefault ? numberOf((one) => one.id === id) : undefined, before);
        report({ widget: "numbers", type: "defaultNumberChanged", detail: { numberId: id, isDefault } });
      } catch (error) {
        setPending((now) => (now === change ? undefined : now));
        onFailed(error as ApiError);
      }
    },
  };
}
