import { SignUp } from "@callwright/widgets";
import { useNavigate } from "@tanstack/react-router";

import { messages } from "../hostApp.messages.js";
import { AuthLayout } from "../layout/AuthLayout.js";
import { pageAddress } from "../layout/pageAddress.js";
import { usePageTitle } from "../layout/usePageTitle.js";
import { paths } from "../paths.js";
import { rememberAddress } from "../session/newAccount.js";

/** The page on which a user creates an account. Afterwards their email address is verified (A-SIGNUP-11). */
export function SignUpRoute() {
  usePageTitle(messages.signUp);
  const navigate = useNavigate();
  return (
    <AuthLayout>
      <SignUp
        onSignedUp={({ email }) => {
          rememberAddress(email);
          void navigate({ to: paths.VERIFY_EMAIL, search: { email } });
        }}
        onSignIn={() => void navigate({ to: paths.LOGIN })}
        termsHref={pageAddress("terms") ?? paths.TERMS}
      />
    </AuthLayout>
  );
}
