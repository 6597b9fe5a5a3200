import type { Ok } from "@callwright/sdk/contract";
import { useListSellerCompanyMembers } from "@callwright/sdk/hooks";

import { useRecordList } from "../../../records/useRecordList.js";
import { useDrawerPage } from "./useDrawerPage.js";

/** Somebody who works for a company. */
export type CompanyUser = Ok<"listSellerCompanyMembers">["items"][number];

/** The people of a company, a page at a time. */
export function useCompanyUsers(companyId: string) {
  const place = useDrawerPage();
  const query = { ...place.view, sortBy: "name" as const };
  const list = useListSellerCompanyMembers({ path: { id: companyId }, query }, { keepPreviousData: true });
  return { ...place, ...useRecordList({ list, query, ...place }) };
}
