import type { Trx } from "../db/database.ts";
import { minutesReserved, priceCall, type CallPrice } from "../domain/callPrice.ts";
import type { MicroUsd } from "../domain/money.ts";
import { publishBalance } from "../events/publishBalance.ts";
import type { CallRow } from "../store/calls/calls.ts";
import {
  lockAccounts,
  readAccount,
  readReservations,
  settle,
  type Account,
  type Reservation,
} from "../store/ledger.ts";
import { insertTransactions } from "../store/transactions.ts";
import type { EngineContext } from "./engineContext.ts";

/** An ended call, and its connected seconds. */
export interface OverCall {
  call: CallRow;
  seconds: number;
}

/** The cost of a call, and the company's balance after it. */
interface Priced {
  call: CallRow;
  reservation: Reservation;
  price: CallPrice;
  balanceMicros: bigint;
}

/**
 * Charges the connected seconds of calls and releases their reservations, in the transaction that ends them, one
 * call after the other. The charge never exceeds the reservation, because the carrier was told to end the call before.
 * A second time changes nothing.
 *
 * @returns what each call is charged, to be stored with the call; calls without a reservation are missing.
 */
export async function settleCalls(
  engine: EngineContext,
  trx: Trx,
  calls: OverCall[],
): Promise<ReadonlyMap<string, MicroUsd>> {
  const charges = new Map<string, MicroUsd>();
  if (calls.length === 0) return charges;
  const ids = calls.map(({ call }) => call.id);
  const companyIds = new Set([...(await readReservations(trx, ids)).values()].map(({ companyId }) => companyId));
  if (companyIds.size === 0) return charges;
  await lockAccounts(trx, [...companyIds]);
  const reservations = await readReservations(trx, ids);
  for (const companyId of companyIds) {
    const charged = await settleOfCompany(
      engine,
      trx,
      await readAccount(trx, companyId),
      calls.flatMap(({ call, seconds }) => {
        const reservation = reservations.get(call.id);
        return reservation?.companyId === companyId ? { call, seconds, reservation } : [];
      }),
    );
    for (const { call, price } of charged) charges.set(call.id, price.amountMicros);
  }
  return charges;
}

async function settleOfCompany(
  engine: EngineContext,
  trx: Trx,
  account: Account,
  calls: (OverCall & { reservation: Reservation })[],
): Promise<Priced[]> {
  const { companyId } = account;
  const at = engine.clock.now();
  const charged = priceEach(account, calls).map((one) => ({
    ...one,
    // The use of free minutes is shown as well, with a charge of zero.
    transactionId: one.price.minutes > 0 ? engine.ids.next() : null,
  }));
  const transactions = charged.flatMap(({ call, price, balanceMicros, transactionId: id }) => {
    const { minutes, amountMicros, freeMinutes } = price;
    const description = `Call to ${call.customer_name}, ${minutes} min`;
    return id ? { id, companyId, amountMicros, freeMinutes, description, at, balanceMicros } : [];
  });
  await insertTransactions(trx, transactions, "SPEND", "COMPLETED");
  const settled = charged.map(({ reservation, price: { amountMicros, freeMinutes }, transactionId }) => ({
    reservation,
    charge: { amountMicros, freeMinutes, transactionId },
  }));
  if (settled.length > 0) await settle(trx, companyId, settled, at);
  if (transactions.length > 0) await publishBalance(engine, trx, companyId);
  return charged;
}

/** Calculates the costs of calls one after the other, each based on what the previous one left. */
function priceEach(account: Account, calls: (OverCall & { reservation: Reservation })[]): Priced[] {
  let { balanceMicros, heldFreeMinutes } = account;
  const { rate } = account;
  /** The remaining free minutes of the plan, including reserved ones. */
  let planMinutes = rate.freeMinutesLeft === null ? null : rate.freeMinutesLeft + heldFreeMinutes;
  return calls.map(({ call, seconds, reservation }) => {
    const freeMinutesLeft = planMinutes === null ? null : Math.max(0, planMinutes - heldFreeMinutes);
    const price = priceCall(Math.min(seconds, minutesReserved(reservation, rate) * 60), {
      ...rate,
      // The reserved minutes belong to the call, even if the company has since changed to a plan with fewer.
      freeMinutesLeft: freeMinutesLeft === null ? null : freeMinutesLeft + reservation.freeMinutes,
    });
    balanceMicros -= price.amountMicros;
    heldFreeMinutes -= reservation.freeMinutes;
    if (planMinutes !== null) planMinutes = Math.max(0, planMinutes - price.freeMinutes);
    return { call, reservation, price, balanceMicros };
  });
}
