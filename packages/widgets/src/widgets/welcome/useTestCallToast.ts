import type { CallStatus } from "@callwright/sdk/contract";
import { useMemo } from "react";

import { callProgressMessages } from "../../calls/callProgress.messages.js";
import { isUnderWay } from "../../calls/callRow.model.js";
import { progressText } from "../../calls/describeStartedCalls.js";
import { grouped } from "../../calls/proofDigits.js";
import { useMessages, type Messages } from "../../i18n/index.js";
import { usePhoneText } from "../../ui/phone-number/index.js";
import { useToast } from "../../ui/toast/index.js";
import type { welcomeMessages } from "./welcome.messages.js";

/** One toast that shows the progress of a test call, from ringing to its end. */
export interface TestCallToast {
  /** Shows the new status. `proofDigits` must be pressed by the person who answers; null if there are none. */
  moved: (status: CallStatus, proofDigits: string | null) => void;
  /** Closes the toast, because there will be no more news of the call. */
  lost: () => void;
}

/** Returns a function that creates the toast for a test call to a number. */
export function useTestCallToast({
  pressDigits,
}: Pick<Messages<typeof welcomeMessages>, "pressDigits">): (phoneNumber: string) => TestCallToast {
  const toast = useToast();
  const phone = usePhoneText();
  const progress = useMessages(callProgressMessages);
  return useMemo(
    () => (phoneNumber) => {
      let id: string | undefined;
      const bodyOf = (status: CallStatus, digits: string | null) => {
        const isAsked = digits !== null && isUnderWay({ status });
        return [phone(phoneNumber), ...(isAsked ? [pressDigits({ digits: grouped(digits) })] : [])].join("\n");
      };
      return {
        moved(status, proofDigits) {
          const show = toast[kindOf(status)].bind(toast);
          id = show(progressText(status, { progress }), {
            ...(id !== undefined && { id }),
            body: bodyOf(status, proofDigits),
          });
        },
        lost: () => id !== undefined && toast.close(id),
      };
    },
    [toast, phone, progress, pressDigits],
  );
}

function kindOf(status: CallStatus): "loading" | "success" | "error" | "info" {
  if (isUnderWay({ status })) return "loading";
  if (status === "COMPLETED") return "success";
  return status === "FAILED" ? "error" : "info";
}
