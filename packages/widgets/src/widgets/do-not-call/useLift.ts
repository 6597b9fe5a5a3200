import { useLiftSuppression } from "@callwright/sdk/hooks";

import type { Messages } from "../../i18n/index.js";
import { useToast } from "../../ui/toast/index.js";
import type { doNotCallMessages } from "./doNotCall.messages.js";
import type { NumberRow } from "./doNotCall.model.js";
import type { DoNotCallModel } from "./useDoNotCall.js";

/** Takes a number or a register off the list. Rejects with an ApiError. */
export function useLift(t: Messages<typeof doNotCallMessages>, report: DoNotCallModel["report"]) {
  const toast = useToast();
  const lift = useLiftSuppression();
  return async ({ id, register }: NumberRow, reason: string): Promise<void> => {
    await lift.trigger({ path: { id }, body: { reason } });
    toast.success(register ? t.liftedRegister({ register: register.name }) : t.liftedDone);
    report({ widget: "do-not-call", type: "numberLifted", detail: { suppressedNumberId: id } });
  };
}
