/** How long it takes to read the progress of a campaign of 10,000 contacts, and to list campaigns. */
import path from "node:path";

import { openDatabase } from "@callwright/server/db/database.ts";
import { startEmbeddedPostgres } from "@callwright/server/db/embedded/startEmbeddedPostgres.ts";
import { openPool } from "@callwright/server/db/pool.ts";
import { companyOf, makeItems, payOnly } from "@callwright/server/engine/testing/campaign.ts";
import { createLogger } from "@callwright/server/logger.ts";
import { demoPassword } from "@callwright/server/seed/demo/accounts.ts";

import { newDataFolder } from "./dataFolder.ts";
import { postJson } from "./postJson.ts";
import type { Figures } from "./report.ts";
import { production, startServer } from "./server.ts";
import { median, milliseconds, percentile } from "./statistics.ts";

const email = "seller@callwright.test";
const people = 10_000;
const runs = 30;
const budgetMilliseconds = 15;

/**
 * Measures a campaign in which half of the contacts were called, a tenth are called a second time, and the other half
 * waits.
 */
export async function measureCampaigns(): Promise<Figures[]> {
  using folder = newDataFolder();
  await (await startServer(folder.path))[Symbol.asyncDispose]();
  await using server = await startServer(folder.path, { ...production, CALLWRIGHT_RATE_LIMIT_SCALE: "1000" });
  await using postgres = await startEmbeddedPostgres(path.join(folder.path, "postgres"));
  const pool = openPool(postgres.connection, { max: 4, logger: createLogger("warn") });
  await using db = openDatabase(pool);
  const companyId = await companyOf(db, email);
  await payOnly(db, companyId, 1_000_000);
  const phoneBookIds = await makeItems(db, companyId, people);
  const login = await postJson(`${server.url}/v1/auth/login`, { email, password: demoPassword });
  const { accessToken } = (await login.json()) as { accessToken: string };
  const cronDate = `${new Date().getUTCFullYear() + 1}-07-01T09:30`;
  const body = { phoneBookIds, type: "CALL_LATER", cronDate, retries: true };
  const started = await postJson(`${server.url}/v1/calls/start`, body, accessToken);
  const { campaigns } = (await started.json()) as { campaigns: { id: string }[] };
  const id = campaigns[0]?.id ?? "";
  await pool.query(halfIsCalled, [id]);
  await pool.query(someAreCalledAgain, [id]);
  await pool.query("vacuum analyze");

  const read = async (address: string) => {
    const samples: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const startedAt = performance.now();
      const answer = await fetch(`${server.url}${address}`, { headers: { authorization: `Bearer ${accessToken}` } });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}.`);
      samples.push(performance.now() - startedAt);
    }
    return [median(samples), Math.min(...samples), percentile(samples, 99), budgetMilliseconds].map(milliseconds);
  };
  return [
    {
      title: `A campaign of ${people.toLocaleString("en")} people over HTTP, each ${runs} times`,
      columns: ["what", "median", "fastest", "p99", "budget"],
      rows: [
        ["getCampaign, with its course", ...(await read(`/v1/campaigns/${id}`))],
        ["listCampaigns, with its progress", ...(await read("/v1/campaigns"))],
      ],
    },
  ];
}

const halfIsCalled = `
  update calls c set status = (array['COMPLETED', 'BUSY', 'NO_ANSWER', 'COMPLETED', 'FAILED'])[1 + nth % 5],
    answer = (array['POSITIVE', 'NO_CALL', 'NO_CALL', 'NEGATIVE', 'NO_CALL'])[1 + nth % 5],
    failure_code = case when nth % 5 = 4 then 'CALL_DROPPED' end, dialled_at = now(), ended_at = now()
  from (select id, row_number() over (order by id) as nth from calls where campaign_id = $1) numbered
  where numbered.id = c.id and nth <= ${people / 2}`;

const someAreCalledAgain = `
  insert into calls (id, seller_company_id, campaign_id, phone_book_id, type, language, time_zone, status, start_at, customer_name,
    contact_phone_number, retry_of, chain_id, attempt, attempts, created_at, updated_at)
  select gen_random_uuid(), seller_company_id, campaign_id, phone_book_id, 'CALL_LATER', language, time_zone, 'CRON',
    now() + interval '1 year', customer_name, contact_phone_number, id, id, 2, attempts, now(), now()
  from calls where campaign_id = $1 and status = 'BUSY' limit ${people / 10}`;
