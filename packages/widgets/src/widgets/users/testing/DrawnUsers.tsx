import type { User } from "@callwright/sdk/contract";
import { created, createFakeApi, empty, fail, type FakeHandlers, fixtures, ok } from "@callwright/sdk/fake";

import { type DrawnOptions, DrawnWidget } from "../../../testing/DrawnWidget.js";
import { Users, type UsersProps } from "../index.js";

const companies = Array.from({ length: 5 }, (_, nth) => {
  const { id, name } = fixtures.sellerCompany({}, nth);
  return { id, name: nth < 4 ? name : "Kapadokya Kilim" };
});

/** Each line has a name, a surname, an email and a role. Every role is on the first page. */
const people = [
  "Deniz|Aksoy|deniz.aksoy@callwright.test|ADMIN",
  "Mert|Yıldız|mert.yildiz@callwright.test|REPRESENTATIVE",
  "Elif|Kaya|elif.kaya@meridyen.test|SELLER",
  "Selin|Arslan|selin.arslan@meridyen.test|MASTER_ACCOUNT",
  "Can|Demir|can.demir@aegean-olive.test|SELLER",
] as const;

/** A user; `nth` selects one of the people. */
export function user(overrides: Partial<User> = {}, nth = 0): User {
  const [name = "", surname = "", email = "", role] = (people[nth % people.length] ?? people[0]).split("|");
  const at = fixtures.minutesAgo(600 + nth * 1_300);
  const count = role === "MASTER_ACCOUNT" ? 5 : role === "SELLER" ? 1 : 0;
  return {
    id: fixtures.idOf("user", nth),
    name,
    surname,
    email,
    role: role as User["role"],
    isEmailVerified: true,
    isWelcomeDialog: true,
    invitation: null,
    sellerCompanies: companies.slice(0, count),
    createdAt: at,
    updatedAt: at,
    ...overrides,
  };
}

/** One page of users. */
export const someUsers: readonly User[] = people.map((_, nth) => user({}, nth));

/** More than one page of users. */
export const manyUsers: readonly User[] = Array.from({ length: 12 }, (_, nth) =>
  user(nth < people.length ? {} : { name: `Person ${nth}`, email: `person.${nth}@meridyen.test` }, nth),
);

/** Handlers of a fake that has these users and keeps changes. */
export function userHandlers({ users: given = manyUsers }: { users?: readonly User[] | undefined } = {}): FakeHandlers {
  let users = [...given];
  let known = [...companies];
  const named = (ids: readonly string[] = []) => known.filter(({ id }) => ids.includes(id));
  return {
    listUsers: ({ query }) => {
      const { page = 0, perPage = 10, text = "", sellerCompanyIds } = query;
      const found = users.filter(
        ({ name, surname, email, sellerCompanies }) =>
          `${name} ${surname} ${email}`.toLowerCase().includes(text.toLowerCase()) &&
          (!sellerCompanyIds || sellerCompanies.some(({ id }) => sellerCompanyIds.includes(id))),
      );
      return ok(fixtures.page(found.slice(page * perPage, (page + 1) * perPage), found.length));
    },
    getUser: ({ path }) => {
      const found = users.find(({ id }) => id === path.id);
      return found ? ok(found) : fail(404, "NOT_FOUND", "The user was not found.");
    },
    createUser: ({ body }) => {
      const { name, surname, email, role, sellerCompanyIds } = body;
      const id = fixtures.idOf("user", 80);
      const added = user({ id, name, surname, email, role, sellerCompanies: named(sellerCompanyIds) });
      users = [added, ...users];
      return created(added);
    },
    inviteUser: ({ body }) => {
      const { sellerCompanyIds, ...rest } = body;
      const invitation = { sentAt: fixtures.minutesAgo(0), expiresAt: fixtures.minutesAgo(-7 * 24 * 60) };
      const who = { ...rest, id: fixtures.idOf("user", 81), isEmailVerified: false, invitation };
      const invited = user({ ...who, sellerCompanies: named(sellerCompanyIds) });
      users = [invited, ...users];
      return created(invited);
    },
    resendInvitation: ({ path }) => {
      const invited = users.find(({ id }) => id === path.id);
      return invited ? ok(invited) : fail(404, "NOT_FOUND", "The user was not found.");
    },
    updateUser: ({ path, body }) => {
      const { sellerCompanyIds, ...changes } = body;
      const companies = sellerCompanyIds && { sellerCompanies: named(sellerCompanyIds) };
      users = users.map((user) => (user.id === path.id ? { ...user, ...changes, ...companies } : user));
      const changed = users.find(({ id }) => id === path.id);
      return changed ? ok(changed) : fail(404, "NOT_FOUND", "The user was not found.");
    },
    deleteUser: ({ path }) => {
      users = users.filter(({ id }) => id !== path.id);
      return empty();
    },

    listSellerCompanies: ({ query }) => {
      const { text = "" } = query;
      const found = known.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()));
      return ok(fixtures.page(found.map((company) => fixtures.sellerCompany(company))));
    },
    createSellerCompany: ({ body }) => {
      const company = { id: fixtures.idOf("company", 80), name: body.name };
      known = [...known, company];
      return created({
        ...fixtures.sellerCompany(company),
        about: null,
        headquarterCountryId: body.headquarterCountryId,
        headquarterCityId: null,
        timeZone: null,
        products: [],
        productIds: [],
        users: [],
        subscription: null,
      });
    },
    listCountries: () => ok(fixtures.page(fixtures.countries())),
    listCities: () => ok(fixtures.page([{ id: fixtures.idOf("city", 0), name: "Oslo" }])),
  };
}

/** Props of {@link DrawnUsers}. */
export interface DrawnUsersProps extends UsersProps, DrawnOptions {
  users?: readonly User[];
}

/** The users with an in-memory server, on the day of the fixtures. */
export function DrawnUsers({ handlers, users, place, ...props }: DrawnUsersProps) {
  return (
    <DrawnWidget
      api={() => createFakeApi({ ...userHandlers({ users }), ...handlers })}
      place={{ blockSize: 720, ...place }}
    >
      <Users {...props} />
    </DrawnWidget>
  );
}
