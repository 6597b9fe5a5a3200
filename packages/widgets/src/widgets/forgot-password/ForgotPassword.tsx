import { useState } from "react";

import { useMessages } from "../../i18n/index.js";
import { WidgetRoot } from "../../ui/widget-root/index.js";
import { ForgotPasswordForm } from "./ForgotPasswordForm.js";
import { forgotPasswordMessages, type ForgotPasswordMessages } from "./forgotPassword.messages.js";
import { LinkSent } from "./LinkSent.js";
import { useForgotPassword } from "./useForgotPassword.js";

/** Props of {@link ForgotPassword}. */
export interface ForgotPasswordProps {
  /** Called when a person wants to go back to the login. If omitted, no link is shown. */
  onSignIn?: () => void;
  /**
   * Called when a person wants to report an issue, with the email they have entered. If omitted, no link is shown
   * (A-RESET-05).
   */
  onReport?: (event: { email: string }) => void;
  messages?: ForgotPasswordMessages;
  className?: string;
}

/**
 * The form that requests an email with a link to set a new password. Its confirmation does not reveal whether an
 * address has an account.
 *
 * @example
 * <ForgotPassword onSignIn={() => navigate("/login")} onReport={({ email }) => openReport(email)} />
 */
export function ForgotPassword({ className, ...props }: ForgotPasswordProps) {
  return (
    <WidgetRoot name="forgot-password" texts={forgotPasswordMessages} className={className}>
      <Request {...props} />
    </WidgetRoot>
  );
}

function Request({ onSignIn, onReport, messages }: Omit<ForgotPasswordProps, "className">) {
  const t = useMessages(forgotPasswordMessages, messages);
  const request = useForgotPassword();
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo === undefined)
    return (
      <ForgotPasswordForm
        t={t}
        onSignIn={onSignIn}
        onSend={async (email) => {
          await request(email);
          setSentTo(email);
        }}
      />
    );
  return (
    <LinkSent
      t={t}
      email={sentTo}
      onResend={() => request(sentTo)}
      onReport={onReport && (() => onReport({ email: sentTo }))}
      onSignIn={onSignIn}
    />
  );
}
