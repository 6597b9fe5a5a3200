import type { CurrentUser, Schemas } from "@callwright/sdk/contract";
import { createFakeApi, type FakeHandlers, fixtures, ok } from "@callwright/sdk/fake";

import { type DrawnOptions, DrawnWidget } from "../../../testing/DrawnWidget.js";
import { CompanyMembers, type CompanyMembersProps } from "../index.js";

type Member = Schemas["SellerCompanyMember"];

/** The members of a company. */
export const someMembers: readonly Member[] = [
  member(0, "Deniz", "Arslan", "MASTER_ACCOUNT"),
  member(1, "Elif", "Kaya", "SELLER"),
  member(2, "Mehmet Ali", "Öztürk", "SELLER"),
];

/** Creates a member. */
export function member(nth: number, name: string, surname: string, role: Member["role"]): Member {
  const email = `member-${nth}@meridyen.test`;
  return { id: fixtures.idOf("user", nth), name, surname, email, role };
}

/** Handlers of a server on which the company has these members. */
export function memberHandlers({
  members = someMembers,
  profile = fixtures.profile(),
}: { members?: readonly Member[] | undefined; profile?: CurrentUser | undefined } = {}): FakeHandlers {
  return {
    getProfile: () => ok(profile),
    listSellerCompanyMembers: ({ query }) => {
      const { page = 0, perPage = 10 } = query;
      return ok(fixtures.page(members.slice(page * perPage, (page + 1) * perPage), members.length));
    },
  };
}

/** Props of {@link DrawnCompanyMembers}. */
export interface DrawnCompanyMembersProps extends CompanyMembersProps, DrawnOptions {
  members?: readonly Member[];
  profile?: CurrentUser;
}

/** The widget on an in-memory server. */
export function DrawnCompanyMembers({ handlers, members, profile, place, ...props }: DrawnCompanyMembersProps) {
  return (
    <DrawnWidget
      api={() => createFakeApi({ ...memberHandlers({ members, profile }), ...handlers })}
      place={{ blockSize: 560, ...place }}
    >
      <CompanyMembers {...props} />
    </DrawnWidget>
  );
}
