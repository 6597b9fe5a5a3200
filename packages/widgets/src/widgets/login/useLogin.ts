import type { ApiError } from "@callwright/sdk";
import type { Session } from "@callwright/sdk/contract";
import { useLogin as useLoginOperation } from "@callwright/sdk/hooks";

/** What came of an attempt to sign in. Anything else (no network, too many attempts) rejects. */
export type LoginOutcome =
  | { status: "signedIn"; session: Session }
  /** The address must be verified first; nobody is signed in and nothing is kept (A-LOGIN-11). */
  | { status: "unverified" }
  | { status: "refused" };

/** Asks the server whether this is the password. */
export function useLogin(): (credentials: { email: string; password: string }) => Promise<LoginOutcome> {
  const { trigger } = useLoginOperation();
  return async (credentials) => {
    try {
      return { status: "signedIn", session: await trigger({ body: credentials }) };
    } catch (failure) {
      const { code, status } = failure as ApiError;
      if (code === "EMAIL_NOT_VERIFIED") return { status: "unverified" };
      if (status === 401) return { status: "refused" };
      throw failure;
    }
  };
}
