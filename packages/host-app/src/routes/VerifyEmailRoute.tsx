import { VerifyEmail } from "@callwright/widgets";
import { useNavigate, useSearch } from "@tanstack/react-router";

import { messages } from "../hostApp.messages.js";
import { AuthLayout } from "../layout/AuthLayout.js";
import { usePageTitle } from "../layout/usePageTitle.js";
import { paths } from "../paths.js";
import { rememberedAddress } from "../session/newAccount.js";

/**
 * The page that waits for the verification email or redeems its link, then leads to the sign-in page (A-VERIFY-01 to
 * A-VERIFY-03).
 */
export function VerifyEmailRoute() {
  usePageTitle(messages.verifyEmail);
  const { token, email } = useSearch({ from: paths.VERIFY_EMAIL });
  const navigate = useNavigate();
  const known = email ?? rememberedAddress();
  return (
    <AuthLayout>
      <VerifyEmail
        token={token}
        email={email}
        onSignIn={() => void navigate({ to: paths.LOGIN, search: known === undefined ? {} : { email: known } })}
      />
    </AuthLayout>
  );
}
