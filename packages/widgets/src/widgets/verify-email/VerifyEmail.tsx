import { useMessages } from "../../i18n/index.js";
import { WidgetRoot } from "../../ui/widget-root/index.js";
import { MailSent } from "./MailSent.js";
import { useResend, useVerification } from "./useVerifyEmail.js";
import { VerificationResult } from "./VerificationResult.js";
import { verifyEmailMessages, type VerifyEmailMessages } from "./verifyEmail.messages.js";

/** Props of {@link VerifyEmail}. */
export interface VerifyEmailProps {
  /** The token from the link in the verification email. If omitted, the widget says that an email was sent. */
  token?: string | undefined;
  /** The address that the email was sent to, if it is known. If given, the email can be resent. */
  email?: string | undefined;
  /**
   * Called when the login should be shown: when the person asks for it, and three seconds after the verification,
   * whatever its result (A-VERIFY-03).
   */
  onSignIn: () => void;
  messages?: VerifyEmailMessages;
  className?: string;
}

/**
 * The page after the sign-up, which asks the person to open the link in the email, and the page of that link, which
 * verifies the email.
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
