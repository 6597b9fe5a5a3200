import type { ApiError } from "@callwright/sdk";
import { useState } from "react";

import { useMessages } from "../i18n/index.js";
import { Button } from "../ui/button/index.js";
import { useToast } from "../ui/toast/index.js";
import { resendMessages } from "./resend.messages.js";
import { useCooldown } from "./useCooldown.js";

interface ResendButtonProps {
  /** Sends the mail again; rejects with an ApiError. */
  onResend: () => Promise<unknown>;
}

/** Asks for the same mail once more, and then not again for half a minute. */
export function ResendButton({ onResend }: ResendButtonProps) {
  const t = useMessages(resendMessages);
  const toast = useToast();
  const { secondsLeft, start } = useCooldown();
  const [isBusy, setBusy] = useState(false);

  const resend = async () => {
    setBusy(true);
    try {
      await onResend();
      start();
      toast.success(t.sent);
    } catch (error) {
      toast.failed(error, (error as ApiError).message);
    } finally {
      setBusy(false);
    }
  };
  const isWaiting = secondsLeft > 0;
  return (
    <Button
      size="large"
      isFullWidth
      isBusy={isBusy}
      disabledReason={isWaiting ? t.wait : undefined}
      onPress={() => void resend()}
    >
      {isWaiting ? t.again({ seconds: secondsLeft }) : t.resend}
    </Button>
  );
}
