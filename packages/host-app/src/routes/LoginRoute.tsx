import { Login } from "@callwright/widgets";
import { useNavigate } from "@tanstack/react-router";

import { messages } from "../hostApp.messages.js";
import { AuthLayout } from "../layout/AuthLayout.js";
import { usePageTitle } from "../layout/usePageTitle.js";
import { landingPath } from "../session/guards.js";
import { useSession } from "../session/SessionContext.js";

/** Sign in, then go where the guards would send this user (A-LOGIN-12). */
export function LoginRoute() {
  usePageTitle(messages.signIn);
  const { signIn } = useSession();
  const navigate = useNavigate();
  return (
    <AuthLayout>
      <Login
        onSignedIn={({ session, keepSignedIn }) => {
          signIn(session, { keepSignedIn });
          void navigate({ to: landingPath(session.data), replace: true });
        }}
      />
    </AuthLayout>
  );
}
