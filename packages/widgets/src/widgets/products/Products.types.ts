import type { ProductQuestion, Query, Sector } from "@callwright/sdk/contract";

import type { WidgetAction } from "../../lib/widgetEvents.js";
import type { ListView } from "../../lists/listView.js";

/** The possible orders of products: a `field` in ascending order, or `-field` in descending order. */
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

/** A row of the list, with all fields that the form edits. */
export interface ProductRow {
  id: string;
  name: string;
  hscode: string | null;
  sector: Sector | null;
  about: string | null;
  /** The questions that the assistant asks in calls about the product. */
  questions: ProductQuestion[];
  updatedAt: string;
  /** Whether the product belongs to the catalogue, in the list of a company that uses it. */
  isFromCatalogue: boolean;
  /** Whether the user may edit and delete it: only managers may change the catalogue. */
  canChange: boolean;
}

/** The events of the widget, which the provider's `onEvent` receives. */
export type ProductsEvent = WidgetAction<"products">;
