import { ApiError } from "@callwright/sdk";
import type { CurrentUser } from "@callwright/sdk/contract";
import { rememberRead } from "@callwright/sdk/hooks";
import { useCallback, useEffect, useMemo, useState } from "react";

import { client, tokens } from "./client.js";
import { firstProfile } from "./opening.js";
import type { AppSession } from "./SessionContext.js";
import { forgetTab } from "./storage.js";

/** The start of the app: loading, failed with a reason, or ready with a user or without one (A-STATE-01). */
export type Startup =
  | { status: "loading" }
  | {
      status: "failed";
      message: string | undefined;
      retry: () => void;
      /** The app goes on with a user who is found out later. */
      goOn: (user: CurrentUser) => void;
    }
  | { status: "ready"; session: AppSession };

type Known =
  | { status: "loading" }
  | { status: "failed"; message: string | undefined }
  | { status: "ready"; user: CurrentUser | undefined };

/**
 * Finds out who is signed in, and keeps that up to date when tokens are renewed, other tabs change the session, or it
 * ends.
 */
export function useStartup(): Startup {
  const [known, setKnown] = useState<Known>({ status: "loading" });

  useEffect(() => void findOut().then(setKnown), []);
  useEffect(() => {
    // If the server cannot return the user after a renewal, the user keeps the page that they are on.
    const take = (latest: Known) => setKnown((known) => (latest.status === "failed" ? known : latest));
    return client.session.onTokenRefreshed(() => void findOut().then(take)); // A-ERR-03
  }, []);
  useEffect(() => client.session.onSessionEnded(() => setKnown({ status: "ready", user: undefined })), []);

  const signIn: AppSession["signIn"] = useCallback((answer, options) => {
    client.session.start(answer, options);
    // The widgets render from the start what this user may do.
    rememberRead(client, ["getProfile", {}], answer.data);
    setKnown({ status: "ready", user: answer.data });
  }, []);

  const updateUser = useCallback((user: CurrentUser) => setKnown({ status: "ready", user }), []);
  const reloadUser = useCallback(async () => updateUser(await client.call("getProfile")), [updateUser]);

  const signOut = useCallback(async () => {
    // The server is told if it can be reached. The user is signed out here in either case.
    const refreshToken = tokens.read()?.refreshToken;
    if (client.session.isSignedIn && refreshToken)
      await client.call("logout", { body: { refreshToken } }).catch(() => undefined);
    client.session.end();
    forgetTab();
    setKnown({ status: "ready", user: undefined });
  }, []);

  const retry = useCallback(() => {
    setKnown({ status: "loading" });
    void findOut().then(setKnown);
  }, []);

  return useMemo(() => {
    if (known.status === "ready")
      return { status: "ready", session: { user: known.user, signIn, updateUser, reloadUser, signOut } };
    return known.status === "failed" ? { ...known, retry, goOn: updateUser } : known;
  }, [known, signIn, updateUser, reloadUser, signOut, retry]);
}

async function findOut(): Promise<Known> {
  try {
    return { status: "ready", user: await firstProfile() };
  } catch (failure) {
    // If the session has ended meanwhile, the user is signed out. The start fails only if the server cannot be asked.
    if (!client.session.isSignedIn) return { status: "ready", user: undefined };
    return { status: "failed", message: wordsOf(failure) };
  }
}

/** What a person is told. A proxy that answers for the server has no words for people. */
function wordsOf(failure: unknown): string | undefined {
  if (!(failure instanceof ApiError)) return undefined;
  return failure.code === "NETWORK_FAILED" ? failure.message : failure.problem?.message;
}
