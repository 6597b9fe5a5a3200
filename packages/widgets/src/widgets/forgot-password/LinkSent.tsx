import * as s from "../../auth/AuthForm.styles.js";
import { ResendButton } from "../../auth/ResendButton.js";
import { useFocusOnMount } from "../../auth/useFocusOnMount.js";
import type { Messages } from "../../i18n/index.js";
import { MailCheck } from "../../ui/icon/generated/icons.js";
import { Icon } from "../../ui/icon/index.js";
import { Link } from "../../ui/link/index.js";
import type { forgotPasswordMessages } from "./forgotPassword.messages.js";

interface LinkSentProps {
  t: Messages<typeof forgotPasswordMessages>;
  email: string;
  onResend: () => Promise<unknown>;
  onReport?: (() => void) | undefined;
  onSignIn?: (() => void) | undefined;
}

/** The address that the link was sent to, and what to do if it does not arrive (A-RESET-03 to A-RESET-05). */
export function LinkSent({ t, email, onResend, onReport, onSignIn }: LinkSentProps) {
  const heading = useFocusOnMount();
  return (
    <s.Screen>
      <s.Sign>
        <Icon icon={MailCheck} size={24} />
      </s.Sign>
      <s.Heading ref={heading} tabIndex={-1}>
        {t.sentTitle}
      </s.Heading>
      <s.Lead>
        {t.sentTo} <b>{email}</b>
      </s.Lead>
      <s.Note>{t.sentNote}</s.Note>
      <ResendButton onResend={onResend} />
      {onReport && (
        <s.Aside>
          {t.noMail} <Link onPress={onReport}>{t.report}</Link>
        </s.Aside>
      )}
      {onSignIn && (
        <s.Aside>
          {t.remembered} <Link onPress={onSignIn}>{t.signIn}</Link>
        </s.Aside>
      )}
    </s.Screen>
  );
}
