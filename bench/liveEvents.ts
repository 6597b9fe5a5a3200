import type { openPool } from "@callwright/server/db/pool.ts";

import { connections, type Throughput, underLoad } from "./load.ts";
import type { Figures } from "./report.ts";
import { milliseconds } from "./statistics.ts";

type Pool = ReturnType<typeof openPool>;

/**
 * Measures whether events limit the rate of commits: their transactions get their positions one after the other, under
 * a lock that is held until the end of the commit. The floor is the same row in a table without a trigger.
 */
export async function measureEvents(pool: Pool, companyId: string): Promise<Figures> {
  await pool.query("create table bench_events (like live_events including all)");
  const insert = (table: string) => () =>
    pool
      .query(
        `insert into ${table} (id, seller_company_id, type, payload)
         values (gen_random_uuid(), $1, 'balance.updated', '{"type": "balance.updated"}')`,
        [companyId],
      )
      .then(() => undefined);
  const bare = await underLoad(insert("bench_events"));
  const ours = await underLoad(insert("live_events"));
  return {
    title: `Transactions that publish one live event, ${connections} connections`,
    columns: ["what", "transactions/s", "p50", "p99", "÷ bare"],
    rows: [row("a row without trigger", bare, bare), row("a live event, with position and notice", ours, bare)],
  };
}

function row(what: string, { perSecond, p50Milliseconds, p99Milliseconds }: Throughput, bare: Throughput): string[] {
  const share = `${((perSecond / bare.perSecond) * 100).toFixed(0)} %`;
  return [what, perSecond.toFixed(0), milliseconds(p50Milliseconds), milliseconds(p99Milliseconds), share];
}
