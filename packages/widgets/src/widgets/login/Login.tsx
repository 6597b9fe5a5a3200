import type { Session } from "@callwright/sdk/contract";

import { WidgetRoot } from "../../ui/widget-root/index.js";
import { LoginForm } from "./LoginForm.js";
import { loginMessages, type LoginMessages } from "./login.messages.js";

/** Props of {@link Login}. */
export interface LoginProps {
  /** The initial value of the email field, for example an address that was just verified. Later changes are ignored. */
  email?: string | undefined;
  /** Called when the person has signed in. Start the client's session with `session`, then show the app. */
  onSignedIn: (event: { session: Session; keepSignedIn: boolean }) => void;
  /** Called when the person's email is not verified yet (A-LOGIN-11). If omitted, the form shows a message. */
  onUnverified?: (event: { email: string }) => void;
  /** Called when a person has forgotten their password. If omitted, no link is shown. */
  onForgotPassword?: () => void;
  /** Called when a person wants to sign up. If omitted, no link is shown. */
  onJoin?: () => void;
  messages?: LoginMessages;
  className?: string;
}

/**
 * The login form, with email and password. It stores no tokens: the host receives the session through `onSignedIn`.
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
