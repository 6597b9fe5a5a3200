import { NewPasswordForm } from "../../auth/NewPasswordForm.js";
import { useMessages } from "../../i18n/index.js";
import { useToast } from "../../ui/toast/index.js";
import type { ResetPasswordProps } from "./ResetPassword.js";
import { resetPasswordMessages } from "./resetPassword.messages.js";
import { useResetPassword } from "./useResetPassword.js";

/** The form with the new password and its confirmation (A-RESET-01). */
export function ResetPasswordForm({ token, onReset, onAskAgain, messages }: Omit<ResetPasswordProps, "className">) {
  const t = useMessages(resetPasswordMessages, messages);
  const toast = useToast();
  const reset = useResetPassword(token);
  return (
    <NewPasswordForm
      t={t}
      setPassword={async (newPassword) => {
        await reset(newPassword);
        toast.success(t.changed);
        onReset();
      }}
      wayOut={{ label: t.askAgain, onPress: onAskAgain }}
    />
  );
}
