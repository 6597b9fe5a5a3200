import type { Context } from "../context.ts";
import { findExpiredCheckouts } from "../store/payments.ts";
import { takePaymentEvent } from "./takePaymentEvent.ts";

const EVERY_MS = 60_000;
/** The provider usually reports it itself, a moment later. */
const GRACE_MS = 5 * 60_000;
const CHECKOUTS_PER_ROUND = 50;

/** Every minute, asks the provider about deposits whose page has expired and for which no event has arrived. */
export function startExpiringCheckouts(context: Context): Disposable {
  const timer = setInterval(() => {
    expireCheckouts(context).catch((error: unknown) =>
      context.logger.warn({ err: error }, "expired payments could not be closed; it will be tried again"),
    );
  }, EVERY_MS);
  timer.unref();
  return { [Symbol.dispose]: () => clearInterval(timer) };
}

/** One round. A deposit whose provider does not respond is left for the next one. */
export async function expireCheckouts(context: Context): Promise<void> {
  const { db, clock, payments, logger } = context;
  const before = new Date(clock.now().getTime() - GRACE_MS);
  for (const { transactionId, checkoutId } of await findExpiredCheckouts(
    db,
    payments.name,
    before,
    CHECKOUTS_PER_ROUND,
  )) {
    try {
      const event = await payments.readOutcome(transactionId, checkoutId);
      if (event) await takePaymentEvent(context, event);
    } catch (error) {
      logger.warn({ transactionId, err: error }, "a payment could not be asked after");
    }
  }
}
