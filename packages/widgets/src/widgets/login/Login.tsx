import type { Session } from "@callwright/sdk/contract";

import { WidgetRoot } from "../../ui/widget-root/index.js";
import { LoginForm } from "./LoginForm.js";
import { loginMessages, type LoginMessages } from "./login.messages.js";

/** Props of {@link Login}. */
export interface LoginProps {
  /** Fills in the address, e.g. the one that was just verified. Read once. */
  email?: string | undefined;
  /** Takes the session: start the client's session with it and show the app. */
  onSignedIn: (event: { session: Session; keepSignedIn: boolean }) => void;
  /** The address still has to be verified (A-LOGIN-11). Without it the form says so itself. */
  onUnverified?: (event: { email: string }) => void;
  /** Leads to a new password; without it there is no such link. */
  onForgotPassword?: () => void;
  /** Leads to the sign-up; without it there is no such link. */
  onJoin?: () => void;
  messages?: LoginMessages;
  className?: string;
}

/**
 * Signing in with e-mail and password. It keeps no tokens: what to do with the session is the host's business.
 *
 * @example
 * <Login onSignedIn={({ session, keepSignedIn }) => client.session.start(session, { keepSignedIn })} />
 */
export function Login({ className, ...form }: LoginProps) {
  return (
    <WidgetRoot name="login" texts={loginMessages} className={className}>
      <LoginForm {...form} />
    </WidgetRoot>
  );
}
