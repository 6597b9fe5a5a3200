import type { OperationId } from "@callwright/sdk/contract";
import type { FakeApi } from "@callwright/sdk/fake";
import { expect } from "vitest";

/**
 * The page comes back to the network, and reads again what it shows: what somebody else has changed meanwhile arrives.
 * A read of a moment ago is not repeated, so it comes back until there is another one.
 */
export async function readAgain(api: FakeApi, operation: OperationId): Promise<void> {
  const before = api.requests(operation).length;
  const comeBack = () => {
    globalThis.dispatchEvent(new Event("online"));
    return api.requests(operation).length;
  };
  await expect.poll(comeBack).toBeGreaterThan(before);
}
