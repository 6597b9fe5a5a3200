import { ProfileSettings } from "@callwright/widgets";

import { messages } from "../hostApp.messages.js";
import { usePageTitle } from "../layout/usePageTitle.js";

/** The user's own account (A-ROUTE-23). */
export function ProfileSettingsRoute() {
  usePageTitle(messages.profileSettings);
  return <ProfileSettings headingLevel={1} />;
}
