import assert from "node:assert/strict";

import { sql } from "kysely";

import type { Database } from "../../db/database.ts";
import { terminalStatuses, type CallFailureCode } from "../../domain/call.ts";
import { MAX_CALL_MINUTES } from "../../domain/callPrice.ts";
import { untilTrue } from "../../testing/untilTrue.ts";

/** The result of calls that all ended correctly. */
export interface ProvenCalls {
  calls: number;
  /** Orders that did not reach the carrier because of a failure, and were repeated. */
  repeatedOrders: number;
  /** The repeated orders that had arrived after all, and that the carrier recognised. */
  recognised: number;
}

export interface ProofOptions {
  timeout?: number;
  /** A carrier other than the simulator: how often it got an order for a call, and why such a call may fail. */
  carrier?: { ordersOf: (callId: string) => number; mayFail: CallFailureCode[] };
}

/**
 * Waits until the calls of these items have ended and proves that each item has one, dialled once and charged once, and
 * that the ledger balances.
 */
export async function proveEachCalledOnce(
  db: Database,
  companyId: string,
  phoneBookIds: string[],
  { timeout = 120_000, carrier }: ProofOptions = {},
): Promise<ProvenCalls> {
  const ofItems = sql`phone_book_id = any(${phoneBookIds}::uuid[])`;
  await untilTrue(
    "every call ends",
    async () =>
      (await count(db, sql`select from calls where ${ofItems} and status <> all(${terminalStatuses})`)) === 0 &&
      (await count(db, sql`select from calls where ${ofItems}`)) >= phoneBookIds.length,
    { timeout },
  );
  const facts = await readFacts(db, ofItems);
  assert.deepEqual(facts.map(({ item }) => item).toSorted(), phoneBookIds.toSorted(), "one call for each item");
  const fee = await callFee(db, companyId);
  const mayFail: CallFailureCode[] = ["INVALID_NUMBER", ...(carrier?.mayFail ?? [])];
  for (const { callId, reservations, settlements, ends, charged, seconds, status, failureCode, ...books } of facts) {
    assert.deepEqual({ reservations, settlements, ends }, { reservations: 1, settlements: 1, ends: 1 });
    const dials = carrier ? carrier.ordersOf(callId) : books.dials;
    // An order that was never sent leads to a failed call; no order is sent twice.
    assert.ok(dials === 1 || (dials === 0 && failureCode !== null && carrier), `a call was ordered ${dials} times`);
    assert.ok(failureCode === null || mayFail.includes(failureCode), `a call failed with ${failureCode}`);
    // A carrier that ends a call a moment late costs nobody more than was reserved.
    const minutes = Math.min(Math.ceil((seconds ?? 0) / 60), MAX_CALL_MINUTES);
    const due = status === "COMPLETED" ? minutes * fee : 0;
    assert.ok(Math.abs(charged - due) < 0.000_001, `${charged} was charged for ${seconds} s`);
  }
  assert.deepEqual(await ledgerFaults(db), []);
  return {
    calls: facts.length,
    repeatedOrders: facts.reduce((sum, call) => sum + call.repeatedOrders, 0),
    recognised: await count(
      db,
      sql`select from simulator_dials d join calls on calls.id = d.call_id where d.is_repeated and ${ofItems}`,
    ),
  };
}

interface CallFacts {
  item: string;
  callId: string;
  status: string;
  failureCode: CallFailureCode | null;
  seconds: number | null;
  repeatedOrders: number;
  /** The simulator's own records. */
  dials: number;
  reservations: number;
  settlements: number;
  ends: number;
  charged: number;
}

async function readFacts(db: Database, ofItems: ReturnType<typeof sql>): Promise<CallFacts[]> {
  const { rows } = await sql<CallFacts>`
    select c.phone_book_id as item, c.id as "callId", c.status, c.failure_code as "failureCode", c.duration_seconds as seconds,
      c.repeated_orders as "repeatedOrders",
      (select count(*)::int from simulator_dials d where d.call_id = c.id and not d.is_repeated) as dials,
      (select count(*)::int from ledger_entries l where l.call_id = c.id and l.kind = 'RESERVE') as reservations,
      (select count(*)::int from ledger_entries l where l.call_id = c.id and l.kind = 'SETTLE') as settlements,
      (select count(*)::int from call_status_changes s where s.call_id = c.id and s.rank = 4) as ends,
      (select -sum(l.amount_micros)::float8 / 1000000 from ledger_entries l where l.call_id = c.id) as charged
    from calls c where ${ofItems}`.execute(db);
  return rows;
}

async function callFee(db: Database, companyId: string): Promise<number> {
  const { rows } = await sql<{ fee: number }>`
    select p.call_fee_micros::float8 / 1000000 as fee
    from subscriptions s join subscription_packages p on p.id = s.subscription_package_id
    where s.seller_company_id = ${companyId}::uuid and s.replaced_at is null`.execute(db);
  return rows[0]?.fee ?? 0.5;
}

/** Companies whose last entry is not the sum of all, or that have a reservation although no call is in progress. */
async function ledgerFaults(db: Database): Promise<unknown[]> {
  const { rows } = await sql`
    select e.seller_company_id from ledger_entries e
    group by e.seller_company_id
    having sum(e.held_micros) <> 0 or sum(e.held_free_minutes) <> 0
      or sum(e.amount_micros) <> (select last.balance_after_micros from ledger_entries last
        where last.seller_company_id = e.seller_company_id order by last.position desc limit 1)`.execute(db);
  return rows;
}

async function count(db: Database, query: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (${query}) found`.execute(db);
  return rows[0]?.count ?? 0;
}
