import type { CurrentUser } from "@callwright/sdk/contract";
import { createFakeApi, fixtures, ok, type FakeHandlers } from "@callwright/sdk/fake";
import { CallwrightApiProvider } from "@callwright/sdk/hooks";
import { useState } from "react";

import { Welcome, type WelcomeProps } from "../index.js";

/** Handlers of a fake for a person who has not completed the welcome yet. */
export function welcomeHandlers(overrides: Partial<CurrentUser> = { isWelcomeDialog: false }): FakeHandlers {
  let profile = fixtures.profile(overrides);
  return {
    getProfile: () => ok(profile),
    startWelcomeCall: () => ok({ callId: fixtures.idOf("call", 0), status: "QUEUED" as const, proofDigits: "482170" }),
    completeWelcome: () => {
      profile = { ...profile, isWelcomeDialog: true };
      return ok({ isWelcomeDialog: true });
    },
  };
}

/** Props of {@link DrawnWelcome}. */
export interface DrawnWelcomeProps extends WelcomeProps {
  /** Handlers that replace the default ones. */
  handlers?: FakeHandlers;
}

/** The welcome dialog with an in-memory server. */
export function DrawnWelcome({ handlers, ...props }: DrawnWelcomeProps) {
  const [api] = useState(() => createFakeApi({ ...welcomeHandlers(), ...handlers }));
  return (
    <CallwrightApiProvider client={api.client}>
      <Welcome {...props} />
    </CallwrightApiProvider>
  );
}
