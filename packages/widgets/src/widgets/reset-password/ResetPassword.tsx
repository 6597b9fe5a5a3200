import { WidgetRoot } from "../../ui/widget-root/index.js";
import { ResetPasswordForm } from "./ResetPasswordForm.js";
import { resetPasswordMessages, type ResetPasswordMessages } from "./resetPassword.messages.js";

/** Props of {@link ResetPassword}. */
export interface ResetPasswordProps {
  /** From the link in the mail. */
  token: string;
  /** The password is changed and every session has ended: lead to the login (A-RESET-12). */
  onReset: () => void;
  /** Leads to asking for another link when this one is not valid any more; without it there is no such link. */
  onAskAgain?: () => void;
  messages?: ResetPasswordMessages;
  className?: string;
}

/**
 * Sets a new password with the link from the mail.
 *
 * @example
 * <ResetPassword token={token} onReset={() => navigate("/login")} />
 */
export function ResetPassword({ className, ...form }: ResetPasswordProps) {
  return (
    <WidgetRoot name="reset-password" texts={resetPasswordMessages} className={className}>
      <ResetPasswordForm {...form} />
    </WidgetRoot>
  );
}
