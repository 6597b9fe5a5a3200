import type { CurrentUser } from "@callwright/sdk/contract";

import type { MessageOverrides } from "../../i18n/index.js";
import { defineWidget } from "../../ui/widget-root/index.js";
import { profileSettingsMessages } from "./profileSettings.messages.js";
import { ProfilePage } from "./ProfileSettings.view.js";
import { useProfileSettings } from "./useProfileSettings.js";

/** Texts that replace the default ones of {@link ProfileSettings}. */
export type ProfileSettingsMessages = MessageOverrides<typeof profileSettingsMessages>;

/** Props of {@link ProfileSettings}. */
export interface ProfileSettingsProps {
  /** Called when changes have been saved, with the profile as it is now. */
  onSaved?: (event: { profile: CurrentUser }) => void;
  /**
   * The level of the widget's heading: 1 if the widget is the whole page, 2 if it is one of several parts.
   * @default 2
   */
  headingLevel?: 1 | 2;
  messages?: ProfileSettingsMessages;
  className?: string;
}

/**
 * The settings of the signed-in person: name, email, language, display of times, and password.
 *
 * @example
 * <ProfileSettings headingLevel={1} />
 */
export const ProfileSettings = /* @__PURE__ */ defineWidget(
  { name: "profile-settings", texts: profileSettingsMessages },
  function ProfileSettings(props: ProfileSettingsProps, t) {
    return <ProfilePage {...props} t={t} model={useProfileSettings()} />;
  },
);
