import type { Session } from "@callwright/sdk/contract";

import { NewPasswordForm } from "../../auth/NewPasswordForm.js";
import { useMessages } from "../../i18n/index.js";
import { WidgetRoot } from "../../ui/widget-root/index.js";
import { acceptInvitationMessages, type AcceptInvitationMessages } from "./acceptInvitation.messages.js";
import { useAcceptInvitation } from "./useAcceptInvitation.js";

/** Props of {@link AcceptInvitation}. */
export interface AcceptInvitationProps {
  /** The token from the link in the email. */
  token: string;
  /** Called when the password has been set. Start the client's session with `session`, then show the app. */
  onAccepted: (event: { session: Session }) => void;
  /** Called when a person who accepted the invitation earlier wants to sign in. If omitted, no link is shown. */
  onSignIn?: () => void;
  messages?: AcceptInvitationMessages;
  className?: string;
}

/**
 * The page of an invitation: an invited person sets their first password and is signed in.
 *
 * @example
 * <AcceptInvitation token={token} onAccepted={({ session }) => client.session.start(session)} />
 */
export function AcceptInvitation({ className, ...form }: AcceptInvitationProps) {
  return (
    <WidgetRoot name="accept-invitation" texts={acceptInvitationMessages} className={className}>
      <AcceptInvitationForm {...form} />
    </WidgetRoot>
  );
}

function AcceptInvitationForm({ token, onAccepted, onSignIn, messages }: Omit<AcceptInvitationProps, "className">) {
  const t = useMessages(acceptInvitationMessages, messages);
  const accept = useAcceptInvitation(token);
  return (
    <NewPasswordForm
      t={t}
      setPassword={async (newPassword) => onAccepted({ session: await accept(newPassword) })}
      wayOut={{ label: t.signIn, onPress: onSignIn }}
    />
  );
}
