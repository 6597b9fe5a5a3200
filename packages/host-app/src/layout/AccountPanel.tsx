import { Avatar, Icon, Segmented } from "@callwright/widgets/ui";
import { useNavigate, useRouter } from "@tanstack/react-router";
import { Button } from "react-aria-components/Button";

import type { IconShape } from "@callwright/widgets/ui";
import { messages } from "../hostApp.messages.js";
import { type Scheme, useScheme } from "../session/scheme.js";
import { useUser } from "../session/SessionContext.js";
import * as s from "./AccountMenu.styles.js";
import { Building2, LogOut, UserRound } from "./generated/icons.js";
import { type AccountEntry, accountEntries } from "./navigation.js";

const schemes = [
  { value: "auto", label: messages.system },
  { value: "light", label: messages.light },
  { value: "dark", label: messages.dark },
] satisfies { value: Scheme; label: string }[];

const icons: Record<AccountEntry["icon"], IconShape> = { person: UserRound, company: Building2, out: LogOut };

/** The content of the account menu. */
export function AccountPanel({ close }: { close: () => void }) {
  const user = useUser();
  const { routesByPath } = useRouter();
  const { scheme, choose } = useScheme();
  const navigate = useNavigate();
  const fullName = `${user.name} ${user.surname}`;
  return (
    <s.Panel>
      <s.Person>
        <Avatar name={fullName} size={32} />
        <s.WhoAlways>
          <b>{fullName}</b>
          <small>{messages.roles[user.role]}</small>
        </s.WhoAlways>
      </s.Person>
      <Segmented label={messages.theme} options={schemes} value={scheme} onChange={choose} />
      <s.Rows>
        {accountEntries(user)
          .filter(({ to }) => to in routesByPath)
          .map(({ label, to, icon }) => (
            <s.Row
              as={Button}
              key={to}
              onPress={() => {
                close();
                void navigate({ to });
              }}
            >
              <Icon icon={icons[icon]} />
              {label}
            </s.Row>
          ))}
      </s.Rows>
    </s.Panel>
  );
}
