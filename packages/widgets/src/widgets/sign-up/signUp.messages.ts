import { defineMessages, type MessageOverrides } from "../../i18n/index.js";

/** Every word of the sign-up. */
export const signUpMessages = defineMessages(
  "signUp",
  {
    title: "Create your account",
    lead: "Set up your seller account.",
    name: "Name",
    surname: "Surname",
    email: "Email",
    password: "Password",
    acceptTerms: "I accept the terms of service",
    readTerms: "Read the terms of service",
    signUp: "Sign up",
    termsMissing: "Accept the terms of service first.",
    haveAccount: "Already have an account?",
    signIn: "Sign in",
    nameMissing: "Please enter your name.",
    surnameMissing: "Please enter your surname.",
    emailMissing: "Please enter your email.",
    emailInvalid: "Email address must be in valid format.",
    passwordMissing: "Please enter your password.",
    passwordShort: "Password must be at least 6 characters.",
    passwordWeak: "Password must contain a number, a lowercase and an uppercase letter.",
  },
  { tr: () => import("./signUp.messages.tr.js") },
);

/** Texts a host says differently. */
export type SignUpMessages = MessageOverrides<typeof signUpMessages>;
