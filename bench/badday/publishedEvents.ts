import type { Day } from "./day.ts";
import { exactly, type Observation } from "./scenario.ts";

/** The ids of a company's live events so far, in order. */
export async function publishedEvents({ db }: Day, companyId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("live_events")
    .select("position")
    .where("seller_company_id", "=", companyId)
    .orderBy("position")
    .execute();
  return rows.map(({ position }) => String(position));
}

/** Compares the events that a follower has seen with those that were published. */
export function missedOrDoubled(seen: string[], published: string[]): Observation {
  const ids = new Set(seen);
  const missed = published.filter((id) => !ids.has(id)).length;
  return exactly(`of ${published.length} events missed or seen twice`, missed + seen.length - ids.size, 0);
}
