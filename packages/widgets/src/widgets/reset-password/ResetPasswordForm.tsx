import { useResetPassword } from "@callwright/sdk/hooks";

import { NewPasswordForm } from "../../auth/NewPasswordForm.js";
import { useMessages } from "../../i18n/index.js";
import { useToast } from "../../ui/toast/index.js";
import type { ResetPasswordProps } from "./ResetPassword.js";
import { resetPasswordMessages } from "./resetPassword.messages.js";

/** The new password and its confirmation (A-RESET-01). */
export function ResetPasswordForm({ token, onReset, onAskAgain, messages }: Omit<ResetPasswordProps, "className">) {
  const t = useMessages(resetPasswordMessages, messages);
  const toast = useToast();
  const reset = useResetPassword();
  return (
    <NewPasswordForm
      t={t}
      setPassword={async (newPassword) => {
        await reset.trigger({ body: { token, newPassword } });
        toast.success(t.changed);
        onReset();
      }}
      wayOut={{ label: t.askAgain, onPress: onAskAgain }}
    />
  );
}
