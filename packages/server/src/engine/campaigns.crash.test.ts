import { once } from "node:events";

import type { Schemas } from "@callwright/sdk/contract";
import { sql } from "kysely";
import { expect, inject, it } from "vitest";

import { openDatabase, type Database } from "../db/database.ts";
import { openPool } from "../db/pool.ts";
import { createLogger } from "../logger.ts";
import { createTestDatabase } from "../testing/databases.ts";
import { people } from "../testing/people.ts";
import { startProcess } from "../testing/startProcess.ts";
import { TestClient } from "../testing/TestClient.ts";
import { untilTrue } from "../testing/untilTrue.ts";
import { proveEachCalledOnce } from "./testing/callProof.ts";
import { companyOf, makeItems, payOnly } from "./testing/campaign.ts";
import { startCampaign } from "./testing/startCampaign.ts";

/** Several portions of a start, so that some can exist and others not. */
const PEOPLE = 600;
const timeout = 240_000;

/** A company with people to call, and a server that can be killed. */
async function prepare() {
  const stack = new AsyncDisposableStack();
  const database = stack.use(await createTestDatabase(inject("cluster")));
  const pool = openPool({ connectionString: database.url }, { max: 2, logger: createLogger("silent") });
  const db = stack.use(openDatabase(pool));
  const companyId = await companyOf(db, people.seller);
  await payOnly(db, companyId, 10_000);
  const items = await makeItems(db, companyId, PEOPLE);
  const start = () =>
    startProcess({
      DATABASE_URL: database.url,
      DATABASE_POOL_SIZE: "6",
      LOG_LEVEL: "error",
      CALLWRIGHT_RATE_LIMIT_SCALE: "1000",
      CALLWRIGHT_SIM_SPEED: "100",
      CALLWRIGHT_MAX_LINES_PER_COMPANY: "400",
      CALLWRIGHT_CALLS_PER_SECOND_PER_COMPANY: "400",
    });
  let process = await start();
  stack.defer(() => kill());
  const kill = async () => {
    if (process.child.signalCode !== null || process.child.exitCode !== null) return;
    const ended = once(process.child, "exit");
    process.child.kill("SIGKILL");
    await ended;
  };
  return {
    db,
    companyId,
    items,
    url: () => process.url,
    signIn: () => new TestClient(process.url).signIn(people.seller),
    /** Waits until a part of a request is done, ends the process at this point, and starts another. */
    killWhile: async (request: Promise<unknown>, isBegun: () => Promise<boolean>) => {
      const answered = request.then(
        () => true,
        () => false,
      );
      while (!(await isBegun())) if (await settledNow(answered)) throw new Error("It was over before it was seen");
      await kill();
      expect(await answered).toBe(false);
      process = await start();
    },
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}

const settledNow = (answered: Promise<unknown>) =>
  Promise.race([answered.then(() => true), new Promise<boolean>((resolve) => setImmediate(() => resolve(false)))]);

/** The items that have a call in a campaign whose name begins like this, with the number of their calls. */
async function placed(db: Database, items: string[], isRerun: boolean): Promise<Map<string, number>> {
  const { rows } = await sql<{ item: string; count: number }>`
    select c.phone_book_id as item, count(*)::int as count from calls c join campaigns k on k.id = c.campaign_id
    where c.phone_book_id = any(${items}::uuid[]) and (k.rerun_of is not null) = ${isRerun} group by 1`.execute(db);
  return new Map(rows.map(({ item, count }) => [item, count]));
}

it(
  "a server that is killed while it starts a campaign calls once whom it had placed, and the others can be started anew",
  { timeout },
  async () => {
    await using place = await prepare();
    const { db, companyId, items } = place;
    const seller = await place.signIn();
    await place.killWhile(
      seller.post("/v1/calls/start", { phoneBookIds: items, campaign: { name: "Cut short" } }),
      async () => (await placed(db, items, false)).size > 0,
    );

    const kept = await placed(db, items, false);
    expect(kept.size).toBeGreaterThan(0);
    expect(kept.size).toBeLessThan(PEOPLE);
    const again = await place.signIn();
    const { body } = await again.get<Schemas["CampaignList"]>("/v1/campaigns?text=Cut short");
    expect(body.items.map(({ progress }) => progress.total)).toEqual([kept.size]);

    const left = items.filter((id) => !kept.has(id));
    await startCampaign(db, place.url, people.seller, left);
    expect(await proveEachCalledOnce(db, companyId, items)).toMatchObject({ calls: PEOPLE });
  },
);

it(
  "a server that is killed while it runs a campaign again calls nobody twice, and a next rerun asks for the others",
  { timeout },
  async () => {
    await using place = await prepare();
    const { db, items } = place;
    const seller = await place.signIn();
    // A campaign that has ended without a call: it was stopped while the company's calls were paused.
    expect((await seller.post("/v1/calls/pause", {})).status).toBe(200);
    const begun = await seller.post<Schemas["StartCallsResult"]>("/v1/calls/start", { phoneBookIds: items });
    const path = `/v1/campaigns/${begun.body.campaigns[0]?.id}`;
    expect((await seller.post(`${path}/stop`)).body).toEqual({ stoppedCount: PEOPLE, onTheLineCount: 0 });
    await expect
      .poll(async () => (await seller.get<Schemas["CampaignDetail"]>(path)).body.progress)
      .toMatchObject({ waiting: 0, notReached: PEOPLE });
    expect((await seller.post("/v1/calls/resume", {})).status).toBe(200);

    await place.killWhile(
      seller.post(`${path}/rerun`, { name: "Cut short" }),
      async () => (await placed(db, items, true)).size > 0,
    );
    const kept = await placed(db, items, true);
    expect(kept.size).toBeLessThan(PEOPLE);

    const again = await place.signIn();
    const { body } = await again.get<Schemas["CampaignDetail"]>(path);
    expect(body.rerunCount).toBe(PEOPLE - kept.size);
    const rest = await again.post<Schemas["RerunCampaignResult"]>(`${path}/rerun`, { name: "The others" });
    expect(rest.status).toBe(200);
    expect(rest.body.items.map(({ phoneBookId }) => phoneBookId).filter((id) => kept.has(id))).toEqual([]);

    await untilTrue(
      "every call ends",
      async () => {
        const { rows } =
          await sql`select from calls where phone_book_id = any(${items}::uuid[]) and ended_at is null`.execute(db);
        return rows.length === 0;
      },
      { timeout: 120_000 },
    );
    expect([...(await placed(db, items, true)).values()]).toEqual(items.map(() => 1));
    const { rows } = await sql<{ dials: number; people: number; settled: number }>`
      select count(d.call_id)::int as dials, count(distinct c.phone_book_id)::int as people,
        (select count(*)::int from ledger_entries l join calls x on x.id = l.call_id
          where l.kind = 'SETTLE' and x.phone_book_id = any(${items}::uuid[])) as settled
      from calls c join simulator_dials d on d.call_id = c.id and not d.is_repeated
      where c.phone_book_id = any(${items}::uuid[])`.execute(db);
    expect(rows[0]).toEqual({ dials: PEOPLE, people: PEOPLE, settled: PEOPLE });
  },
);
