import { useListPotentialCustomerTags } from "@callwright/sdk/hooks";
import { useMemo, useState } from "react";

import type { CustomerTag } from "../PotentialCustomers.types.js";

/** The maximum number of tags that a search returns. */
const perSearch = 20;

/** Finds tags as a person types. A manager finds those of the company that they look at. */
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
