import type { ApiError } from "@callwright/sdk";
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
    const done = await suppress.trigger({ body: { phoneNumbers, ...said, ...owner } }).catch((error: ApiError) => {
      throw naming(error, phoneNumbers, t);
    });
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

/** How many wrong numbers are named. */
const mostNamed = 4;

/** An error about single numbers names them: the server says only where in the list they are. Any other error is itself. */
function naming(error: ApiError, phoneNumbers: readonly string[], t: Messages<typeof doNotCallMessages>): Error {
  const wrong = phoneNumbers.filter((_, at) => `phoneNumbers.${at}` in error.fieldErrors);
  if (wrong.length === 0) return error;
  const named = wrong.slice(0, mostNamed);
  const more = wrong.length - named.length;
  const numbers = named.join(", ");
  const message =
    more > 0 ? t.numbersWrongAndMore({ numbers, count: more }) : t.numbersWrong({ numbers, count: wrong.length });
  return Object.assign(new Error(message), { fieldErrors: { phoneNumbers: message } });
}
