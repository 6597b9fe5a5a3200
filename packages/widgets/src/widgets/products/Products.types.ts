import type { Query, Sector } from "@callwright/sdk/contract";

import type { WidgetAction } from "../../lib/widgetEvents.js";
import type { ListView } from "../../lists/listView.js";

/** What products can be sorted by: a field of the contract, or `-field` from the largest or latest down. */
export type ProductSort = NonNullable<Query<"listProducts">["sortBy"]>;

/** What a person looks at: the part of the widget's state that an address can keep. */
export interface ProductsView extends ListView<ProductSort> {
  /** What is searched for. */
  text: string;
  /** Managers only; without one they see the catalogue (B-ROLE-02). */
  sellerCompanyId: string;
  /** The product whose form is open, or "". */
  openProductId: string;
  /** Whether the form of a new product is open. */
  openNew: boolean;
}

/** One line of the list, with all that the form of the product changes. */
export interface ProductRow {
  id: string;
  name: string;
  hscode: string | null;
  sector: Sector | null;
  about: string | null;
  updatedAt: string;
  /** It is of the catalogue, among the products of a company that took it from there. */
  isFromCatalogue: boolean;
  /** Whether the reader may change and delete it: the catalogue is the managers'. */
  canChange: boolean;
}

/** What somebody did, as the provider's `onEvent` is told it. */
export type ProductsEvent = WidgetAction<"products">;
