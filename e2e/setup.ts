import type { TestProject } from "vitest/node";

import { startProduct } from "./product.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the product of this run is. */
    productUrl: string;
  }
}

/** One product for all journeys; each uses customers of its own. */
export default async function setup({ provide }: TestProject) {
  const product = await startProduct({ simulatorSpeed: 2 });
  provide("productUrl", product.url);
  return () => product[Symbol.asyncDispose]();
}
