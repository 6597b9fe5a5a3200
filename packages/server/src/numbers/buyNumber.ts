import { wakeDispatchers } from "../engine/wakeDispatchers.ts";
import { forgetShortage } from "../store/callerNumbers.ts";
import type { Context } from "../context.ts";
import type { Database, Trx } from "../db/database.ts";
import type { MicroUsd } from "../domain/money.ts";
import { publishBalance } from "../events/publishBalance.ts";
import { problem, type Problem } from "../contract/problem.ts";
import { lockAccount, readAccount, type Account } from "../store/ledger.ts";
import { completeNumberOrder, openNumberOrder } from "../store/numberOrders.ts";
import { countNumbers, findTakenNumbers, insertNumber, type NewNumber } from "../store/numbers.ts";
import { readPlanLimits } from "../store/plan.ts";
import { readSettingMicros } from "../store/settings.ts";
import { spend } from "../store/transactions.ts";
import { NumberNeedsPapers, NumberUnavailable } from "./port.ts";
import { forgetOrder, returnNumber } from "./returnNumbers.ts";

export interface Purchase extends Omit<NewNumber, "id" | "provider"> {
  countryIso2: string;
}

/**
 * Buys a number: the order is stored, sent to the provider, and then charged and assigned in one transaction. If it is
 * interrupted at any point, nothing was charged, and a number that the provider holds for us is returned.
 *
 * @returns the id of the number.
 * @throws Problem 402 if the balance is not sufficient, 409 if somebody else has the number or it requires documents,
 * 503 if the provider does not respond.
 */
export async function buyNumber(context: Context, purchase: Purchase): Promise<string> {
  const { db, ids, clock, numbers } = context;
  const id = ids.next();
  await db.transaction().execute(async (trx) => {
    await requireFee(trx, await readAccount(trx, purchase.companyId));
    if ((await findTakenNumbers(trx, [purchase.number])).size > 0) throw numberTaken();
    await openNumberOrder(trx, { id, number: purchase.number, provider: numbers.name }, clock.now());
  });
  try {
    await order(context, id, purchase);
    await db.transaction().execute((trx) => handOver(context, trx, id, purchase));
  } catch (error) {
    await returnNumber(context, id).catch((cause: unknown) =>
      context.logger.warn({ err: cause, orderId: id }, "a number could not be given back; it will be tried again"),
    );
    throw error;
  }
  return id;
}

async function order(context: Context, id: string, { number, countryIso2 }: Purchase): Promise<void> {
  const { db, numbers, logger } = context;
  try {
    await numbers.order({ id, number, countryIso2 });
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal) {
      await forgetOrder(db, id);
      throw refusal;
    }
    logger.error({ err: error, orderId: id }, "the number provider failed");
    throw problem(503, "SERVICE_UNAVAILABLE", "The number could not be bought now. Please try again in a moment.");
  }
}

async function handOver(context: Context, trx: Trx, id: string, purchase: Purchase): Promise<void> {
  const { companyId, number } = purchase;
  const now = context.clock.now();
  const feeMicros = await requireFee(trx, await lockAccount(trx, companyId));
  const isOurs = await completeNumberOrder(trx, id);
  if (!isOurs || !(await insertNumber(trx, { ...purchase, id, provider: context.numbers.name }, now)))
    throw numberTaken();
  await forgetShortage(trx, companyId, now);
  await wakeDispatchers(trx);
  if (feeMicros === 0n) return;
  const description = `Number ${number}, purchase fee`;
  const charge = { id: context.ids.next(), companyId, amountMicros: feeMicros, description, at: now };
  if ((await spend(trx, charge)) === null) throw balanceTooLow();
  await publishBalance(context, trx, companyId);
}

/**
 * The fee, if the company can pay it; a plan's first numbers are free, but a company without money gets none.
 */
async function requireFee(db: Database, { companyId, balanceMicros, heldMicros }: Account): Promise<MicroUsd> {
  const { freeNumbers } = await readPlanLimits(db, companyId);
  const isFree = freeNumbers < 0 || (await countNumbers(db, companyId)) < freeNumbers;
  const feeMicros = isFree ? 0n : await readSettingMicros(db, "NUMBER_PURCHASE_FEE");
  const minimumMicros = await readSettingMicros(db, "MINIMUM_BALANCE_TO_BUY_NUMBER");
  const availableMicros = balanceMicros - heldMicros;
  if (availableMicros < feeMicros || availableMicros < minimumMicros) throw balanceTooLow();
  return feeMicros;
}

/** The meaning of a provider's refusal for the buyer; null if it was none, and the number may have been rented. */
function refusalOf(error: unknown): Problem | null {
  if (error instanceof NumberUnavailable) return numberTaken();
  return error instanceof NumberNeedsPapers ? numberNeedsPapers() : null;
}

const balanceTooLow = (): Problem =>
  problem(402, "INSUFFICIENT_BALANCE", "You need more balance to purchase a number.");

const numberTaken = (): Problem =>
  problem(409, "NUMBER_TAKEN", "This number is no longer available. Please choose another one.");

const numberNeedsPapers = (): Problem =>
  problem(
    409,
    "NUMBER_NEEDS_PAPERS",
    "This number is only given to somebody with an address or papers in its country. Please choose another one.",
  );
