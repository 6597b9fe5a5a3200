import type { Session } from "@callwright/sdk/contract";
import { useAcceptInvitation as useAcceptInvitationOperation } from "@callwright/sdk/hooks";

/** Sets the first password with the token from the mail. */
export function useAcceptInvitation(token: string): (newPassword: string) => Promise<Session> {
  const { trigger } = useAcceptInvitationOperation();
  return (newPassword) => trigger({ body: { token, newPassword } });
}
