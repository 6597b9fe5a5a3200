import type { Trx } from "../../db/database.ts";
import { priceCall } from "../../domain/callPrice.ts";
import { fromUsd as usd, type MicroUsd } from "../../domain/money.ts";
import type { Ids } from "../../ids.ts";
import { plans, settings, type PlanName } from "../reference/plans.ts";
import type { ConnectedCall } from "./insertCalls.ts";
import type { SeededCompany } from "./insertCompanies.ts";

interface Movement {
  at: Date;
  type: "DEPOSIT" | "SPEND";
  status: "COMPLETED" | "FAILED" | "INCOMPLETE";
  amountMicros: MicroUsd;
  freeMinutes: number;
  description: string;
}

/**
 * Adds a company's transactions since it joined, according to its plan: the plan and the numbers every month, the
 * calls, for which the month's free minutes are used first, and the top-ups that pay for them.
 */
export async function insertMoney(trx: Trx, ids: Ids, company: SeededCompany, calls: ConnectedCall[]): Promise<void> {
  const called = callCharges(company, calls);
  await trx
    .updateTable("subscriptions")
    .set({ used_minutes: called.usedMinutes })
    .where("seller_company_id", "=", company.id)
    .where("replaced_at", "is", null)
    .execute();
  for (const { callId, amountMicros } of called.movements)
    if (amountMicros > 0n)
      await trx.updateTable("calls").set({ charged_micros: amountMicros }).where("id", "=", callId).execute();
  const movements = [...monthlyCharges(company), ...called.movements].toSorted(
    (one, other) => one.at.getTime() - other.at.getTime(),
  );
  const paid = company.facts.plan === "Free" ? withOneTopUp(movements) : withTopUps(movements);
  const rows = paid.map(({ movement, balanceMicros }, index) => ({
    ...movement,
    balanceMicros,
    id: ids.next(),
    index,
  }));
  if (rows.length === 0) return;
  await trx
    .insertInto("transactions")
    .values(
      rows.map((row) => ({
        id: row.id,
        seller_company_id: company.id,
        type: row.type,
        status: row.status,
        amount_micros: row.amountMicros,
        balance_micros: row.balanceMicros,
        free_minutes: row.freeMinutes,
        description: row.description,
        created_at: row.at,
        updated_at: row.at,
      })),
    )
    .execute();
  await trx
    .insertInto("ledger_entries")
    .values(
      rows
        .filter((row) => row.status === "COMPLETED")
        .map((row, position) => ({
          seller_company_id: company.id,
          position: BigInt(position + 1),
          kind: row.type,
          amount_micros: row.type === "DEPOSIT" ? row.amountMicros : -row.amountMicros,
          held_micros: 0n,
          held_free_minutes: 0,
          balance_after_micros: row.balanceMicros,
          held_after_micros: 0n,
          held_free_minutes_after: 0,
          call_id: null,
          transaction_id: row.id,
          created_at: row.at,
        })),
    )
    .execute();
}

function monthlyCharges({ facts, planMonths, numbers }: SeededCompany): Movement[] {
  const plan = planOf(facts.plan);
  const months = plan.price_monthly_micros > 0n ? planMonths : [];
  return [
    ...triedMonth(facts.triedPlan, planMonths),
    ...months.map((at) => spending(at, plan.price_monthly_micros, `${plan.name} plan, monthly price`)),
    ...numbers.flatMap(({ number, months: [boughtAt, ...paidAt] }, index) => [
      ...(boughtAt && index >= plan.free_phone_number
        ? [spending(boughtAt, settings.NUMBER_PURCHASE_FEE, `Number ${number}, purchase fee`)]
        : []),
      ...paidAt.map((at) => spending(at, settings.NUMBER_MONTHLY_FEE, `Number ${number}, monthly fee`)),
    ]),
  ];
}

/** A first month on another plan, and the second one for which the balance was too low. */
function triedMonth(name: PlanName | undefined, [paidAt, unpaidAt]: Date[]): Movement[] {
  if (name === undefined || !paidAt || !unpaidAt) return [];
  const price = planOf(name).price_monthly_micros;
  const description = `${name} plan, monthly price`;
  const unpaid = spending(unpaidAt, price, `${description}: the balance was too low, the plan is Free now`);
  return [spending(paidAt, price, description), { ...unpaid, status: "FAILED" }];
}

/** The charge of every call: the free minutes of its month are used first. */
function callCharges({ facts, planMonths }: SeededCompany, calls: ConnectedCall[]) {
  const inOrder = calls.toSorted((one, other) => one.endedAt.getTime() - other.endedAt.getTime());
  let month = 0;
  let usedMinutes = 0;
  const movements = inOrder.map(({ id, customerName, endedAt, durationSeconds }) => {
    const monthOfCall = planMonths.filter((startAt) => startAt <= endedAt).length;
    const plan = planOf(monthOfCall === 1 ? (facts.triedPlan ?? facts.plan) : facts.plan);
    if (monthOfCall !== month) [month, usedMinutes] = [monthOfCall, 0];
    const freeMinutesLeft = plan.free_minutes - usedMinutes;
    const price = priceCall(durationSeconds, { callFeeMicros: plan.call_fee_micros, freeMinutesLeft });
    usedMinutes += price.freeMinutes;
    const description = `Call to ${customerName}, ${price.minutes} min`;
    return { ...spending(endedAt, price.amountMicros, description), freeMinutes: price.freeMinutes, callId: id };
  });
  return { movements, usedMinutes: month === planMonths.length ? usedMinutes : 0 };
}

function planOf(name: PlanName) {
  const plan = plans.find((one) => one.name === name);
  if (!plan) throw new Error(`There is no plan ${name}.`);
  return plan;
}

function spending(at: Date, amountMicros: MicroUsd, description: string): Movement {
  return { at, type: "SPEND", status: "COMPLETED", amountMicros, freeMinutes: 0, description };
}

/** The balance of the company on the Free plan, which is just too low. */
const lastCoinsMicros = usd(1.5);
const enoughMicros = usd(24);
const topUpMicros = usd(250);

/**
 * Adds a top-up before every charge that would leave the balance too low. Of four top-ups, one is first declined and
 * one first abandoned.
 */
function withTopUps(movements: Movement[]): { movement: Movement; balanceMicros: MicroUsd }[] {
  const rows: { movement: Movement; balanceMicros: MicroUsd }[] = [];
  let balanceMicros = 0n;
  let topUps = 0;
  for (const movement of movements) {
    if (balanceMicros - movement.amountMicros < enoughMicros) {
      topUps += 1;
      const topUp = topUpsBetween(rows.at(-1)?.movement.at, movement.at);
      if (topUps % 4 === 2) rows.push({ movement: topUp(0.1, "FAILED"), balanceMicros });
      if (topUps % 4 === 0) rows.push({ movement: topUp(0.1, "INCOMPLETE"), balanceMicros });
      balanceMicros += topUpMicros;
      rows.push({ movement: topUp(0.5, "COMPLETED"), balanceMicros });
    }
    balanceMicros -= movement.amountMicros;
    rows.push({ movement, balanceMicros });
  }
  return rows;
}

/**
 * Creates top-ups in the hour before a charge, but after the movement before it, because a statement is ordered by
 * time.
 */
function topUpsBetween(before: Date | undefined, charge: Date) {
  const window = Math.min(3_600_000, charge.getTime() - (before?.getTime() ?? 0));
  return (share: number, status: Movement["status"]): Movement => ({
    at: new Date(charge.getTime() - window * (1 - share)),
    type: "DEPOSIT",
    status,
    amountMicros: topUpMicros,
    freeMinutes: 0,
    description: "Balance top-up",
  });
}

/** Adds one top-up: a company on the Free plan paid once, and that money is nearly used up. */
function withOneTopUp(movements: Movement[]): { movement: Movement; balanceMicros: MicroUsd }[] {
  const [first] = movements;
  if (!first) return [];
  const takenBy = ({ status, amountMicros }: Movement) => (status === "COMPLETED" ? amountMicros : 0n);
  const amountMicros = movements.reduce((sum, movement) => sum + takenBy(movement), lastCoinsMicros);
  const at = new Date(first.at.getTime() - 3_600_000);
  let balanceMicros = amountMicros;
  const topUp: Movement = {
    at,
    type: "DEPOSIT",
    status: "COMPLETED",
    amountMicros,
    freeMinutes: 0,
    description: "Balance top-up",
  };
  const rows = movements.map((movement) => ({ movement, balanceMicros: (balanceMicros -= takenBy(movement)) }));
  return [{ movement: topUp, balanceMicros: amountMicros }, ...rows];
}
