import type { NamedRef, Query, UserRole } from "@callwright/sdk/contract";

import type { WidgetAction } from "../../lib/widgetEvents.js";
import type { ListView } from "../../lists/listView.js";

/** The possible orders of users: a `field` in ascending order, or `-field` in descending order. */
export type UserSort = NonNullable<Query<"listUsers">["sortBy"]>;

/** The view of the widget: the part of its state that can be kept in a URL. */
export interface UsersView extends ListView<UserSort> {
  /** The search text. */
  text: string;
  /** Shows only the users of this company; "" for all users. */
  sellerCompanyId: string;
  /** The user whose form is open, or "". */
  openUserId: string;
  /** Whether the form of a new user is open. */
  openNew: boolean;
}

/** A row of the list, with all fields that the form edits. */
export interface UserRow {
  id: string;
  name: string;
  surname: string;
  email: string;
  role: UserRole;
  companies: readonly NamedRef[];
  updatedAt: string;
  /**
   * The end of the validity of an invitation that the user has not accepted yet; undefined for users with a password.
   */
  invitedUntil: string | undefined;
  /** Whether the user may be edited and deleted: admins may not (B-USER-08). */
  canChange: boolean;
}

/** The events of the widget, which the provider's `onEvent` receives. */
export type UsersEvent = WidgetAction<"users">;
