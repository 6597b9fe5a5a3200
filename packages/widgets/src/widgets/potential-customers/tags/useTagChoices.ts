import { useListPotentialCustomerTags } from "@callwright/sdk/hooks";
import { useMemo, useState } from "react";

import type { CustomerTag } from "../PotentialCustomers.types.js";

/** So many are found at a time; more letters find fewer. */
const perSearch = 20;

/** Tags to choose from, as one types. A manager chooses among those of the company they look at. */
export function useTagChoices(ownerId: string | null | undefined) {
  const [searched, search] = useState("");
  const text = searched.trim();
  const { data, isLoading } = useListPotentialCustomerTags({
    query: { perPage: perSearch, ...(ownerId && { sellerCompanyId: ownerId }), ...(text && { text }) },
  });
  const items = data?.items;
  return {
    found: useMemo<readonly CustomerTag[]>(() => items ?? [], [items]),
    isLoading,
    search,
  };
}
