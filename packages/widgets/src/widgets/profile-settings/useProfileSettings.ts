import type { Body, CurrentUser } from "@callwright/sdk/contract";
import {
  useCancelEmailChange,
  useChangePassword,
  useGetProfile,
  useResendEmailChange,
  useUpdateProfile,
} from "@callwright/sdk/hooks";

import { type NotificationChoicesModel, useNotificationChoices } from "./useNotificationChoices.js";
import { type SessionsModel, useSessions } from "./useSessions.js";

/** The reader's own account, once it is known. */
export type ProfileSettingsState =
  | { status: "loading" }
  | { status: "error"; message: string | undefined; retry: () => void }
  | { status: "ready"; profile: CurrentUser };

export interface ProfileSettingsModel {
  state: ProfileSettingsState;
  /** Rejects with why it could not be saved. */
  save: (changes: Body<"updateProfile">) => Promise<CurrentUser>;
  /** Rejects with why it could not be changed. */
  changePassword: (passwords: Body<"changePassword">) => Promise<unknown>;
  /** Where the reader is signed in. */
  sessions: SessionsModel;
  notifications: NotificationChoicesModel;
  /** For an address that waits for confirmation. Both reject with why it did not work. */
  emailChange: { sendAgain: () => Promise<unknown>; cancel: () => Promise<unknown> };
}

/** Reads and changes the reader's own account. */
export function useProfileSettings(): ProfileSettingsModel {
  const { data, error, mutate } = useGetProfile();
  const update = useUpdateProfile();
  const change = useChangePassword();
  const resend = useResendEmailChange();
  const cancel = useCancelEmailChange();
  return {
    state: stateOf(),
    save: (changes) => update.trigger({ body: changes }),
    changePassword: (passwords) => change.trigger({ body: passwords }),
    sessions: useSessions(),
    notifications: useNotificationChoices(),
    emailChange: { sendAgain: () => resend.trigger(), cancel: () => cancel.trigger() },
  };

  function stateOf(): ProfileSettingsState {
    if (data) return { status: "ready", profile: data };
    return error
      ? { status: "error", message: error.problem?.message, retry: () => void mutate() }
      : { status: "loading" };
  }
}
