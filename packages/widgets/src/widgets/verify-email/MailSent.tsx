import * as s from "../../auth/AuthForm.styles.js";
import { ResendButton } from "../../auth/ResendButton.js";
import type { Messages } from "../../i18n/index.js";
import { Mail } from "../../ui/icon/generated/icons.js";
import { Icon } from "../../ui/icon/index.js";
import { Link } from "../../ui/link/index.js";
import type { verifyEmailMessages } from "./verifyEmail.messages.js";

interface MailSentProps {
  t: Messages<typeof verifyEmailMessages>;
  email: string | undefined;
  onResend: (() => Promise<unknown>) | undefined;
  onSignIn: () => void;
}

/** Says that a verification email was sent (A-VERIFY-01). */
export function MailSent({ t, email, onResend, onSignIn }: MailSentProps) {
  return (
    <s.Screen>
      <s.Sign>
        <Icon icon={Mail} size={24} />
      </s.Sign>
      <s.Heading>{t.title}</s.Heading>
      <s.Lead>
        {email === undefined ? (
          t.sent
        ) : (
          <>
            {t.sentTo} <b>{email}</b>
          </>
        )}
      </s.Lead>
      <s.Note>{t.note}</s.Note>
      {onResend && <ResendButton onResend={onResend} />}
      <s.Aside>
        {t.verifiedAlready} <Link onPress={onSignIn}>{t.signIn}</Link>
      </s.Aside>
    </s.Screen>
  );
}
