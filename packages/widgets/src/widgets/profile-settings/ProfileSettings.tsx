import type { CurrentUser } from "@callwright/sdk/contract";
import { forwardRef } from "react";

import { useMessages, type MessageOverrides } from "../../i18n/index.js";
import type { WidgetHandle } from "../../lib/WidgetScope.js";
import { WidgetRoot } from "../../ui/widget-root/index.js";
import { profileSettingsMessages } from "./profileSettings.messages.js";
import { ProfilePage } from "./ProfileSettings.view.js";
import { useProfileSettings } from "./useProfileSettings.js";

/** Texts of {@link ProfileSettings} said differently. */
export type ProfileSettingsMessages = MessageOverrides<typeof profileSettingsMessages>;

/** Props of {@link ProfileSettings}. */
export interface ProfileSettingsProps {
  /** The account was changed; this is how it is now. */
  onSaved?: (event: { profile: CurrentUser }) => void;
  /** 1 where the widget is the page, 2 among others. @default 2 */
  headingLevel?: 1 | 2;
  messages?: ProfileSettingsMessages;
  className?: string;
}

/**
 * A person's own name and address, how the app speaks to them and shows times, and their password.
 *
 * @example
 * <ProfileSettings headingLevel={1} />
 */
export const ProfileSettings = /* @__PURE__ */ forwardRef<WidgetHandle, ProfileSettingsProps>(function ProfileSettings(
  { className, ...props },
  ref,
) {
  return (
    <WidgetRoot name="profile-settings" texts={profileSettingsMessages} className={className} handle={ref}>
      <ControlledProfileSettings {...props} />
    </WidgetRoot>
  );
});

/** Below the root, so that what breaks here is caught there. */
function ControlledProfileSettings({ messages, ...props }: Omit<ProfileSettingsProps, "className">) {
  const t = useMessages(profileSettingsMessages, messages);
  return <ProfilePage {...props} t={t} model={useProfileSettings()} />;
}
