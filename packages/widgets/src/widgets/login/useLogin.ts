import type { ApiError } from "@callwright/sdk";
import type { Session } from "@callwright/sdk/contract";
import { useLogin as useLoginOperation } from "@callwright/sdk/hooks";

/** The outcome of an attempt to sign in. All other failures (no network, too many attempts) reject. */
export type LoginOutcome =
  | { status: "signedIn"; session: Session }
  /** The email must be verified first. Nobody is signed in, and nothing is stored (A-LOGIN-11). */
  | { status: "unverified" }
  | { status: "refused" };

/** Returns a function that signs in with an email and a password. */
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
