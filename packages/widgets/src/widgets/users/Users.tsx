import { forwardRef } from "react";

import type { WidgetFrameProps } from "../../lib/WidgetFrameProps.js";
import { type MessageOverrides, useMessages } from "../../i18n/index.js";
import type { WidgetHandle } from "../../lib/WidgetScope.js";
import { WidgetRoot } from "../../ui/widget-root/index.js";
import { firstUsersMessages } from "./users.firstTexts.js";
import type { usersMessages } from "./users.messages.js";
import { UsersList } from "./Users.view.js";
import { type UsersOptions, useUsers } from "./useUsers.js";

/** Texts that replace the default ones of {@link Users}. */
export type UsersMessages = MessageOverrides<typeof usersMessages>;

/** Props of {@link Users}. */
export interface UsersProps extends UsersOptions, WidgetFrameProps {
  /** Called when a person wants to open the page of a user. If omitted, a row opens the form of its user. */
  onOpenUser?: UsersOptions["onOpenUser"];
  messages?: UsersMessages;
}

/**
 * The list of all users, for admins, with search and forms to add users with a role and companies, and to edit and
 * delete them.
 *
 * @example
 * <Users headingLevel={1} initialView={search} onOpenUser={({ userId }) => navigate(`/users/${userId}`)} />
 */
export const Users = /* @__PURE__ */ forwardRef<WidgetHandle, UsersProps>(function Users({ className, ...props }, ref) {
  return (
    <WidgetRoot name="users" texts={firstUsersMessages} className={className} handle={ref}>
      <ControlledUsers {...props} />
    </WidgetRoot>
  );
});

/** Rendered inside the root, which catches its errors. */
function ControlledUsers({ messages, headingLevel, ...options }: Omit<UsersProps, "className">) {
  const t = useMessages(firstUsersMessages, messages);
  const model = useUsers(options, t);
  return <UsersList t={t} model={model} headingLevel={headingLevel} />;
}
