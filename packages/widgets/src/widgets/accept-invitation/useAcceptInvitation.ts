import type { Session } from "@callwright/sdk/contract";
import { useAcceptInvitation as useAcceptInvitationOperation } from "@callwright/sdk/hooks";

/**
 * Returns a function that sets the first password with the token from the invitation email, and resolves with the
 * session.
 */
export function useAcceptInvitation(token: string): (newPassword: string) => Promise<Session> {
  const { trigger } = useAcceptInvitationOperation();
  return (newPassword) => trigger({ body: { token, newPassword } });
}
