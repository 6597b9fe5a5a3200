import { useResendVerificationEmail, useVerifyEmail as useVerifyEmailOperation } from "@callwright/sdk/hooks";
import { useEffect, useRef, useState } from "react";

/** How far the verification has come. */
export type Verification = "verifying" | "verified" | "failed";

/** Redeems the token of a link as soon as it is there, and only once: it is good for a single use (A-VERIFY-02). */
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

/** Sends the mail once more. */
export function useResend(): (email: string) => Promise<unknown> {
  const { trigger } = useResendVerificationEmail();
  return (email) => trigger({ body: { email } });
}
