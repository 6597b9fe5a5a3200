import type { Schemas } from "@callwright/sdk/contract";
import { sql } from "kysely";

import { inScope, type Scope } from "../auth/scope.ts";
import type { Database } from "../db/database.ts";
import { keptCount } from "./keptCount.ts";
import { callAnswers, callStatuses } from "../domain/call.ts";

/** The number of calls with each status and answer, without test calls; all of them are listed. */
export async function countCalls(db: Database, within: Scope): Promise<Schemas["CallStatistics"]> {
  const { rows } = await sql<{ status: string; answer: string; count: number }>`
    select c.status, c.answer, count(*)::int as count from calls c
    where ${inScope(within, "c.seller_company_id")} and not c.is_welcome group by c.status, c.answer`.execute(db);
  const sum = (some: typeof rows) => some.reduce((total, { count }) => total + count, 0);
  const count = <Name extends string>(names: readonly Name[], field: "status" | "answer") =>
    Object.fromEntries(names.map((name) => [name, sum(rows.filter((row) => row[field] === name))])) as Record<
      Name,
      number
    >;
  return {
    answer: count(callAnswers, "answer"),
    status: count(callStatuses, "status"),
    stats: { totalCount: sum(rows) },
  };
}

/** How many potential customers there are. */
export async function countPotentialCustomers(db: Database, within: Scope): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select ${keptCount("potential_customers", within)}::int as count`.execute(db);
  return rows[0]?.count ?? 0;
}
