import type { ReadState } from "@callwright/sdk";
import type { Body, CurrentUser } from "@callwright/sdk/contract";
import {
  useApi,
  useCancelEmailChange,
  useChangePassword,
  useGetProfile,
  useResendEmailChange,
  useUpdateProfile,
} from "@callwright/sdk/hooks";

import { type NotificationChoicesModel, useNotificationChoices } from "./useNotificationChoices.js";
import { type SessionsModel, useSessions } from "./useSessions.js";

/** The state of the signed-in person's own account. */
export type ProfileSettingsState =
  | { status: "loading" }
  | { status: "error"; message: string | undefined; retry: () => void }
  | { status: "ready"; profile: CurrentUser };

export interface ProfileSettingsModel {
  state: ProfileSettingsState;
  /** Saves changes of the profile, unless it was changed since `basedOn`. Rejects with an ApiError. */
  save: (changes: Body<"updateProfile">, basedOn: ReadState | undefined) => Promise<CurrentUser>;
  /** Reads the current version of the profile. Rejects with an ApiError. */
  readAgain: () => Promise<CurrentUser>;
  /** Changes the password. Rejects with an ApiError. */
  changePassword: (passwords: Body<"changePassword">) => Promise<unknown>;
  /** The sessions of the signed-in person. */
  sessions: SessionsModel;
  notifications: NotificationChoicesModel;
  /** The actions for an address that waits for its confirmation. Both reject with an ApiError. */
  emailChange: { sendAgain: () => Promise<unknown>; cancel: () => Promise<unknown> };
}

/** Reads and changes the signed-in person's own account. */
export function useProfileSettings(): ProfileSettingsModel {
  const client = useApi();
  const { data, error, mutate } = useGetProfile();
  const update = useUpdateProfile();
  const change = useChangePassword();
  const resend = useResendEmailChange();
  const cancel = useCancelEmailChange();
  return {
    state: stateOf(),
    save: (changes, basedOn) => update.trigger({ body: changes, basedOn }),
    readAgain: () => client.call("getProfile"),
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
