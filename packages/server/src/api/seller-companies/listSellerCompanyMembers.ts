import type { Handler } from "../../contract/handler.ts";
import { listMembersText } from "../../store/members.ts";
import { companyOf } from "./companyOf.ts";

/** The people of a company. */
export const listSellerCompanyMembers: Handler<"listSellerCompanyMembers"> = async ({ db }, actor, { path, query }) => {
  await companyOf(db, actor, path.id);
  return { status: 200, body: await listMembersText(db, path.id, query, query) };
};
