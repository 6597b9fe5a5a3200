import { sql } from "kysely";

import type { Database } from "../db/database.ts";
import { allOf, matchesText, orderBy, readListText, type PageRequest } from "./listing.ts";
import type { Schemas } from "@callwright/sdk/contract";
import { columnsOf, jsonOf } from "./json.ts";

const u = columnsOf<"users">("u");

/** A user `u` as one of a company's people. */
export const memberJson = jsonOf<Schemas["SellerCompanyMember"]>({
  id: u.id,
  name: u.name,
  surname: u.surname,
  email: u.email,
  role: u.role,
});

type MemberField = "name" | "surname" | "email" | "role";

export interface MemberFilter {
  text?: string;
  sortBy?: MemberField | `-${MemberField}`;
}

/** A page of the people of a company as JSON text. */
export function listMembersText(
  db: Database,
  companyId: string,
  { text, sortBy = "name" }: MemberFilter,
  page: PageRequest,
) {
  const where = allOf(
    sql<boolean>`exists (
      select from seller_company_users member
      where member.user_id = u.id and member.seller_company_id = ${companyId}::uuid)`,
    matchesText(sql`u.search`, text),
  );
  const order = orderBy(sortBy, "u", {
    name: sql`lower(u.name)`,
    surname: sql`lower(u.surname)`,
    email: sql`lower(u.email)`,
    role: sql`u.role`,
  });
  return readListText(db, { from: sql`users u`, alias: "u", where, order, item: memberJson }, page);
}
