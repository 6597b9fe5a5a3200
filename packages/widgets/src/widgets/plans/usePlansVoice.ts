import { useMemo } from "react";

import type { Messages } from "../../i18n/index.js";
import { usePromoCodeVoice } from "../../money/usePromoCodeVoice.js";
import { useToast } from "../../ui/toast/index.js";
import type { plansMessages } from "./plans.messages.js";
import type { PlansVoice } from "./usePlans.js";

/** Says in the corner of the screen what came of what somebody did here. */
export function usePlansVoice(t: Messages<typeof plansMessages>): PlansVoice {
  const toast = useToast();
  const promoCode = usePromoCodeVoice();
  return useMemo(
    () => ({
      promoCode,
      planChanged: () => toast.success(t.changed),
      planNotChanged: (error) => toast.failed(error, t.changeFailed),
    }),
    [promoCode, toast, t],
  );
}
