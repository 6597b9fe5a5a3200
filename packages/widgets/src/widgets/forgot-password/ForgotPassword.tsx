import { useState } from "react";

import { useMessages } from "../../i18n/index.js";
import { WidgetRoot } from "../../ui/widget-root/index.js";
import { ForgotPasswordForm } from "./ForgotPasswordForm.js";
import { forgotPasswordMessages, type ForgotPasswordMessages } from "./forgotPassword.messages.js";
import { LinkSent } from "./LinkSent.js";
import { useForgotPassword } from "./useForgotPassword.js";

/** Props of {@link ForgotPassword}. */
export interface ForgotPasswordProps {
  /** Leads back to the login; without it there is no such link. */
  onSignIn?: () => void;
  /** Leads to reporting an issue with the address already known; without it there is no such link (A-RESET-05). */
  onReport?: (event: { email: string }) => void;
  messages?: ForgotPasswordMessages;
  className?: string;
}

/**
 * Asks for a mail with a link to set a new password, and says where it went. Nobody learns which addresses have an account.
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
