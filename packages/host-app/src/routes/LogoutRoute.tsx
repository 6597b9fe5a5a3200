import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";

import { messages } from "../hostApp.messages.js";
import { Brand } from "../layout/Brand.js";
import * as s from "../layout/Message.styles.js";
import { usePageTitle } from "../layout/usePageTitle.js";
import { paths } from "../paths.js";
import { useSession } from "../session/SessionContext.js";

/** Ends the session, then navigates to the sign-in page (A-LOGOUT-01, A-LOGOUT-02). */
export function LogoutRoute() {
  usePageTitle(messages.signingOut);
  const { signOut } = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    void signOut().then(() => navigate({ to: paths.LOGIN, replace: true }));
  }, [signOut, navigate]);
  return (
    <s.Canvas>
      <Brand.Mark size={32} />
      <s.Quiet role="status">{messages.signingOut}</s.Quiet>
    </s.Canvas>
  );
}
