import { Login } from "@callwright/widgets";
import { useNavigate, useSearch } from "@tanstack/react-router";

import { messages } from "../hostApp.messages.js";
import { AuthLayout } from "../layout/AuthLayout.js";
import { usePageTitle } from "../layout/usePageTitle.js";
import { paths } from "../paths.js";
import { homePath, landingPath } from "../session/guards.js";
import { forgetAddress } from "../session/newAccount.js";
import { useSession } from "../session/SessionContext.js";
import { wantedLink } from "../session/wantedLink.js";

/**
 * The sign-in page. After sign-in it navigates to where the guards would send this user. It also links to the pages
 * beside it (A-LOGIN-04, 06, 11, 12).
 */
export function LoginRoute() {
  usePageTitle(messages.signIn);
  const { signIn } = useSession();
  const { email } = useSearch({ from: paths.LOGIN });
  const navigate = useNavigate();
  return (
    <AuthLayout>
      <Login
        email={email}
        onSignedIn={({ session, keepSignedIn }) => {
          forgetAddress();
          signIn(session, { keepSignedIn });
          const landing = landingPath(session.data);
          const link = landing === homePath ? wantedLink() : undefined;
          void navigate({ to: link?.pathname ?? landing, search: link?.search ?? {}, replace: true });
        }}
        onUnverified={({ email }) => void navigate({ to: paths.VERIFY_EMAIL, search: { email } })}
        onForgotPassword={() => void navigate({ to: paths.RESET })}
        onJoin={() => void navigate({ to: paths.SIGN_UP })}
      />
    </AuthLayout>
  );
}
