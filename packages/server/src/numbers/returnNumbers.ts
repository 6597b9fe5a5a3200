import type { Context } from "../context.ts";
import { closeNumberOrder, findNumbersToReturn, giveUpNumberOrder } from "../store/numberOrders.ts";

/** A purchase takes seconds; one that is this old ended with its process. */
const LONGEST_PURCHASE_MS = 10 * 60_000;
const RETURNED_PER_ROUND = 100;

type Needed = Pick<Context, "db" | "clock" | "logger" | "numbers">;

/** Gives back to the provider what nobody has: numbers that expired or were deleted, and purchases that a crash cut short. */
export async function returnNumbers(context: Needed, signal?: AbortSignal): Promise<void> {
  const orderedBefore = new Date(context.clock.now().getTime() - LONGEST_PURCHASE_MS);
  for (const id of await findNumbersToReturn(context.db, orderedBefore, RETURNED_PER_ROUND)) {
    if (signal?.aborted) return;
    await returnNumber(context, id).catch((error: unknown) =>
      context.logger.warn({ err: error, orderId: id }, "a number could not be given back; it will be tried again"),
    );
  }
}

/** Gives one order back, unless it has become a number. */
export async function returnNumber({ db, numbers }: Needed, orderId: string): Promise<void> {
  if (!(await giveUpNumberOrder(db, orderId))) return;
  await numbers.release(orderId);
  await closeNumberOrder(db, orderId);
}
