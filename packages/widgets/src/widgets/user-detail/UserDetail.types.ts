import type { NamedRef, UserRole } from "@callwright/sdk/contract";

/** The view of the widget: the part of its state that can be kept in a URL. */
export interface UserDetailView {
  tab: "company" | "calls";
}

/** The data of the user that the page shows. */
export interface UserFacts {
  /** Name and surname. */
  name: string;
  email: string;
  role: UserRole;
  companies: readonly NamedRef[];
}

/** The state of the user's page. */
export type UserDetailState =
  | { status: "loading" }
  /** The signed-in person has no access to users. */
  | { status: "forbidden" }
  /** There is no user with this id. */
  | { status: "missing" }
  | { status: "error"; message: string | undefined; retry: () => void }
  | { status: "ready"; user: UserFacts };
