import type { ProductsProps } from "../widgets/products/index.js";
import type { ElementSpec, WidgetElement } from "./ElementSpec.js";

/** `<cw-products>`. */
export type ProductsElement = WidgetElement<ProductsProps>;

/** {@link Products} as an element. */
export const productsElement: ElementSpec<ProductsProps> = {
  load: () => import("../widgets/products/index.js"),
  attributes: { headingLevel: "number", initialView: "json" },
  properties: ["onViewChange", "onProductCreated"],
};
