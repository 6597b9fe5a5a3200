import type { Context } from "../context.ts";
import type { Database } from "../db/database.ts";
import { closeNumberOrder, findNumbersToReturn, giveUpNumberOrder } from "../store/numberOrders.ts";
import type { NumberProvider } from "./port.ts";

/** A purchase takes seconds; one that is this old was interrupted with its process. */
const LONGEST_PURCHASE_MS = 10 * 60_000;
const RETURNED_PER_ROUND = 100;

type Needed = Pick<Context, "db" | "clock" | "logger" | "numbers" | "numberProviders">;

/**
 * Returns numbers without a company to the provider: those that expired or were deleted, and purchases that a crash
 * interrupted.
 */
export async function returnNumbers(context: Needed, signal?: AbortSignal): Promise<void> {
  for (const id of await findNumbersToReturn(context.db, longestPurchaseAgo(context), RETURNED_PER_ROUND)) {
    if (signal?.aborted) return;
    await returnNumber(context, id).catch((error: unknown) =>
      context.logger.warn({ err: error, orderId: id }, "a number could not be given back; it will be tried again"),
    );
  }
}

/**
 * Returns the number of one order, unless it has become a company's number. While the purchase is recent, an order that
 * the provider does not know may still arrive there: it stays open until then.
 */
export async function returnNumber(context: Needed, orderId: string): Promise<void> {
  const order = await giveUpNumberOrder(context.db, orderId);
  if (!order) return;
  const wasThere = await providerOf(context, order.provider).release(orderId);
  if (wasThere || order.createdAt < longestPurchaseAgo(context)) await closeNumberOrder(context.db, orderId);
}

/** Closes an order that the provider refused. */
export async function forgetOrder(db: Database, orderId: string): Promise<void> {
  await giveUpNumberOrder(db, orderId);
  await closeNumberOrder(db, orderId);
}

/** @throws Error if the account that rented the number is not configured any more. */
function providerOf({ numbers, numberProviders }: Needed, name: string): NumberProvider {
  const provider = name === numbers.name ? numbers : numberProviders.get(name);
  if (!provider) throw new Error(`${name} rented the number out, and its account is not configured`);
  return provider;
}

const longestPurchaseAgo = ({ clock }: Needed) => new Date(clock.now().getTime() - LONGEST_PURCHASE_MS);
