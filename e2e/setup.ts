import type { TestProject } from "vitest/node";

import { startProduct } from "./product.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The URL of the product in this run. */
    productUrl: string;
  }
}

/** Starts one product for all journeys; each journey uses its own customers. */
export default async function setup({ provide }: TestProject) {
  const product = await startProduct({ simulatorSpeed: 2 });
  provide("productUrl", product.url);
  return () => product[Symbol.asyncDispose]();
}
