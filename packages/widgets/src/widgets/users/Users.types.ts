import type { NamedRef, Query, UserRole } from "@callwright/sdk/contract";

import type { WidgetAction } from "../../lib/widgetEvents.js";
import type { ListView } from "../../lists/listView.js";

/** What users can be sorted by: a field of the contract, or `-field` from the largest or latest down. */
export type UserSort = NonNullable<Query<"listUsers">["sortBy"]>;

/** What a person looks at: the part of the widget's state that an address can keep. */
export interface UsersView extends ListView<UserSort> {
  /** What is searched for. */
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

/** What somebody did, as the provider's `onEvent` is told it. */
export type UsersEvent = WidgetAction<"users">;
