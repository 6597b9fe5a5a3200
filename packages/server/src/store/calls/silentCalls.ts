import { sql } from "kysely";

import type { Database, Trx } from "../../db/database.ts";
import type { CallStatus } from "../../domain/call.ts";

/** A call on the line that nobody has heard of for a while. */
export interface SilentCall {
  id: string;
  status: CallStatus;
  dialledAt: Date;
  repeatedOrders: number;
  /** Somebody wants it to end. */
  isHangUpAsked: boolean;
}

/**
 * Takes calls on the line that nobody has heard of, nor asked about, since a moment. Whoever takes one asks the carrier about
 * it; other processes leave it alone until it has been silent that long again.
 */
export async function takeSilentCalls(db: Database, since: Date, now: Date, limit: number): Promise<SilentCall[]> {
  const { rows } = await sql<SilentCall>`
    update calls set reconciled_at = ${now} where id in (
      select id from calls
      where dialled_at is not null and status in ('QUEUED', 'RINGING', 'IN_PROGRESS')
        and updated_at <= ${since} and (reconciled_at is null or reconciled_at <= ${since})
      order by dialled_at limit ${limit} for update skip locked
    ) returning id, status, dialled_at as "dialledAt", repeated_orders as "repeatedOrders",
      hang_up_asked_at is not null as "isHangUpAsked"`.execute(db);
  return rows;
}

/** Remembers that the order for a call is given once more. */
export async function countRepeatedOrder(trx: Trx, id: string): Promise<void> {
  await trx
    .updateTable("calls")
    .set({ repeated_orders: sql<number>`repeated_orders + 1` })
    .where("id", "=", id)
    .execute();
}
