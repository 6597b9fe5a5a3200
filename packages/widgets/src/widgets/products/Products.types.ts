import type { ProductQuestion, Query, Sector } from "@callwright/sdk/contract";

import type { WidgetAction } from "../../lib/widgetEvents.js";
import type { ListView } from "../../lists/listView.js";

/** What products can be sorted by: a `field` in ascending order, or `-field` in descending order. */
export type ProductSort = NonNullable<Query<"exportProducts">["sortBy"]>;

/** The view of the widget: the part of its state that can be kept in a URL. */
export interface ProductsView extends ListView<ProductSort> {
  /** The search text. */
  text: string;
  /** For managers: the company whose records are shown. If empty, the catalogue is shown (B-ROLE-02). */
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
  /** What everybody is asked who is called about it. */
  questions: ProductQuestion[];
  updatedAt: string;
  /** It is of the catalogue, among the products of a company that took it from there. */
  isFromCatalogue: boolean;
  /** Whether the reader may change and delete it: the catalogue is the managers'. */
  canChange: boolean;
}

/** The events of the widget, which the provider's `onEvent` receives. */
export type ProductsEvent = WidgetAction<"products">;
