import { Button, Icon, IconButton } from "@callwright/widgets/ui";
import { Link } from "@tanstack/react-router";
import { useState } from "react";

import type { IconShape } from "@callwright/widgets/ui";
import { messages } from "../hostApp.messages.js";
import { hostPart } from "../session/hostPart.js";
import { paths } from "../paths.js";
import { useGuide } from "../session/guide.js";
import { useUser } from "../session/SessionContext.js";
import * as s from "./HeaderActions.styles.js";
import { BookOpen, MessageCircle, TriangleAlert } from "./generated/icons.js";
import { useIsIdle } from "./useIsIdle.js";
import { freeMinutesLeft, warningFor } from "./warning.js";

const ContactDialog = hostPart(() => import("./ContactDialog.js").then(({ ContactDialog }) => ContactDialog), "all");

// The bell appears without a press, so no key pressed meanwhile is meant for it.
const HeaderNotifications = hostPart(
  () => import("./HeaderNotifications.js").then(({ HeaderNotifications }) => HeaderNotifications),
  "none",
);

/**
 * The actions of the header: the warning before calls stop, the notifications, the contact-us message and the user
 * guide (A-LAYOUT-01, A-TOUR-07).
 */
export function HeaderActions() {
  const guide = useGuide();
  const [isContacting, setContacting] = useState(false);
  return (
    <>
      <Warning />
      <s.Notifications>
        <LateNotifications />
      </s.Notifications>
      <HeaderButton label={messages.contactUs} icon={MessageCircle} onPress={() => setContacting(true)} />
      <HeaderButton label={messages.userGuide} icon={BookOpen} onPress={guide.start} />
      {isContacting && <ContactDialog isWanted onClose={() => setContacting(false)} />}
    </>
  );
}

function LateNotifications() {
  return <HeaderNotifications isWanted={useIsIdle()} />;
}

/**
 * Warns that calls will stop soon, links to the page where that can be fixed (A-LAYOUT-20, A-LAYOUT-21, R-05), and
 * shows the free minutes that are left until then.
 */
function Warning() {
  const user = useUser();
  const warning = warningFor(user);
  const minutes = freeMinutesLeft(user);
  if (warning === undefined) return null;
  return (
    <>
      {minutes !== undefined && <s.FreeMinutes>{messages.freeMinutes(minutes)}</s.FreeMinutes>}
      <s.Warning as={Link} to={paths.COMPANY_PLANS}>
        <Icon icon={TriangleAlert} size={14} />
        <span>{messages[warning]}</span>
      </s.Warning>
    </>
  );
}

/** A button of the header. On a narrow window it shows only its icon. */
export function HeaderButton({ label, icon, onPress }: { label: string; icon: IconShape; onPress: () => void }) {
  return (
    <>
      <s.Wide>
        <Button variant="ghost" icon={icon} onPress={onPress}>
          {label}
        </Button>
      </s.Wide>
      <s.Narrow>
        <IconButton label={label} icon={icon} onPress={onPress} />
      </s.Narrow>
    </>
  );
}
