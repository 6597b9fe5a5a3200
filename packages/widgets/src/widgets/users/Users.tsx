import { forwardRef } from "react";

import { type MessageOverrides, useMessages } from "../../i18n/index.js";
import type { WidgetHandle } from "../../lib/WidgetScope.js";
import { WidgetRoot } from "../../ui/widget-root/index.js";
import { usersMessages } from "./users.messages.js";
import { UsersList } from "./Users.view.js";
import { type UsersOptions, useUsers } from "./useUsers.js";

/** Texts of {@link Users} said differently. */
export type UsersMessages = MessageOverrides<typeof usersMessages>;

/** Props of {@link Users}. */
export interface UsersProps extends UsersOptions {
  /** What to look at first, e.g. from an address. Values that make no sense are ignored. */
  initialView?: UsersOptions["initialView"];
  /** Told what is looked at on every change: what differs from the usual. Give it back as `initialView`. */
  onViewChange?: UsersOptions["onViewChange"];
  /** Leads to the page about a user. Without it a row opens the form of its user. */
  onOpenUser?: UsersOptions["onOpenUser"];
  /** 1 where the widget is the page, 2 among others. @default 2 */
  headingLevel?: 1 | 2 | 3;
  messages?: UsersMessages;
  className?: string;
}

/**
 * Everybody with an account, for admins: search, adding people with a role and their companies, changing and deleting them.
 *
 * @example
 * <Users headingLevel={1} initialView={search} onOpenUser={({ userId }) => navigate(`/users/${userId}`)} />
 */
export const Users = /* @__PURE__ */ forwardRef<WidgetHandle, UsersProps>(function Users({ className, ...props }, ref) {
  return (
    <WidgetRoot name="users" texts={usersMessages} className={className} handle={ref}>
      <ControlledUsers {...props} />
    </WidgetRoot>
  );
});

/** Below the root, so that what breaks here is caught there. */
function ControlledUsers({ messages, headingLevel, ...options }: Omit<UsersProps, "className">) {
  const t = useMessages(usersMessages, messages);
  const model = useUsers(options, t);
  return <UsersList t={t} model={model} headingLevel={headingLevel} />;
}
