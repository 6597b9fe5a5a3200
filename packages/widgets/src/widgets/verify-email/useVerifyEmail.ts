import { useResendVerificationEmail, useVerifyEmail as useVerifyEmailOperation } from "@callwright/sdk/hooks";
import { useEffect, useRef, useState } from "react";

/** The state of the verification. */
export type Verification = "verifying" | "verified" | "failed";

/**
 * Verifies the email with the token of a link as soon as there is one, and only once, because a token can be used only
 * once (A-VERIFY-02).
 */
export function useVerification(token: string): Verification {
  const { trigger } = useVerifyEmailOperation();
  const [verification, setVerification] = useState<Verification>("verifying");
  const redeemed = useRef<string>(undefined);
  useEffect(() => {
    if (redeemed.current === token) return;
    redeemed.current = token;
    setVerification("verifying");
    const settle = (outcome: Verification) => {
      if (redeemed.current === token) setVerification(outcome);
    };
    void trigger({ body: { token } }).then(
      () => settle("verified"),
      () => settle("failed"),
    );
  }, [token, trigger]);
  return verification;
}

/** Sends the verification email again. */
export function useResend(): (email: string) => Promise<unknown> {
  const { trigger } = useResendVerificationEmail();
  return (email) => trigger({ body: { email } });
}
