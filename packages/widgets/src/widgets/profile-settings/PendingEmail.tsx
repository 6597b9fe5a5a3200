import type { ApiError } from "@callwright/sdk";
import { useState } from "react";

import type { Messages } from "../../i18n/index.js";
import { Button } from "../../ui/button/index.js";
import { useConfirm } from "../../ui/confirm/index.js";
import { Notice } from "../../ui/notice/index.js";
import { useToast } from "../../ui/toast/index.js";
import type { profileSettingsMessages } from "./profileSettings.messages.js";
import { PendingActions } from "./ProfileSettings.styles.js";
import type { ProfileSettingsModel } from "./useProfileSettings.js";

interface PendingEmailProps {
  t: Messages<typeof profileSettingsMessages>;
  email: string;
  pendingEmail: string;
  sendAgain: ProfileSettingsModel["emailChange"]["sendAgain"];
  cancel: ProfileSettingsModel["emailChange"]["cancel"];
}

/**
 * A notice about an address that waits for its confirmation, with actions that resend the email and cancel the change.
 */
export function PendingEmail({ t, email, pendingEmail, sendAgain, cancel }: PendingEmailProps) {
  const toast = useToast();
  const { confirm, dialog } = useConfirm();
  const [busy, setBusy] = useState<"sending" | "cancelling">();

  async function doIt(what: "sending" | "cancelling", action: () => Promise<unknown>, done: string, failed: string) {
    setBusy(what);
    try {
      await action();
      toast.success(done);
    } catch (error) {
      const { problem, status, message } = error as ApiError;
      toast.failed(error, problem && status < 500 ? message : failed);
    } finally {
      setBusy(undefined);
    }
  }

  async function askToCancel() {
    const isSure = await confirm({
      title: t.cancelChangeTitle({ email }),
      body: t.cancelChangeBody({ email: pendingEmail }),
      confirmLabel: t.keepAddress,
      isDestructive: false,
    });
    if (isSure) await doIt("cancelling", cancel, t.changeCancelled, t.cancelChangeFailed);
  }

  return (
    <>
      <Notice
        tone="info"
        title={t.pendingTitle({ email: pendingEmail })}
        action={
          <PendingActions>
            <Button
              size="small"
              isBusy={busy === "sending"}
              onPress={() => void doIt("sending", sendAgain, t.sentAgain, t.sendAgainFailed)}
            >
              {t.sendAgain}
            </Button>
            <Button size="small" isBusy={busy === "cancelling"} onPress={() => void askToCancel()}>
              {t.cancelChange}
            </Button>
          </PendingActions>
        }
      >
        {t.pendingBody({ email })}
      </Notice>
      {dialog}
    </>
  );
}
