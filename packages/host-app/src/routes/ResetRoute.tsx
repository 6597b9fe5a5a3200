import { ForgotPassword, ResetPassword } from "@callwright/widgets";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";

import { messages } from "../hostApp.messages.js";
import { hostPart } from "../session/hostPart.js";
import { AuthLayout } from "../layout/AuthLayout.js";
import { usePageTitle } from "../layout/usePageTitle.js";
import { paths } from "../paths.js";

const ReportDialog = hostPart(
  () => import("../layout/ReportDialog.js").then(({ ReportDialog }) => ReportDialog),
  "all",
);

/**
 * Both pages of a password reset have this address: with the token of an email the user sets the new password, without
 * one they ask for the email.
 */
export function ResetRoute() {
  const { token } = useSearch({ from: paths.RESET });
  usePageTitle(token === undefined ? messages.forgotPassword : messages.newPassword);
  const navigate = useNavigate();
  const [reporter, setReporter] = useState<string>();
  const signIn = () => void navigate({ to: paths.LOGIN });
  return (
    <AuthLayout>
      {token === undefined ? (
        <ForgotPassword onSignIn={signIn} onReport={({ email }) => setReporter(email)} />
      ) : (
        <ResetPassword token={token} onReset={signIn} onAskAgain={() => void navigate({ to: paths.RESET })} />
      )}
      {reporter !== undefined && <ReportDialog isWanted email={reporter} onClose={() => setReporter(undefined)} />}
    </AuthLayout>
  );
}
