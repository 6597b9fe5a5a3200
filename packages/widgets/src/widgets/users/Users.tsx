import type { WidgetFrameProps } from "../../lib/WidgetFrameProps.js";
import type { MessageOverrides } from "../../i18n/index.js";
import { defineWidget } from "../../ui/widget-root/index.js";
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
export const Users = /* @__PURE__ */ defineWidget(
  { name: "users", texts: firstUsersMessages },
  function Users({ headingLevel, ...options }: UsersProps, t) {
    const model = useUsers(options, t);
    return <UsersList t={t} model={model} headingLevel={headingLevel} />;
  },
);
