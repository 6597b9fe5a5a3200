import { useListCampaigns, useListPotentialCustomers, useListSellerCompanies } from "@callwright/sdk/hooks";
import { useMemo, useState } from "react";

import type { AsyncFilter, FilterChoice } from "./CallHistory.types.js";

/** The maximum number of results. A more specific search finds fewer. */
const perSearch = 20;

/** The choices of the filters that the server fills. Nothing is read before a filter is opened. */
export function useCallFilters(isManager: boolean): Record<"customers" | "sellers" | "campaigns", AsyncFilter> {
  const [customerText, searchCustomers] = useState<string>();
  const [sellerText, searchSellers] = useState<string>();
  const [campaignText, searchCampaigns] = useState<string>();
  const customers = useListPotentialCustomers(customerText === undefined ? null : search(customerText));
  const sellers = useListSellerCompanies(!isManager || sellerText === undefined ? null : search(sellerText));
  const campaigns = useListCampaigns(
    campaignText === undefined
      ? null
      : { query: { page: 0, perPage: perSearch, ...(campaignText && { text: campaignText }) } },
  );
  return {
    campaigns: {
      choices: useChoices(campaigns.data?.items),
      isLoading: campaigns.isLoading,
      search: searchCampaigns,
    },
    customers: {
      choices: useChoices(customers.data?.items),
      isLoading: customers.isLoading,
      search: searchCustomers,
    },
    sellers: { choices: useChoices(sellers.data?.items), isLoading: sellers.isLoading, search: searchSellers },
  };
}

function search(text: string) {
  return { query: { page: 0, perPage: perSearch, sortBy: "name" as const, ...(text && { text }) } };
}

function useChoices(items: readonly { id: string; name: string }[] | undefined): readonly FilterChoice[] {
  return useMemo(() => (items ?? []).map(({ id, name }) => ({ id, label: name })), [items]);
}
