import { forwardRef } from "react";

import { type MessageOverrides, useMessages } from "../../i18n/index.js";
import type { WidgetHandle } from "../../lib/WidgetScope.js";
import { WidgetRoot } from "../../ui/widget-root/index.js";
import { productsMessages } from "./products.messages.js";
import { ProductsList } from "./Products.view.js";
import { type ProductsOptions, useProducts } from "./useProducts.js";

/** Texts of {@link Products} said differently. */
export type ProductsMessages = MessageOverrides<typeof productsMessages>;

/** Props of {@link Products}. */
export interface ProductsProps extends ProductsOptions {
  /** What to look at first, e.g. from an address. Values that make no sense are ignored. */
  initialView?: ProductsOptions["initialView"];
  /** Told what is looked at on every change: what differs from the usual. Give it back as `initialView`. */
  onViewChange?: ProductsOptions["onViewChange"];
  /** A product was added. */
  onProductCreated?: ProductsOptions["onProductCreated"];
  /** 1 where the widget is the page, 2 among others. @default 2 */
  headingLevel?: 1 | 2 | 3;
  messages?: ProductsMessages;
  className?: string;
}

/**
 * What is sold on the phone: search, adding and changing products, export. Sellers see their company's; managers one
 * company's, or the catalogue.
 *
 * @example
 * <Products headingLevel={1} initialView={search} onViewChange={(search) => navigate({ search })} />
 */
export const Products = /* @__PURE__ */ forwardRef<WidgetHandle, ProductsProps>(function Products(
  { className, ...props },
  ref,
) {
  return (
    <WidgetRoot name="products" texts={productsMessages} className={className} handle={ref}>
      <ControlledProducts {...props} />
    </WidgetRoot>
  );
});

/** Below the root, so that what breaks here is caught there. */
function ControlledProducts({ messages, headingLevel, ...options }: Omit<ProductsProps, "className">) {
  const t = useMessages(productsMessages, messages);
  const model = useProducts(options, t);
  return <ProductsList t={t} model={model} headingLevel={headingLevel} />;
}
