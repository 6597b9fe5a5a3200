import { useEffect } from "react";

import * as s from "../../auth/AuthForm.styles.js";
import type { Messages } from "../../i18n/index.js";
import { useEvent } from "../../lib/useEvent.js";
import { CircleCheck, CircleX, Mail } from "../../ui/icon/generated/icons.js";
import { Icon } from "../../ui/icon/index.js";
import { Link } from "../../ui/link/index.js";
import type { Verification } from "./useVerifyEmail.js";
import type { verifyEmailMessages } from "./verifyEmail.messages.js";
import { Countdown } from "./VerifyEmail.styles.js";

interface VerificationResultProps {
  t: Messages<typeof verifyEmailMessages>;
  verification: Verification;
  onSignIn: () => void;
}

const leavesAfterMs = 3_000;

/** The result of the verification. The login follows after three seconds (A-VERIFY-02, A-VERIFY-03, A-VERIFY-04). */
export function VerificationResult({ t, verification, onSignIn }: VerificationResultProps) {
  const leave = useEvent(onSignIn);
  const isSettled = verification !== "verifying";
  useEffect(() => {
    if (!isSettled) return undefined;
    const timer = setTimeout(leave, leavesAfterMs);
    return () => clearTimeout(timer);
  }, [isSettled, leave]);

  const { icon, tone } = looks[verification];
  return (
    <s.Screen role="status">
      <s.Sign data-tone={tone}>
        <Icon icon={icon} size={24} />
      </s.Sign>
      <s.Heading>{t[verification]}</s.Heading>
      <s.Lead>{verification === "failed" ? t.failedNote : isSettled ? t.leaving : t.moment}</s.Lead>
      {isSettled && (
        <>
          <Countdown aria-hidden="true">
            <i />
          </Countdown>
          <s.Aside>
            <Link onPress={onSignIn}>{t.signIn}</Link>
          </s.Aside>
        </>
      )}
    </s.Screen>
  );
}

const looks = {
  verifying: { icon: Mail, tone: undefined },
  verified: { icon: CircleCheck, tone: "success" },
  failed: { icon: CircleX, tone: "danger" },
} as const;
