import type { SellerCompanyNumber } from "@callwright/sdk/contract";
import { useToggleDefaultNumber } from "@callwright/sdk/hooks";
import { useRef, useState } from "react";

import type { Messages } from "../../i18n/index.js";
import { useLayoutEffect } from "../../lib/useLayoutEffect.js";
import { useAnnounce, type Words } from "../../lists/useAnnounce.js";
import { usePhoneText } from "../../ui/phone-number/index.js";
import type { firstNumbersMessages } from "./numbers.firstTexts.js";
import { withDefault } from "./numbers.model.js";
import type { NumbersEvent } from "./Numbers.types.js";

/** A change that the server has not confirmed yet, or that the list does not contain yet. */
interface PendingDefault {
  id: string;
  isDefault: boolean;
  /**
   * The list at the time when the server confirmed the change; the next list contains the change. Undefined until then.
   */
  over: readonly SellerCompanyNumber[] | undefined;
}

/**
 * Switches the default number at once, which switches off the former one. If the server rejects the change, it is
 * undone (B-NUM-06, R-35).
 */
export function useDefaultNumber(
  known: readonly SellerCompanyNumber[],
  t: Messages<typeof firstNumbersMessages>,
  report: (event: NumbersEvent) => void,
) {
  const announce = useAnnounce();
  const phone = usePhoneText();
  const { trigger } = useToggleDefaultNumber();
  const [pending, setPending] = useState<PendingDefault>();
  const latest = useRef(known);
  useLayoutEffect(() => void (latest.current = known), [known]);
  // A list that was loaded before the server confirmed the change does not contain it.
  const isPending = pending !== undefined && (pending.over === undefined || pending.over === known);
  const numbers = isPending ? withDefault(known, pending) : known;
  return {
    numbers,
    set: async (id: string, isDefault: boolean): Promise<void> => {
      const change: PendingDefault = { id, isDefault, over: undefined };
      const numberOf = (isIt: (one: SellerCompanyNumber) => boolean) => numbers.find(isIt)?.number;
      const before = numberOf((one) => one.isDefault && (one.id !== id || !isDefault));
      setPending(change);
      const done = await announce(() => trigger({ path: { id } }), {
        done: changed(isDefault ? numberOf((one) => one.id === id) : undefined, before),
        failed: t.defaultFailed,
      });
      // If another number was switched meanwhile, that change stays pending.
      setPending((now) => (now === change ? done && { ...change, over: latest.current } : now));
      if (done) report({ widget: "numbers", type: "defaultNumberChanged", detail: { numberId: id, isDefault } });
    },
  };

  /** Names the present default number and the former one; either may be missing. */
  function changed(now: string | undefined, before: string | undefined): Words {
    if (now === undefined) return t.defaultNone;
    const title = t.defaultNow({ number: phone(now) });
    return { title, body: before === undefined ? undefined : t.defaultBefore({ number: phone(before) }) };
  }
}
