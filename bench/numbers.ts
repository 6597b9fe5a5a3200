/**
 * The duration of `getCallNumbers` among 100,000 calls, one a minute in all countries; `BENCH_ROWS=1000000` measures
 * with more.
 */
import path from "node:path";

import type { Scope } from "@callwright/server/auth/scope.ts";
import { openDatabase } from "@callwright/server/db/database.ts";
import { startEmbeddedPostgres } from "@callwright/server/db/embedded/startEmbeddedPostgres.ts";
import { openPool } from "@callwright/server/db/pool.ts";
import { createLogger } from "@callwright/server/logger.ts";
import { countCallbacksDue, countObjections, countParts } from "@callwright/server/store/calls/callNumbers.ts";

import { newDataFolder } from "./dataFolder.ts";
import type { Figures } from "./report.ts";
import { rowCount, seedOver, seedRows } from "./seedRows.ts";
import { startServer } from "./server.ts";
import { median, milliseconds } from "./statistics.ts";

const runs = 5;
const dayMs = 86_400_000;

/** Measures the three statements of getCallNumbers, for a month and a year, for one company and for all. */
export async function measureNumbers(): Promise<Figures[]> {
  using folder = newDataFolder();
  await (await startServer(folder.path))[Symbol.asyncDispose]();
  await using postgres = await startEmbeddedPostgres(path.join(folder.path, "postgres"));
  const companyId = await seedOver(postgres.connection, async (client) => {
    const id = await seedRows(client, "seller@callwright.test");
    await client.query(
      `update calls set charged_micros = 50000 where seller_company_id = $1 and status = 'COMPLETED'`,
      [id],
    );
    await client.query(
      `update calls set objections = array['PRICE', 'TIMING'], callback_at = dialled_at + interval '1 day'
       where seller_company_id = $1 and right(contact_phone_number, 2) = '77'`,
      [id],
    );
    await client.query("vacuum analyze calls");
    return id;
  });
  const db = openDatabase(openPool(postgres.connection, { max: 1, logger: createLogger("warn") }));
  const scopes: Record<string, Scope> = {
    company: { kind: "companies", companyIds: [companyId] },
    everything: { kind: "everything" },
  };
  const rows: string[][] = [];
  try {
    for (const [title, days, step] of [
      ["30 days", 30, 1],
      ["a year", 365, 7],
    ] as const) {
      const endsAt = new Date();
      const starts = Array.from(
        { length: Math.ceil(days / step) },
        (_, place) => new Date(endsAt.getTime() - (days - place * step) * dayMs),
      );
      for (const [name, within] of Object.entries(scopes)) {
        const { totals } = await countParts(db, within, { starts, endsAt });
        const took = [
          await timed(() => countParts(db, within, { starts, endsAt })),
          await timed(() => countObjections(db, within, { starts, endsAt })),
          await timed(() => countCallbacksDue(db, within, endsAt)),
        ];
        rows.push([title, name, totals.calls.toLocaleString("en"), ...took]);
      }
    }
  } finally {
    await db.destroy();
  }
  return [
    {
      title: `Numbers over time, ${rowCount.toLocaleString("en")} calls of a company, one connection, median of ${runs}`,
      columns: ["range", "of", "calls in it", "figures and parts", "objections", "callbacks due"],
      rows,
    },
  ];
}

async function timed(read: () => Promise<unknown>): Promise<string> {
  const took: number[] = [];
  for (let run = 0; run < runs; run++) {
    const startedAt = performance.now();
    await read();
    took.push(performance.now() - startedAt);
  }
  return milliseconds(median(took));
}
