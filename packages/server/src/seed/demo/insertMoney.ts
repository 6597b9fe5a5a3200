import type { Trx } from "../../db/database.ts";
import { fromUsd as usd, type MicroUsd } from "../../domain/money.ts";
import type { Ids } from "../../ids.ts";
import type { DemoDays } from "./demoDays.ts";
import type { ConnectedCall } from "./insertCalls.ts";
import type { SeededCompany } from "./insertCompanies.ts";

interface Movement {
  at: Date;
  type: "DEPOSIT" | "SPEND";
  status: "COMPLETED" | "FAILED" | "INCOMPLETE";
  amountMicros: MicroUsd;
  description: string;
}

/** A company's money since it joined: plan and numbers every month, calls beyond the free minutes, and top-ups that keep it going. */
export async function insertMoney(
  trx: Trx,
  ids: Ids,
  days: DemoDays,
  company: SeededCompany,
  calls: ConnectedCall[],
): Promise<void> {
  const movements = [...monthlyCharges(company, days), ...callCharges(company, calls)].toSorted(
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

function monthlyCharges({ facts }: SeededCompany, days: DemoDays): Movement[] {
  return Array.from({ length: facts.joinedMonthsAgo }, (_, index) => facts.joinedMonthsAgo - index).flatMap((month) => {
    const at = new Date(days.monthsAgo(month).getTime() + 90 * 60_000);
    const plan = spending(at, facts.monthlyPriceMicros, `${facts.plan} plan, monthly price`);
    const numbers = facts.numbers
      .slice(1)
      .map(({ number }) => spending(new Date(at.getTime() + 60_000), usd(2), `Number ${number}, monthly fee`));
    return [...(facts.monthlyPriceMicros > 0n ? [plan] : []), ...numbers];
  });
}

/** The months' free minutes are used up by calls nobody looks at any more; of the rest every other one is charged. */
function callCharges({ facts }: SeededCompany, calls: ConnectedCall[]): Movement[] {
  const feeMicros = { Free: usd(0.5), Starter: usd(0.42), Growth: usd(0.35), Scale: usd(0.28) }[facts.plan];
  return calls
    .filter((_, index) => index % 2 === 0)
    .map(({ customerName, endedAt, durationSeconds }) => {
      const minutes = Math.ceil(durationSeconds / 60);
      return spending(endedAt, feeMicros * BigInt(minutes), `Call to ${customerName}, ${minutes} min`);
    });
}

function spending(at: Date, amountMicros: MicroUsd, description: string): Movement {
  return { at, type: "SPEND", status: "COMPLETED", amountMicros, description };
}

/** What the free company has left: just too little for comfort. */
const lastCoinsMicros = usd(1.5);
const enoughMicros = usd(24);
const topUpMicros = usd(250);

/** Puts a top-up before every charge the balance would not like; one in four is declined or given up first. */
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

/** Makes top-ups in the hour before a charge, but after the movement before it: a statement reads in the order of time. */
function topUpsBetween(before: Date | undefined, charge: Date) {
  const window = Math.min(3_600_000, charge.getTime() - (before?.getTime() ?? 0));
  return (share: number, status: Movement["status"]): Movement => ({
    at: new Date(charge.getTime() - window * (1 - share)),
    type: "DEPOSIT",
    status,
    amountMicros: topUpMicros,
    description: "Balance top-up",
  });
}

/** A company on the Free plan paid once, and that is nearly gone. */
function withOneTopUp(movements: Movement[]): { movement: Movement; balanceMicros: MicroUsd }[] {
  const [first] = movements;
  if (!first) return [];
  const amountMicros = movements.reduce((sum, movement) => sum + movement.amountMicros, lastCoinsMicros);
  const at = new Date(first.at.getTime() - 3_600_000);
  let balanceMicros = amountMicros;
  const topUp: Movement = { at, type: "DEPOSIT", status: "COMPLETED", amountMicros, description: "Balance top-up" };
  const rows = movements.map((movement) => ({ movement, balanceMicros: (balanceMicros -= movement.amountMicros) }));
  return [{ movement: topUp, balanceMicros: amountMicros }, ...rows];
}
