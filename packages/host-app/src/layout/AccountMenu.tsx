import { Avatar, Icon, Popover, Segmented } from "@callwright/widgets/ui";
import { useNavigate } from "@tanstack/react-router";
import { ChevronsUpDown, LogOut } from "lucide-react";
import { Button } from "react-aria-components/Button";

import { messages } from "../hostApp.messages.js";
import { paths } from "../paths.js";
import { type Scheme, useScheme } from "../session/scheme.js";
import { useUser } from "../session/SessionContext.js";
import * as s from "./AccountMenu.styles.js";
import { roleLabels } from "./navigation.js";

const schemes = [
  { value: "auto", label: messages.system },
  { value: "light", label: messages.light },
  { value: "dark", label: messages.dark },
] satisfies { value: Scheme; label: string }[];

/** Who is signed in, how the app looks, and the way out (A-LAYOUT-18, A-LAYOUT-19). */
export function AccountMenu() {
  const { name, surname, role } = useUser();
  const { scheme, choose } = useScheme();
  const navigate = useNavigate();
  const fullName = `${name} ${surname}`;
  return (
    <Popover
      label={messages.account}
      trigger={
        <s.Trigger as={Button}>
          <Avatar name={fullName} size={28} />
          <s.Who>
            <b>{fullName}</b>
            <small>{roleLabels[role]}</small>
          </s.Who>
          <Icon icon={ChevronsUpDown} size={14} />
        </s.Trigger>
      }
    >
      {({ close }) => (
        <s.Panel>
          <s.Person>
            <Avatar name={fullName} size={32} />
            <s.WhoAlways>
              <b>{fullName}</b>
              <small>{roleLabels[role]}</small>
            </s.WhoAlways>
          </s.Person>
          <Segmented label={messages.theme} options={schemes} value={scheme} onChange={choose} />
          <s.Row
            as={Button}
            onPress={() => {
              close();
              void navigate({ to: paths.LOGOUT });
            }}
          >
            <Icon icon={LogOut} />
            {messages.signOut}
          </s.Row>
        </s.Panel>
      )}
    </Popover>
  );
}
