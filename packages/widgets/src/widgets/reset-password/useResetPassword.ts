import type { ApiError } from "@callwright/sdk";
import { useResetPassword as useResetPasswordOperation } from "@callwright/sdk/hooks";

/** What came of it. Anything else (no network, too many attempts) rejects. */
export type ResetOutcome =
  | { status: "changed" }
  /** The link was used already or is too old; the server's words say so. */
  | { status: "linkInvalid"; message: string };

/** Sets the password with the token from the mail. */
export function useResetPassword(token: string): (newPassword: string) => Promise<ResetOutcome> {
  const { trigger } = useResetPasswordOperation();
  return async (newPassword) => {
    try {
      await trigger({ body: { token, newPassword } });
      return { status: "changed" };
    } catch (failure) {
      const { code, message, fieldErrors } = failure as ApiError;
      // A link that was cut off by a mail program is no link either.
      if (code === "LINK_INVALID" || fieldErrors.token !== undefined) return { status: "linkInvalid", message };
      throw failure;
    }
  };
}
