import type { Context } from "../context.ts";
import type { MicroUsd } from "../domain/money.ts";
import { insertPayment, noteCheckout } from "../store/payments.ts";
import { failDeposit, openDeposit } from "../store/transactions.ts";

/** Long enough to find the card, short enough that the list does not contain many abandoned deposits. */
const MILLISECONDS_TO_PAY = 3_600_000;

export interface WantedDeposit {
  company: { id: string; name: string };
  amountMicros: MicroUsd;
  /** The URL to which people return, paid or not. */
  returnUrl: string;
}

/**
 * Opens a deposit and its payment page. The deposit is written before the provider is asked, so that every event finds
 * it.
 *
 * @returns the page's URL; null if the provider does not respond, and the deposit has failed.
 */
export async function startDeposit(
  { db, clock, ids, logger, payments, publicUrl }: Context,
  { company, amountMicros, returnUrl }: WantedDeposit,
): Promise<string | null> {
  const at = clock.now();
  const transactionId = ids.next();
  const expiresAt = new Date(at.getTime() + MILLISECONDS_TO_PAY);
  await db.transaction().execute(async (trx) => {
    const description = "Balance top-up";
    await openDeposit(trx, { id: transactionId, companyId: company.id, amountMicros, description, at });
    await insertPayment(trx, { transactionId, provider: payments.name, expiresAt, returnUrl });
  });
  try {
    const order = { transactionId, amountMicros, companyName: company.name, publicUrl, returnUrl, expiresAt };
    const checkout = await payments.openCheckout(order);
    await db.transaction().execute((trx) => noteCheckout(trx, transactionId, checkout.id));
    return checkout.link;
  } catch (error) {
    logger.error({ transactionId, err: error }, "a payment page could not be opened");
    await db.transaction().execute((trx) => failDeposit(trx, transactionId, clock.now()));
    return null;
  }
}
