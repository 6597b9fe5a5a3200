import { useApi } from "@callwright/sdk/hooks";
import { useMemo } from "react";

import type { CallCenterRow, CallCenterView, Choice, Choices } from "./CallCenter.types.js";
import { useChosenNames } from "./useChosenNames.js";
import { useCustomerChoices, useProductChoices, useSellerChoices } from "./useChoices.js";

/** A filter: its choices, and those that are chosen. */
export interface Filter extends Choices {
  chosen: readonly Choice[];
}

/** The filters of the call center. */
export interface CallCenterFilters {
  products: Filter;
  customers: Filter;
  sellers: Filter;
}

/** Reads the filters' choices from the server, and the names of those that a URL has chosen by id. */
export function useCallCenterFilters(view: CallCenterView, rows: readonly CallCenterRow[]): CallCenterFilters {
  const client = useApi();
  const read = useMemo(
    () => ({
      customer: async (id: string) => (await client.call("getPotentialCustomer", { path: { id } })).name,
      product: async (id: string) => (await client.call("getProduct", { path: { id } })).name,
      seller: async (id: string) => (await client.call("getSellerCompany", { path: { id } })).name,
    }),
    [client],
  );
  const products = useProductChoices();
  const customers = useCustomerChoices();
  const sellers = useSellerChoices();
  const chosenProducts = useChosenNames(
    view.productIds,
    [...products.options, ...named(rows, productOf)],
    read.product,
  );
  const chosenCustomers = useChosenNames(
    view.potentialCustomerCompanyIds,
    [...customers.options, ...named(rows, customerOf)],
    read.customer,
  );
  const chosenSellers = useChosenNames(
    view.sellerCompanyIds,
    [...sellers.options, ...named(rows, sellerOf)],
    read.seller,
  );
  return {
    products: { ...products, chosen: chosenProducts },
    customers: { ...customers, chosen: chosenCustomers },
    sellers: { ...sellers, chosen: chosenSellers },
  };
}

interface Part {
  id: string | undefined;
  label: string | undefined;
}

const productOf = ({ productId, product }: CallCenterRow): Part => ({ id: productId, label: product });
const customerOf = ({ customerId, customer }: CallCenterRow): Part => ({ id: customerId, label: customer });
const sellerOf = ({ sellerId, seller }: CallCenterRow): Part => ({ id: sellerId, label: seller });

/** The records of one kind that occur in the rows. */
function named(rows: readonly CallCenterRow[], partOf: (row: CallCenterRow) => Part): Choice[] {
  return rows.map(partOf).filter((part): part is Choice => part.id !== undefined && part.label !== undefined);
}
