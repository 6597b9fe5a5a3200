import { Avatar, Icon, Popover, Press } from "@callwright/widgets/ui";

import { messages } from "../hostApp.messages.js";
import { hostPart } from "../session/hostPart.js";
import { useUser } from "../session/SessionContext.js";
import * as s from "./AccountMenu.styles.js";
import { ChevronsUpDown } from "./generated/icons.js";

const AccountPanel = hostPart(() => import("./AccountPanel.js").then(({ AccountPanel }) => AccountPanel), "all");

/**
 * The account menu: the signed-in user, the links to their pages, the theme, and sign out (A-LAYOUT-16 to A-LAYOUT-19).
 */
export function AccountMenu() {
  const { name, surname, role } = useUser();
  const fullName = `${name} ${surname}`;
  return (
    <Popover
      label={messages.account}
      trigger={
        <s.Trigger as={Press} onPointerEnter={AccountPanel.preload} onFocus={AccountPanel.preload}>
          <Avatar name={fullName} size={28} />
          <s.Who>
            <b>{fullName}</b>
            <small>{messages.roles[role]}</small>
          </s.Who>
          <Icon icon={ChevronsUpDown} size={14} />
        </s.Trigger>
      }
    >
      {({ close }) => <AccountPanel isWanted close={close} />}
    </Popover>
  );
}
