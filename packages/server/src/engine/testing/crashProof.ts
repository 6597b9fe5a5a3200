import assert from "node:assert/strict";
import { once } from "node:events";

import type { Schemas } from "@callwright/sdk/contract";
import { sql } from "kysely";

import type { Database } from "../../db/database.ts";
import { pick, seededRandom } from "../../domain/seededRandom.ts";
import { terminalStatuses } from "../../domain/call.ts";
import { TestClient } from "../../testing/TestClient.ts";
import { startProcess, type ServerProcess } from "../../testing/startProcess.ts";
import { untilTrue } from "../../testing/untilTrue.ts";
import { companyOf, makeItems, payOnly } from "./campaign.ts";

export interface CrashProof {
  db: Database;
  databaseUrl: string;
  calls: number;
  kills: number;
  /** Decides who is killed when. */
  seed: string;
  /** 0: one process that is server and worker; else a server, and this many workers to kill. */
  workers: number;
}

/** What a run came to, beside that nothing was wrong. */
export interface CrashReport {
  calls: number;
  kills: number;
  seconds: number;
  /** Orders that a crash kept from the carrier, and that were given again. */
  repeatedOrders: number;
  /** Of those the ones that had arrived after all, and that the carrier recognised. */
  recognised: number;
}

const EMAIL = "seller@callwright.test";
/** Fast enough not to bore, slow enough to be killed in the middle: a call takes two seconds. */
const SIM_SPEED = "40";
const LONGEST_LIFE_MS = 1500;
const PATIENCE_MS = 120_000;
const FIRST_ANSWER = 40;

/**
 * Places calls in portions, kills a process with SIGKILL at a random moment after each, waits for the end and proves that every
 * call ended, was dialled once and charged once, and that the ledger balances.
 */
export async function proveCrashSafety(proof: CrashProof): Promise<CrashReport> {
  const { db, databaseUrl, calls, kills, workers } = proof;
  const startedAt = performance.now();
  const random = seededRandom(proof.seed);
  const companyId = await companyOf(db, EMAIL);
  await payOnly(db, companyId, 10_000);
  const items = await makeItems(db, companyId, calls, endings);

  await using processes = await startProcesses(databaseUrl, workers);
  const callIds: string[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    const portion = items.slice(Math.floor((calls * kill) / kills), Math.floor((calls * (kill + 1)) / kills));
    callIds.push(...(await startCalls(processes.serverUrl(), portion)));
    await new Promise((resolve) => setTimeout(resolve, random() * LONGEST_LIFE_MS));
    await processes.killOne(random);
  }
  const isOver = async () =>
    (await count(
      db,
      sql`select from calls where id = any(${callIds}::uuid[]) and status <> all(${terminalStatuses})`,
    )) === 0;
  assert.equal(new Set(callIds).size, calls);
  await untilTrue("every call ends", isOver, { timeout: PATIENCE_MS });

  const facts = await readFacts(db, callIds);
  const fee = await callFee(db, companyId);
  for (const { dials, reservations, settlements, ends, charged, seconds, status, failureCode } of facts) {
    assert.deepEqual(
      { dials, reservations, settlements, ends },
      { dials: 1, reservations: 1, settlements: 1, ends: 1 },
    );
    assert.ok(failureCode === null || failureCode === "INVALID_NUMBER", `a call failed with ${failureCode}`);
    const due = status === "COMPLETED" ? Math.ceil((seconds ?? 0) / 60) * fee : 0;
    assert.ok(Math.abs(charged - due) < 0.000_001, `${charged} was charged for ${seconds} s`);
  }
  assert.deepEqual(await ledgerFaults(db), []);
  return {
    calls,
    kills,
    seconds: Math.round((performance.now() - startedAt) / 1000),
    repeatedOrders: facts.reduce((sum, call) => sum + call.repeatedOrders, 0),
    recognised: await count(
      db,
      sql`select from simulator_dials where is_repeated and call_id = any(${callIds}::uuid[])`,
    ),
  };
}

/** Mostly answered; also busy, unanswered, invalid, a machine and a no. */
const endings = [
  ...Array.from({ length: 15 }, (_, index) => String(FIRST_ANSWER + index)),
  "00",
  "01",
  "02",
  "03",
  "04",
];

/** The processes of an installation, of which one at a time is killed and started again. */
async function startProcesses(databaseUrl: string, workers: number) {
  const start = (role: string) =>
    startProcess({
      DATABASE_URL: databaseUrl,
      DATABASE_POOL_SIZE: "6",
      LOG_LEVEL: "error",
      CALLWRIGHT_ROLE: role,
      CALLWRIGHT_RATE_LIMIT_SCALE: "1000",
      CALLWRIGHT_SIM_SPEED: SIM_SPEED,
      CALLWRIGHT_MAX_LINES_PER_COMPANY: "50",
      CALLWRIGHT_CALLS_PER_SECOND_PER_COMPANY: "50",
    });
  const mortal = await Promise.all(
    Array.from({ length: Math.max(1, workers) }, () => start(workers > 0 ? "worker" : "all")),
  );
  const server = workers > 0 ? await start("server") : undefined;
  return {
    serverUrl: () => (server ?? mortal[0])?.url ?? "",
    async killOne(random: () => number): Promise<void> {
      const victim = pick(random, mortal);
      await kill(victim);
      mortal[mortal.indexOf(victim)] = await start(workers > 0 ? "worker" : "all");
    },
    async [Symbol.asyncDispose]() {
      await Promise.all([...mortal, ...(server ? [server] : [])].map(kill));
    },
  };
}

async function kill({ child }: ServerProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}

async function startCalls(url: string, phoneBookIds: string[]): Promise<string[]> {
  const seller = await new TestClient(url).signIn(EMAIL);
  const { body } = await seller.post<Schemas["StartCallsResult"]>("/v1/calls/start", { phoneBookIds });
  return body.items.map(({ callId, refusal }) => callId ?? `refused: ${refusal?.code}`);
}

interface CallFacts {
  status: string;
  failureCode: string | null;
  seconds: number | null;
  repeatedOrders: number;
  /** What the carrier's own books say. */
  dials: number;
  reservations: number;
  settlements: number;
  ends: number;
  charged: number;
}

async function readFacts(db: Database, callIds: string[]): Promise<CallFacts[]> {
  const { rows } = await sql<CallFacts>`
    select c.status, c.failure_code as "failureCode", c.duration_seconds as seconds, c.repeated_orders as "repeatedOrders",
      (select count(*)::int from simulator_dials d where d.call_id = c.id and not d.is_repeated) as dials,
      (select count(*)::int from ledger_entries l where l.call_id = c.id and l.kind = 'RESERVE') as reservations,
      (select count(*)::int from ledger_entries l where l.call_id = c.id and l.kind = 'SETTLE') as settlements,
      (select count(*)::int from call_status_changes s where s.call_id = c.id and s.rank = 4) as ends,
      (select -sum(l.amount_micros)::float8 / 1000000 from ledger_entries l where l.call_id = c.id) as charged
    from calls c where c.id = any(${callIds}::uuid[])`.execute(db);
  return rows;
}

async function callFee(db: Database, companyId: string): Promise<number> {
  const { rows } = await sql<{ fee: number }>`
    select p.call_fee_micros::float8 / 1000000 as fee
    from subscriptions s join subscription_packages p on p.id = s.subscription_package_id
    where s.seller_company_id = ${companyId}::uuid and s.replaced_at is null`.execute(db);
  return rows[0]?.fee ?? 0.5;
}

/** Companies whose last entry is not the sum of all, or that have something set aside although nobody is on the line. */
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
