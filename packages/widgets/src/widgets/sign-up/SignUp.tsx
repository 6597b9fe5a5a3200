import { WidgetRoot } from "../../ui/widget-root/index.js";
import { SignUpForm } from "./SignUpForm.js";
import { signUpMessages, type SignUpMessages } from "./signUp.messages.js";

/** Props of {@link SignUp}. */
export interface SignUpProps {
  /** Called when the account has been created. Its email still has to be verified (A-SIGNUP-11). */
  onSignedUp: (event: { email: string }) => void;
  /** Called when a person wants to sign in instead. If omitted, no link is shown. */
  onSignIn?: () => void;
  /** The URL of the terms of service. If omitted, they are named without a link. */
  termsHref?: string;
  messages?: SignUpMessages;
  className?: string;
}

/**
 * The form to create an account as a seller. An email with a verification link is sent; the person is not signed in
 * yet.
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
