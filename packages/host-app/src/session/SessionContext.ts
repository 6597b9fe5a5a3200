import type { CurrentUser, Session as LoginAnswer } from "@callwright/sdk/contract";
import { createContext, useContext } from "react";

import { messages } from "../hostApp.messages.js";

/** Who uses the app, once that is known. */
export interface AppSession {
  /** Undefined while signed out. */
  user: CurrentUser | undefined;
  /** Takes what login answered; keeps both tokens for 14 days instead of 7 when asked to. */
  signIn: (answer: LoginAnswer, options: { keepSignedIn: boolean }) => void;
  /** Takes the user as the server just described them. */
  updateUser: (user: CurrentUser) => void;
  /** Asks the server who the user is now, e.g. after onboarding gave them a company; resolves once the app knows. */
  reloadUser: () => Promise<void>;
  /** Ends the session here, in other tabs and on the server, and forgets all state (A-STATE-03). */
  signOut: () => Promise<void>;
}

export const SessionContext = createContext<AppSession | undefined>(undefined);

export function useSession(): AppSession {
  const session = useContext(SessionContext);
  if (!session) throw new Error(messages.noAuthenticationCheck); // A-SHELL-06
  return session;
}

/** The signed-in user, for screens that the guards open to users only. */
export function useUser(): CurrentUser {
  const { user } = useSession();
  if (!user) throw new Error("This screen needs a signed-in user.");
  return user;
}
