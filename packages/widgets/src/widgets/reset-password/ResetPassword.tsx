import { WidgetRoot } from "../../ui/widget-root/index.js";
import { ResetPasswordForm } from "./ResetPasswordForm.js";
import { resetPasswordMessages, type ResetPasswordMessages } from "./resetPassword.messages.js";

/** Props of {@link ResetPassword}. */
export interface ResetPasswordProps {
  /** The token from the link in the email. */
  token: string;
  /** Called when the password has been changed and all sessions have ended. Show the login (A-RESET-12). */
  onReset: () => void;
  /** Called when the link is no longer valid and the person wants another one. If omitted, no link is shown. */
  onAskAgain?: () => void;
  messages?: ResetPasswordMessages;
  className?: string;
}

/**
 * The form that sets a new password, opened by the link in the email.
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
