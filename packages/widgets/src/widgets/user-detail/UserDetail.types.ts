import type { NamedRef, UserRole } from "@callwright/sdk/contract";

/** What a person looks at: the part of the widget's state that an address can keep. */
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
