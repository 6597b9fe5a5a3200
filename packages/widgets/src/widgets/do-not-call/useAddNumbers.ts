import { useSuppressNumbers } from "@callwright/sdk/hooks";

import type { Messages } from "../../i18n/index.js";
import { useToast } from "../../ui/toast/index.js";
import type { doNotCallMessages } from "./doNotCall.messages.js";
import type { DoNotCallModel } from "./useDoNotCall.js";

/** Adds numbers to the list. Rejects with an ApiError. */
export function useAddNumbers(
  t: Messages<typeof doNotCallMessages>,
  { isManager, view, report }: Pick<DoNotCallModel, "isManager" | "view" | "report">,
) {
  const toast = useToast();
  const suppress = useSuppressNumbers();
  return async (phoneNumbers: string[], reason: string): Promise<void> => {
    const said = reason === "" ? {} : { reason };
    const owner = isManager ? ownerIn(view.sellerCompanyId) : {};
    const done = await suppress.trigger({ body: { phoneNumbers, ...said, ...owner } });
    const { addedCount, knownCount, refusedCallsCount } = done;
    const beside = [
      knownCount > 0 && t.alreadyKnown({ count: knownCount }),
      refusedCallsCount > 0 && t.refusedCalls({ count: refusedCallsCount }),
    ];
    const body = beside.filter((one) => one !== false).join(" · ");
    toast.success(t.added({ count: addedCount }), body === "" ? {} : { body });
    report({ widget: "do-not-call", type: "numbersAdded", detail: { addedCount, knownCount } });
  };
}

/**
 * Whose list a number is added to. Only managers specify it; if they have chosen no company, the number is added for
 * all.
 */
const ownerIn = (sellerCompanyId: string) =>
  sellerCompanyId === "" ? { scope: "EVERYWHERE" as const } : { sellerCompanyId };
