import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

import type { Schemas } from "@callwright/sdk/contract";
import { sql } from "kysely";
import { inject, it, expect } from "vitest";

import { openDatabase, type Database } from "../db/database.ts";
import { openPool } from "../db/pool.ts";
import { terminalStatuses } from "../domain/call.ts";
import { fromUsd } from "../domain/money.ts";
import { createLogger } from "../logger.ts";
import { deposit } from "../store/transactions.ts";
import { createTestDatabase } from "../testing/databases.ts";
import { TestClient } from "../testing/TestClient.ts";
import { makeItem, numberEnding } from "./testing/callCenter.ts";

const CALLS = 10;
/** Fast enough not to bore, slow enough to be killed in the middle: a call takes three seconds. */
const SIM_SPEED = "20";

it(
  "ten calls survive kill -9 at any moment: all end, none is dialled twice, none is charged twice",
  { timeout: 240_000 },
  async () => {
    await using database = await createTestDatabase(inject("cluster"));
    const pool = openPool({ connectionString: database.url }, { max: 2, logger: createLogger("silent") });
    await using db = openDatabase(pool);
    const calls = (condition: string) => count(db, `select from calls where ${condition}`);

    let server = await startProcess(database.url);
    try {
      const seller = await new TestClient(server.url).signIn("seller@callwright.test");
      await payOnly(db);
      const items = [];
      for (let index = 0; index < CALLS; index += 1)
        items.push(await makeItem(seller, { phoneNumber: numberEnding(String(40 + index)) }));
      const before = await calls("true");
      const { body } = await seller.post<Schemas["StartCallsResult"]>("/v1/calls/start", {
        phoneBookIds: items.map(({ id }) => id),
      });
      const callIds = body.items.map(({ callId }) => callId ?? "");
      const mine = `id in (${callIds.map((id) => `'${id}'`).join(",")})`;

      // Once while calls are being dialled, once while people talk, once while the first ones hang up.
      const moments = [`dialled_at is not null`, `status = 'IN_PROGRESS'`, `status = 'COMPLETED'`];
      for (const moment of moments) {
        await until(`a call with ${moment}`, async () => (await calls(`${mine} and ${moment}`)) > 0);
        await kill(server.process);
        server = await startProcess(database.url);
      }
      await until(
        "every call to end",
        async () => (await calls(`${mine} and status = any('{${terminalStatuses.join(",")}}')`)) === CALLS,
      );

      expect(await calls("true")).toBe(before + CALLS);
      const { rows } = await sql<CallFacts>`
      select c.status, c.failure_code as "failureCode", c.duration_seconds as "seconds",
        (select count(*)::int from simulator_dials d where d.call_id = c.id) as "dials",
        (select count(*)::int from ledger_entries l where l.call_id = c.id and l.kind = 'RESERVE') as "reservations",
        (select count(*)::int from ledger_entries l where l.call_id = c.id and l.kind = 'SETTLE') as "settlements",
        (select -sum(l.amount_micros)::float8 / 1000000 from ledger_entries l where l.call_id = c.id) as "charged"
      from calls c where c.id = any(${callIds}::uuid[])`.execute(db);
      const fee = await callFee(db);
      for (const call of rows) {
        // We may die between the intent and the carrier: such a call never rang, says so, and costs nothing.
        const isUnreached = call.failureCode === "CARRIER_UNREACHABLE";
        const price = call.status === "COMPLETED" ? Math.ceil((call.seconds ?? 0) / 60) * fee : 0;
        expect(call).toMatchObject({
          status: isUnreached ? "FAILED" : "COMPLETED",
          dials: isUnreached ? 0 : 1,
          reservations: 1,
          settlements: 1,
        });
        expect(call.charged).toBeCloseTo(price, 6);
      }
      expect(rows.filter(({ status }) => status === "COMPLETED").length).toBeGreaterThanOrEqual(CALLS - 1);
      expect(await ledgerFaults(db)).toEqual([]);
    } finally {
      await kill(server.process);
    }
  },
);

interface CallFacts {
  status: string;
  failureCode: string | null;
  seconds: number | null;
  dials: number;
  reservations: number;
  settlements: number;
  charged: number;
}

interface ServerProcess {
  process: ChildProcess;
  url: string;
}

/** The real server in a process of its own, on a database that is already there. */
async function startProcess(databaseUrl: string): Promise<ServerProcess> {
  const child = spawn(process.execPath, [fileURLToPath(new URL("../main.ts", import.meta.url))], {
    env: {
      PATH: process.env.PATH,
      PORT: "0",
      DATABASE_URL: databaseUrl,
      DATABASE_POOL_SIZE: "6",
      LOG_LEVEL: "warn",
      CALLWRIGHT_RATE_LIMIT_SCALE: "1000",
      CALLWRIGHT_SIM_SPEED: SIM_SPEED,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    output += text;
    const url = /ready at (http:\/\/localhost:\d+)/.exec(output)?.[1];
    if (url) resolve(url);
  });
  child.once("exit", (code) => reject(new Error(`The server ended with ${code} before it was ready: ${output}`)));
  return { process: child, url: await promise };
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}

/** Asks again and again; a minute is far more than anything here takes. */
async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  await expect.poll(isSo, { timeout: 60_000, interval: 20, message: `waited for ${what}` }).toBe(true);
}

async function count(db: Database, query: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (${sql.raw(query)}) found`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

const companyOfSeller = sql`(select m.seller_company_id from seller_company_users m join users u on u.id = m.user_id
  where u.email = 'seller@callwright.test' order by m.position limit 1)`;

/** No free minutes and enough money: every minute has to show in the ledger. */
async function payOnly(db: Database): Promise<void> {
  const { rows } = await sql<{ companyId: string }>`select ${companyOfSeller} as "companyId"`.execute(db);
  const paid = {
    id: crypto.randomUUID(),
    companyId: rows[0]?.companyId ?? "",
    amountMicros: fromUsd(100),
    description: "Test",
    at: new Date(),
  };
  await db.transaction().execute((trx) => deposit(trx, paid));
  await sql`update subscriptions set used_minutes = 100000 where seller_company_id = ${companyOfSeller}`.execute(db);
}

async function callFee(db: Database): Promise<number> {
  const { rows } = await sql<{ fee: number }>`
    select p.call_fee_micros::float8 / 1000000 as fee from subscriptions s join subscription_packages p on p.id = s.subscription_package_id
    where s.seller_company_id = ${companyOfSeller} and s.replaced_at is null`.execute(db);
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
