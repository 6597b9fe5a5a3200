import { useDeleteUser, useResendInvitation } from "@callwright/sdk/hooks";

/**
 * The requests of a user that are made outside of forms. They are here, and not with the code that uses them later, because bundlers
 * split a page into more files when later code has hooks of the SDK.
 */
export function useUserRequests() {
  return {
    deleteUser: useDeleteUser(),
    resendInvitation: useResendInvitation(),
  };
}

/** What {@link useUserRequests} returns. */
export type UserRequests = ReturnType<typeof useUserRequests>;
