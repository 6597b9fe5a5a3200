import type { NamedRef, User } from "@callwright/sdk/contract";
import { createFakeApi, type FakeHandlers, fixtures, ok } from "@callwright/sdk/fake";

import { CallHistory } from "../../call-history/index.js";
import { type DrawnOptions, DrawnWidget } from "../../../testing/DrawnWidget.js";
import { UserDetail, type UserDetailProps } from "../index.js";

/** The companies of the user. */
export const companies: readonly NamedRef[] = Array.from({ length: 3 }, (_, nth) => {
  const { id, name } = fixtures.sellerCompany({}, nth);
  return { id, name };
});

/** A user who works for three companies. */
export function user(overrides: Partial<User> = {}): User {
  return {
    id: fixtures.idOf("user", 3),
    name: "Selin",
    surname: "Arslan",
    email: "selin.arslan@meridyen.test",
    role: "MASTER_ACCOUNT",
    isEmailVerified: true,
    isWelcomeDialog: true,
    invitation: null,
    sellerCompanies: [...companies],
    createdAt: fixtures.now,
    updatedAt: fixtures.now,
    ...overrides,
  };
}

/** Handlers of a fake for an admin who looks at this user. */
export const userDetailHandlers = (shown: User = user()): FakeHandlers => ({
  getUser: () => ok(shown),
  getProfile: () => ok(fixtures.managerProfile()),
  listCalls: ({ query }) => ok(fixtures.page(fixtures.calls(query.perPage ?? 10), 24)),
});

/** The calls that the host renders with another widget. */
export const callHistory: UserDetailProps["callHistory"] = ({ sellerCompanyIds }) => (
  <CallHistory sellerCompanyIds={sellerCompanyIds} messages={{ titleOfManager: "Call History" }} />
);

/** Props of {@link DrawnUserDetail}. */
export interface DrawnUserDetailProps extends Partial<UserDetailProps>, DrawnOptions {
  shown?: User;
}

/** The detail page of a user with an in-memory server, on the day of the fixtures. */
export function DrawnUserDetail({ handlers, shown, place, ...props }: DrawnUserDetailProps) {
  return (
    <DrawnWidget
      api={() => createFakeApi({ ...userDetailHandlers(shown), ...handlers })}
      place={{ blockSize: 720, ...place }}
    >
      <UserDetail userId={fixtures.idOf("user", 3)} callHistory={callHistory} {...props} />
    </DrawnWidget>
  );
}
