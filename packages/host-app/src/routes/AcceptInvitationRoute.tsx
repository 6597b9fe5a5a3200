import { AcceptInvitation } from "@callwright/widgets";
import { useNavigate, useSearch } from "@tanstack/react-router";

import { messages } from "../hostApp.messages.js";
import { AuthLayout } from "../layout/AuthLayout.js";
import { usePageTitle } from "../layout/usePageTitle.js";
import { paths } from "../paths.js";
import { landingPath } from "../session/guards.js";
import { useSession } from "../session/SessionContext.js";

/**
 * The page on which an invited user sets their password. They are then signed in and sent to where the guards would
 * send them.
 */
export function AcceptInvitationRoute() {
  usePageTitle(messages.acceptInvitation);
  const { token = "" } = useSearch({ from: paths.ACCEPT_INVITATION });
  const { signIn } = useSession();
  const navigate = useNavigate();
  return (
    <AuthLayout>
      <AcceptInvitation
        token={token}
        onAccepted={({ session }) => {
          signIn(session, { keepSignedIn: false });
          void navigate({ to: landingPath(session.data), replace: true });
        }}
        onSignIn={() => void navigate({ to: paths.LOGIN })}
      />
    </AuthLayout>
  );
}
