import type { CallStatus } from "@callwright/sdk/contract";
import { useMemo } from "react";

import { callProgressMessages } from "../../calls/call.messages.js";
import { isUnderWay } from "../../calls/callRow.model.js";
import { progressText } from "../../calls/describeStartedCalls.js";
import { useMessages } from "../../i18n/index.js";
import { usePhoneText } from "../../ui/phone-number/index.js";
import { useToast } from "../../ui/toast/index.js";

/** Says in one place how a test call goes, from ringing to its end. */
export interface TestCallToast {
  moved: (status: CallStatus) => void;
  /** Nothing more will be heard of it. */
  lost: () => void;
}

/** Makes the message of a test call to a number. */
export function useTestCallToast(): (phoneNumber: string) => TestCallToast {
  const toast = useToast();
  const phone = usePhoneText();
  const progress = useMessages(callProgressMessages);
  return useMemo(
    () => (phoneNumber) => {
      let id: string | undefined;
      return {
        moved(status) {
          const show = toast[kindOf(status)].bind(toast);
          id = show(progressText(status, { progress }), { ...(id !== undefined && { id }), body: phone(phoneNumber) });
        },
        lost: () => id !== undefined && toast.close(id),
      };
    },
    [toast, phone, progress],
  );
}

function kindOf(status: CallStatus): "loading" | "success" | "error" | "info" {
  if (isUnderWay({ status })) return "loading";
  if (status === "COMPLETED") return "success";
  return status === "FAILED" ? "error" : "info";
}
