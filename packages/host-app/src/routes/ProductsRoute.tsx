import { Products, type ProductsView } from "@callwright/widgets";

import { messages } from "../hostApp.messages.js";
import { usePageTitle } from "../layout/usePageTitle.js";
import { useViewInSearch } from "./viewInSearch.js";

/** The products that the assistant offers in calls (B-ROUTE-02). */
export function ProductsRoute() {
  usePageTitle(messages.products);
  return <Products headingLevel={1} {...useViewInSearch<ProductsView>()} />;
}
