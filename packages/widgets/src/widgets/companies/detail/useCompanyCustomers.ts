import { useListPotentialCustomers } from "@callwright/sdk/hooks";

import { useRecordList } from "../../../records/useRecordList.js";
import { useDrawerPage } from "./useDrawerPage.js";

/** The potential customers of a company, a page at a time. */
export function useCompanyCustomers(sellerCompanyId: string) {
  const place = useDrawerPage();
  const query = { ...place.view, sellerCompanyId, sortBy: "name" as const };
  const list = useListPotentialCustomers({ query });
  return { ...place, ...useRecordList({ list, query, ...place }) };
}
