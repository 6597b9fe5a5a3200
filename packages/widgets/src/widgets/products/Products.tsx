import type { WidgetFrameProps } from "../../lib/WidgetFrameProps.js";
import type { MessageOverrides } from "../../i18n/index.js";
import { defineWidget } from "../../ui/widget-root/index.js";
import { firstProductsMessages } from "./products.firstTexts.js";
import type { productsMessages } from "./products.messages.js";
import { ProductsList } from "./Products.view.js";
import { type ProductsOptions, useProducts } from "./useProducts.js";

/** Texts that replace the default ones of {@link Products}. */
export type ProductsMessages = MessageOverrides<typeof productsMessages>;

/** Props of {@link Products}. */
export interface ProductsProps extends ProductsOptions, WidgetFrameProps {
  /** Called when a product has been added. */
  onProductCreated?: ProductsOptions["onProductCreated"];
  messages?: ProductsMessages;
}

/**
 * The list of products that are sold on the phone, with search, export, and forms to add and edit products. Sellers see
 * those of their company; managers see those of one company, or the catalogue.
 *
 * @example
 * <Products headingLevel={1} initialView={search} onViewChange={(search) => navigate({ search })} />
 */
export const Products = /* @__PURE__ */ defineWidget(
  { name: "products", texts: firstProductsMessages },
  function Products({ headingLevel, ...options }: ProductsProps, t) {
    const model = useProducts(options, t);
    return <ProductsList t={t} model={model} headingLevel={headingLevel} />;
  },
);
