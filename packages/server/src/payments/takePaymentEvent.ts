import type { Context } from "../context.ts";
import type { Trx } from "../db/database.ts";
import { outcomeOf } from "../domain/deposit.ts";
import { formatUsd, type MicroUsd } from "../domain/money.ts";
import { publishBalance } from "../events/publishBalance.ts";
import {
  isKnownEvent,
  keepEvent,
  lockDeposit,
  noteRefund,
  noteTakenBack,
  type PaidDeposit,
} from "../store/payments.ts";
import { isArchived } from "../store/archive.ts";
import { completeDeposit, failDeposit, takeBack } from "../store/transactions.ts";
import type { PaymentEvent } from "./port.ts";

type Surroundings = Pick<Context, "db" | "clock" | "ids" | "events" | "logger" | "payments">;

/**
 * The single entry point for payment events, from Stripe or from the sandbox's page. An event is stored and applied in
 * one transaction; a known one, and one about an unknown deposit, changes nothing.
 */
export async function takePaymentEvent(context: Surroundings, event: PaymentEvent): Promise<void> {
  const { db, clock, payments, logger } = context;
  await db.transaction().execute(async (trx) => {
    const deposit = await lockDeposit(trx, payments.name, event.transactionId);
    if (!deposit) {
      // A deposit of another installation on the same account, or of ours from before a restored backup: a person has
      // to check it.
      logger.error({ transactionId: event.transactionId, eventId: event.id }, "a payment has no deposit here");
      return;
    }
    if (await isKnownEvent(trx, payments.name, event.id)) return;
    const outcome = outcomeOf(deposit, event);
    await keepEvent(trx, payments.name, event, outcome, clock.now());
    if (outcome === "MISMATCH")
      logger.error({ transactionId: event.transactionId, eventId: event.id }, "a payment does not fit its deposit");
    if (outcome === "FAILED") await failDeposit(trx, event.transactionId, clock.now());
    if (outcome === "COMPLETED") {
      await completeDeposit(trx, event.transactionId, clock.now());
      await takeRefund(context, trx, deposit, deposit.refundedMicros);
      await tellBalance(context, trx, deposit);
    }
    if (outcome === "REFUNDED" && event.type === "REFUNDED") {
      await noteRefund(trx, event.transactionId, event.refundedMicros);
      if (deposit.status !== "COMPLETED") return; // taken when the payment itself is reported
      await takeRefund(context, trx, deposit, event.refundedMicros);
      await tellBalance(context, trx, deposit);
    }
  });
}

/** Money of a company that was deleted meanwhile is in its ledger, and the operator is told to pay it back. */
async function tellBalance(context: Surroundings, trx: Trx, { companyId, transactionId }: PaidDeposit): Promise<void> {
  if (await isArchived(trx, companyId))
    context.logger.error({ companyId, transactionId }, "money moved for a company that was deleted");
  else await publishBalance(context, trx, companyId);
}

/**
 * Takes a refund from the balance, as far as the balance is sufficient and not reserved for calls: a balance is never
 * negative, so the party that made the refund bears the loss of money that was already spent. The loss is the
 * difference of the two sums.
 */
async function takeRefund(
  { clock, ids, logger }: Surroundings,
  trx: Trx,
  { transactionId, companyId, takenBackMicros }: PaidDeposit,
  refundedMicros: MicroUsd,
): Promise<void> {
  const wantedMicros = refundedMicros - takenBackMicros;
  if (wantedMicros <= 0n) return; // as with nearly every deposit: nothing to lock and to write
  const description = "Refund of a balance top-up";
  const refund = { id: ids.next(), companyId, amountMicros: wantedMicros, description, at: clock.now() };
  const takenMicros = await takeBack(trx, refund);
  await noteTakenBack(trx, transactionId, takenBackMicros + takenMicros);
  if (takenMicros < wantedMicros)
    logger.warn({ transactionId, missing: formatUsd(wantedMicros - takenMicros) }, "a refund was spent already");
}
