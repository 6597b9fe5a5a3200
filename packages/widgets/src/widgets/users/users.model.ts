import type { Query, User } from "@callwright/sdk/contract";

import { beside, filter, listView } from "../../lists/listView.js";
import type { UserRow, UsersView } from "./Users.types.js";

/** The rules of the view (B-USER-24). */
export const usersView = listView<UsersView>({
  list: "users",
  sortBy: "-updatedAt",
  sortFields: ["updatedAt", "createdAt", "name", "surname", "email", "role"],
  keys: {
    text: filter("text"),
    sellerCompanyId: filter("text"),
    openUserId: beside("text"),
    openNew: beside("flag"),
  },
});

/** The server's query for one page of a view. */
export function toListQuery(view: UsersView): Query<"listUsers"> {
  const text = view.text.trim();
  return {
    page: view.page,
    perPage: view.perPage,
    sortBy: view.sortBy,
    ...(text && { text }),
    ...(view.sellerCompanyId && { sellerCompanyIds: [view.sellerCompanyId] }),
  };
}

/** Converts a user to a row of the list. */
export function toUserRow({ sellerCompanies, invitation, ...user }: User): UserRow {
  const { id, name, surname, email, role, updatedAt } = user;
  return {
    id,
    name,
    surname,
    email,
    role,
    companies: sellerCompanies,
    updatedAt,
    invitedUntil: invitation?.expiresAt,
    canChange: role !== "ADMIN",
  };
}
