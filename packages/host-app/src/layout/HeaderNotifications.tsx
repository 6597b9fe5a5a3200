import { NotificationBell } from "@callwright/widgets";
import { useNavigate } from "@tanstack/react-router";

import { paths } from "../paths.js";
import { useOpenCall } from "../routes/useOpenCall.js";
import { useOpenCampaign } from "../routes/useOpenCampaign.js";
import { useFocusOnPage } from "./useFocusOnPage.js";

/** The notification bell. Its code is loaded once the page is idle, with what else can wait until then. */
export function HeaderNotifications() {
  useFocusOnPage();
  const navigate = useNavigate();
  return (
    <NotificationBell
      onOpenCall={useOpenCall()}
      onOpenCampaign={useOpenCampaign()}
      onOpenBalance={() => void navigate({ to: paths.COMPANY_USAGE })}
      onChoose={() => void navigate({ to: paths.PROFILE_SETTINGS })}
    />
  );
}
