import type { TestProject } from "vitest/node";

import { startProduct } from "./product.ts";
import { startTurns } from "./turns.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The URL of the product in this run; its simulated calls run eight times as fast as real ones. */
    productUrl: string;
    /** The URL of another one, whose calls can be followed word by word. */
    slowProductUrl: string;
    /** Where files that share data wait for their turn. */
    turnsPort: number;
  }
}

/**
 * Starts one product for most journeys, each of which uses its own customers, and one for those that watch a call go
 * on.
 */
export default async function setup({ provide }: TestProject) {
  await using stack = new AsyncDisposableStack();
  const start = async (simulatorSpeed: number) => stack.use(await startProduct({ simulatorSpeed })).url;
  const [productUrl, slowProductUrl] = await Promise.all([start(8), start(2)]);
  provide("turnsPort", stack.use(await startTurns()).port);
  provide("productUrl", productUrl);
  provide("slowProductUrl", slowProductUrl);
  const running = stack.move();
  return () => running.disposeAsync();
}
