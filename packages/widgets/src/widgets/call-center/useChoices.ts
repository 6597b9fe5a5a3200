import { useListPotentialCustomers, useListProducts, useListSellerCompanies } from "@callwright/sdk/hooks";

import { useNames } from "../../i18n/index.js";
import type { Choices } from "./CallCenter.types.js";
import { placeInRow } from "./callCenter.model.js";
import { useSearchPages } from "./useSearchPages.js";

/** Products to choose from. With `isWanted` they are read before the first search. */
export function useProductChoices(isWanted = false): Choices {
  const { query, choicesOf } = useSearchPages(isWanted);
  const found = useListProducts(query && { query: { ...query, sortBy: "match" } });
  return choicesOf(found, ({ id, name, hscode }) => ({ id, label: name, detail: hscode ?? undefined }));
}

/** Potential customers to choose from. With `isWanted` they are read before the first search. */
export function useCustomerChoices(isWanted = false): Choices {
  const { query, choicesOf } = useSearchPages(isWanted);
  const formats = useNames();
  const found = useListPotentialCustomers(query && { query: { ...query, sortBy: "name" } });
  return choicesOf(found, ({ id, name, headquarterCity, headquarterCountry }) => ({
    id,
    label: name,
    detail: placeInRow({ city: headquarterCity?.name, countryCode: headquarterCountry.iso2 }, formats),
  }));
}

/** Seller companies to choose from. */
export function useSellerChoices(): Choices {
  const { query, choicesOf } = useSearchPages();
  const found = useListSellerCompanies(query && { query: { ...query, sortBy: "name" } });
  return choicesOf(found, ({ id, name }) => ({ id, label: name }));
}
