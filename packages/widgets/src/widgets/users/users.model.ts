import type { Query, User } from "@callwright/sdk/contract";

import { changesOf, pageFrom, perPageFrom, sortFrom, textFrom } from "../../lib/viewValues.js";
import type { UserRow, UsersView } from "./Users.types.js";

/** What is shown when nobody asked for anything else (B-USER-24). */
export const defaultView: UsersView = {
  page: 0,
  perPage: 10,
  sortBy: "-updatedAt",
  text: "",
  sellerCompanyId: "",
};

const sortFields: ReadonlySet<string> = new Set(["updatedAt", "createdAt", "name", "surname", "email", "role"]);

/** A view from values that may come from anywhere, e.g. an address. What makes no sense is left at its default. */
export function readView(given: { readonly [Key in keyof UsersView]?: unknown } = {}): UsersView {
  return {
    page: pageFrom(given.page),
    perPage: perPageFrom(given.perPage, defaultView.perPage),
    sortBy: sortFrom(given.sortBy, sortFields, defaultView.sortBy),
    text: textFrom(given.text),
    sellerCompanyId: textFrom(given.sellerCompanyId),
  };
}

/** What of a view is not as it would be anyway: all that an address has to remember. */
export function viewChanges(view: UsersView): Partial<UsersView> {
  return changesOf(view, defaultView);
}

/** Changes a view. Whatever changes which rows there are starts again at the first page. */
export function changeView(view: UsersView, change: Partial<UsersView>): UsersView {
  return { ...view, page: 0, ...change };
}

/** The choices taken back. */
export const clearedFilters: Pick<UsersView, "text" | "sellerCompanyId"> = { text: "", sellerCompanyId: "" };

/** Whether the list is narrowed by search or company. */
export function isFiltered({ text, sellerCompanyId }: UsersView): boolean {
  return text.trim() !== "" || sellerCompanyId !== "";
}

/** The question to the server that finds a page of a view. */
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

/** A user as the list shows them. */
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
