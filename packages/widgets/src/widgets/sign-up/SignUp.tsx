import { WidgetRoot } from "../../ui/widget-root/index.js";
import { SignUpForm } from "./SignUpForm.js";
import { signUpMessages, type SignUpMessages } from "./signUp.messages.js";

/** Props of {@link SignUp}. */
export interface SignUpProps {
  /** The account is there and waits for its address to be verified (A-SIGNUP-11). */
  onSignedUp: (event: { email: string }) => void;
  /** Leads to the login; without it there is no such link. */
  onSignIn?: () => void;
  /** Where the terms of service are; without it they are only named. */
  termsHref?: string;
  messages?: SignUpMessages;
  className?: string;
}

/**
 * A new seller's account. A mail with a link is on its way once it is made; nobody is signed in yet.
 *
 * @example
 * <SignUp onSignedUp={({ email }) => navigate(`/verify-email?email=${encodeURIComponent(email)}`)} />
 */
export function SignUp({ className, ...form }: SignUpProps) {
  return (
    <WidgetRoot name="sign-up" texts={signUpMessages} className={className}>
      <SignUpForm {...form} />
    </WidgetRoot>
  );
}
