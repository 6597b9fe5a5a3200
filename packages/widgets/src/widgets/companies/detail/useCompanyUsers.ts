import type { Ok } from "@callwright/sdk/contract";
import { useListSellerCompanyMembers } from "@callwright/sdk/hooks";

import { useDrawerPage } from "../../../lists/useDrawerPage.js";
import { useRecordList } from "../../../lists/useRecordList.js";

/** A user who works for a company. */
export type CompanyUser = Ok<"listSellerCompanyMembers">["items"][number];

/** The users of a company, one page at a time. */
export function useCompanyUsers(companyId: string) {
  const page = useDrawerPage();
  const query = { ...page.view, sortBy: "name" as const };
  const list = useListSellerCompanyMembers({ path: { id: companyId }, query }, { keepPreviousData: true });
  return { ...page, ...useRecordList({ page, list, query }) };
}
