import { Avatar, Icon, Popover } from "@callwright/widgets/ui";
import { ChevronsUpDown } from "lucide-react";
import { lazy, Suspense } from "react";
import { Button } from "react-aria-components/Button";

import { messages } from "../hostApp.messages.js";
import { patiently } from "../session/connection.js";
import { useUser } from "../session/SessionContext.js";
import * as s from "./AccountMenu.styles.js";

const loadPanel = patiently(() => import("./AccountPanel.js").then(({ AccountPanel }) => ({ default: AccountPanel })));
const AccountPanel = lazy(loadPanel);

/** Who is signed in, what is theirs, how the app looks, and the way out (A-LAYOUT-16 to A-LAYOUT-19). */
export function AccountMenu() {
  const { name, surname, role } = useUser();
  const fullName = `${name} ${surname}`;
  const approach = () => void loadPanel();
  return (
    <Popover
      label={messages.account}
      trigger={
        <s.Trigger as={Button} onHoverStart={approach} onFocus={approach}>
          <Avatar name={fullName} size={28} />
          <s.Who>
            <b>{fullName}</b>
            <small>{messages.roles[role]}</small>
          </s.Who>
          <Icon icon={ChevronsUpDown} size={14} />
        </s.Trigger>
      }
    >
      {({ close }) => (
        <Suspense>
          <AccountPanel close={close} />
        </Suspense>
      )}
    </Popover>
  );
}
