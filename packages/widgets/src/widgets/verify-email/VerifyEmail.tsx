import { useMessages } from "../../i18n/index.js";
import { WidgetRoot } from "../../ui/widget-root/index.js";
import { MailSent } from "./MailSent.js";
import { useResend, useVerification } from "./useVerifyEmail.js";
import { VerificationResult } from "./VerificationResult.js";
import { verifyEmailMessages, type VerifyEmailMessages } from "./verifyEmail.messages.js";

/** Props of {@link VerifyEmail}. */
export interface VerifyEmailProps {
  /** From the link in the mail. Without it the widget says that a mail was sent. */
  token?: string | undefined;
  /** Where the mail went, if that is known; then it can be sent again. */
  email?: string | undefined;
  /** Leads to the login: by itself three seconds after the verification, whatever came of it (A-VERIFY-03). */
  onSignIn: () => void;
  messages?: VerifyEmailMessages;
  className?: string;
}

/**
 * Waits for the mail with the link, or redeems the link.
 *
 * @example
 * <VerifyEmail token={search.token} email={search.email} onSignIn={() => navigate("/login")} />
 */
export function VerifyEmail({ token, email, onSignIn, messages, className }: VerifyEmailProps) {
  const t = useMessages(verifyEmailMessages, messages);
  return (
    <WidgetRoot name="verify-email" texts={verifyEmailMessages} className={className}>
      {token === undefined ? (
        <Sent t={t} email={email} onSignIn={onSignIn} />
      ) : (
        <Redeemed t={t} token={token} onSignIn={onSignIn} />
      )}
    </WidgetRoot>
  );
}

interface PartProps {
  t: ReturnType<typeof useMessages<typeof verifyEmailMessages>>;
  onSignIn: () => void;
}

function Sent({ email, ...props }: PartProps & { email: string | undefined }) {
  const resend = useResend();
  return <MailSent {...props} email={email} onResend={email === undefined ? undefined : () => resend(email)} />;
}

function Redeemed({ token, ...props }: PartProps & { token: string }) {
  return <VerificationResult {...props} verification={useVerification(token)} />;
}
