import type { NamedRef, UserRole } from "@callwright/sdk/contract";

/** The view of the widget: the part of its state that can be kept in a URL. */
export interface UserDetailView {
  tab: "company" | "calls";
}

/** The user as the page shows them. */
export interface UserFacts {
  /** Name and surname. */
  name: string;
  email: string;
  role: UserRole;
  companies: readonly NamedRef[];
}

/** One user on their way onto the page. */
export type UserDetailState =
  | { status: "loading" }
  /** The reader may not see users. */
  | { status: "forbidden" }
  /** There is no such user. */
  | { status: "missing" }
  | { status: "error"; message: string | undefined; retry: () => void }
  | { status: "ready"; user: UserFacts };
