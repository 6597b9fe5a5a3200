import { useGetProfile, useGetSellerCompany } from "@callwright/sdk/hooks";
import { useMemo } from "react";

import { rateOf, type CallRate } from "./callCost.js";

/**
 * A seller company's price of a minute; nothing is read if there is no company. Managers read companies that are not
 * theirs.
 */
export function useCallRate(sellerId: string | undefined): CallRate | undefined {
  const { data: profile } = useGetProfile();
  const own = profile?.sellerCompanies.find(({ id }) => id === sellerId);
  const isForeign = sellerId !== undefined && profile !== undefined && !own;
  const { data: foreign } = useGetSellerCompany(isForeign ? { path: { id: sellerId } } : null);
  const company = sellerId === undefined ? undefined : (own ?? foreign);
  return useMemo(() => company && rateOf(company.subscription), [company]);
}
