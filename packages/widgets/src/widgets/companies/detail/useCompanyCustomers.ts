import { useListPotentialCustomers } from "@callwright/sdk/hooks";

import { useDrawerPage } from "../../../lists/useDrawerPage.js";
import { useRecordList } from "../../../lists/useRecordList.js";

/** The potential customers of a company, one page at a time. */
export function useCompanyCustomers(sellerCompanyId: string) {
  const page = useDrawerPage();
  const query = { ...page.view, sellerCompanyId, sortBy: "name" as const };
  const list = useListPotentialCustomers({ query });
  return { ...page, ...useRecordList({ page, list, query }) };
}
