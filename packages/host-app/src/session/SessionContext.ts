import type { CurrentUser, Session as LoginAnswer } from "@callwright/sdk/contract";
import { createContext, useContext, useState } from "react";

import { messages } from "../hostApp.messages.js";

/** The session of the app, once it is known who is signed in. */
export interface AppSession {
  /** The signed-in user; undefined while nobody is signed in. */
  user: CurrentUser | undefined;
  /**
   * Starts a session with the response of `login`. With `keepSignedIn` it keeps both tokens for 14 days instead of 7
   * (R-02).
   */
  signIn: (answer: LoginAnswer, options: { keepSignedIn: boolean }) => void;
  /** Replaces the user with the one that the server has just returned. */
  updateUser: (user: CurrentUser) => void;
  /**
   * Reads the user from the server, for example after the onboarding gave them a company. Resolves once the app has the
   * new user.
   */
  reloadUser: () => Promise<void>;
  /** Ends the session in this tab, in other tabs and on the server, and clears all state (A-STATE-03). */
  signOut: () => Promise<void>;
}

export const SessionContext = createContext<AppSession | undefined>(undefined);

export function useSession(): AppSession {
  const session = useContext(SessionContext);
  if (!session) throw new Error(messages.noAuthenticationCheck); // A-SHELL-06
  return session;
}

/**
 * The signed-in user, for pages that the guards open only to users. When the session ends, the open page is still there
 * for a moment: it keeps the user until the router has left it.
 */
export function useUser(): CurrentUser {
  const { user } = useSession();
  const [latest, setLatest] = useState(user);
  if (user && user !== latest) setLatest(user);
  const shown = user ?? latest;
  if (!shown) throw new Error("This screen needs a signed-in user.");
  return shown;
}
