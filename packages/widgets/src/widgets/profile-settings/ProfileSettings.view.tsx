import type { Messages } from "../../i18n/index.js";
import { Notice } from "../../ui/notice/index.js";
import { SkeletonText, useSkeletonTime } from "../../ui/skeleton/index.js";
import { WidgetTitle } from "../../ui/widget-header/index.js";
import { ChangePassword } from "./ChangePassword.js";
import { NotificationChoices } from "./NotificationChoices.js";
import { Preferences } from "./Preferences.js";
import { PendingEmail } from "./PendingEmail.js";
import { ProfileForm } from "./ProfileForm.js";
import type { ProfileSettingsProps } from "./ProfileSettings.js";
import type { profileSettingsMessages } from "./profileSettings.messages.js";
import { Content, Page, Pending } from "./ProfileSettings.styles.js";
import { Sessions } from "./Sessions.js";
import type { ProfileSettingsModel } from "./useProfileSettings.js";

interface ProfilePageProps extends Pick<ProfileSettingsProps, "headingLevel" | "onSaved"> {
  t: Messages<typeof profileSettingsMessages>;
  model: ProfileSettingsModel;
}

/** The view of the settings: the forms for the profile and the password, the notifications, and the sessions. */
export function ProfilePage({
  t,
  model: { state, save, readAgain, changePassword, emailChange, notifications, sessions },
  headingLevel = 2,
  onSaved,
}: ProfilePageProps) {
  const phase = useSkeletonTime(state.status === "loading");
  return (
    <Page>
      <WidgetTitle title={t.title} headingLevel={headingLevel} />
      <Content>{content()}</Content>
    </Page>
  );

  function content() {
    if (state.status === "error")
      return <Notice {...(state.message === undefined ? {} : { title: state.message })} onRetry={state.retry} />;
    if (state.status === "loading" || phase === "shown")
      return <Pending aria-busy="true">{phase === "shown" && <SkeletonText lines={8} />}</Pending>;
    const { profile } = state;
    const level = headingLevel === 1 ? 2 : 3;
    return (
      <>
        <ProfileForm t={t} profile={profile} save={save} readAgain={readAgain} onSaved={onSaved} />
        {profile.pendingEmail !== null && (
          <PendingEmail t={t} email={profile.email} pendingEmail={profile.pendingEmail} {...emailChange} />
        )}
        <Preferences t={t} profile={profile} save={save} readAgain={readAgain} onSaved={onSaved} headingLevel={level} />
        <NotificationChoices t={t} model={notifications} headingLevel={level} />
        <ChangePassword t={t} changePassword={changePassword} headingLevel={level} />
        <Sessions t={t} model={sessions} headingLevel={level} />
      </>
    );
  }
}
