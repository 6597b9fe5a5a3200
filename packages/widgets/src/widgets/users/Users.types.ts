import type { NamedRef, Query, UserRole } from "@callwright/sdk/contract";

import type { WidgetAction } from "../../lib/widgetEvents.js";
import type { ListView } from "../../lists/listView.js";

/** What users can be sorted by: a `field` in ascending order, or `-field` in descending order. */
export type UserSort = NonNullable<Query<"listUsers">["sortBy"]>;

/** The view of the widget: the part of its state that can be kept in a URL. */
export interface UsersView extends ListView<UserSort> {
  /** The search text. */
  text: string;
  /** Only people of this company, or "" for everybody. */
  sellerCompanyId: string;
  /** The user whose form is open, or "". */
  openUserId: string;
  /** Whether the form of a new user is open. */
  openNew: boolean;
}

/** One line of the list, with all that the form of the user changes. */
export interface UserRow {
  id: string;
  name: string;
  surname: string;
  email: string;
  role: UserRole;
  companies: readonly NamedRef[];
  updatedAt: string;
  /** Until when the invitation is good that they have not accepted yet; undefined for whoever has a password. */
  invitedUntil: string | undefined;
  /** Whether they may be changed and deleted: admins are not (B-USER-08). */
  canChange: boolean;
}

/** The events of the widget, which the provider's `onEvent` receives. */
export type UsersEvent = WidgetAction<"users">;
