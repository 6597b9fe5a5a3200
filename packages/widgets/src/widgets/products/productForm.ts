import type { Body, Product, Sector } from "@callwright/sdk/contract";

import type { Zod } from "../../forms/zod.js";
import type { Messages } from "../../i18n/index.js";
import type { productsMessages } from "./products.messages.js";
import { longestName, shortestName } from "./products.model.js";
import type { ProductRow } from "./Products.types.js";

/** A product as the form holds it. */
export interface ProductValues {
  name: string;
  hscode: string;
  sector: string | null;
  about: string;
}

/** What a product needs: a name of 2 to 100 characters (B-PROD-14 to B-PROD-17). */
export const productSchema = (z: Zod, t: Messages<typeof productsMessages>) =>
  z.object({
    name: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, { error: t.nameMissing, abort: true }),
        z.minLength(shortestName, t.nameShort),
        z.maxLength(longestName, t.nameLong),
      ),
    hscode: z.string().check(z.trim()),
    sector: z.nullable(z.string()),
    about: z.string().check(z.trim()),
  });

/** A product as the form holds it; without one, a new one. */
export function toProductValues(product: Pick<Product | ProductRow, keyof ProductValues> | undefined): ProductValues {
  return {
    name: product?.name ?? "",
    hscode: product?.hscode ?? "",
    sector: product?.sector ?? null,
    about: product?.about ?? "",
  };
}

/** What is sent of a product: nothing stays nothing. */
export function toProductBody({ name, hscode, sector, about }: ProductValues) {
  return {
    name,
    hscode: hscode || null,
    sector: sector as Sector | null,
    about: about || null,
  } satisfies Body<"updateProduct">;
}
