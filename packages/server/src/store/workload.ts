import { sql } from "kysely";

import type { Database } from "../db/database.ts";
import type { CallAnswer, CallStatus } from "../domain/call.ts";

/** The pending work, over all companies and processes. */
export interface Workload {
  openCalls: { status: CallStatus; count: number }[];
  /** How long the call that has waited longest for a line has waited. */
  oldestCallSeconds: number;
  /** In the last five minutes. */
  endedCalls: { status: CallStatus; answer: CallAnswer; reason: string | null; count: number }[];
  /** Calls in progress. */
  lines: number;
  jobs: { queue: string; due: number; later: number; oldestSeconds: number }[];
  /** Waiting for the mail server, and given up. */
  mails: { state: "waiting" | "given_up"; count: number }[];
  /** Begun in the last hour. */
  transactions: { type: string; status: string; count: number }[];
  /**
   * Calls whose cost was reported in the last hour: their duration, the charges of carriers and the charges of
   * companies.
   */
  carrierCosts: { carrier: string; currency: string; minutes: number; cost: number; charged: number }[];
}

/** One statement over indexes of open or recent rows: its cost does not depend on the length of the history. */
export async function readWorkload(db: Database): Promise<Workload> {
  const { rows } = await sql<Workload>`
    with on_the_line as (
      select status, count(*)::int as count from calls
      where dialled_at is not null and status in ('QUEUED', 'RINGING', 'IN_PROGRESS') group by status
    )
    select
      (select coalesce(json_agg(json_build_object('status', status, 'count', count)), '[]') from (
        select status, sum(count)::int as count from (
          select 'CRON' as status, count(*) from calls where status = 'CRON'
          union all select 'QUEUED', count(*) from calls where status = 'QUEUED' and dialled_at is null
          union all select 'RINGING', 0
          union all select 'IN_PROGRESS', 0
          union all select status, count from on_the_line) each
        group by status) o) as "openCalls",
      (select coalesce(sum(count), 0)::int from on_the_line) as "lines",
      (select coalesce(extract(epoch from now() - min(updated_at)), 0)::float from calls
        where status = 'QUEUED' and dialled_at is null and not exists (select from call_pauses p
          where p.seller_company_id is null or p.seller_company_id = calls.seller_company_id)) as "oldestCallSeconds",
      (select coalesce(json_agg(json_build_object('status', status, 'answer', answer, 'reason', failure_code, 'count', count)), '[]') from (
        select status, answer, failure_code, count(*)::int from calls
        where ended_at > now() - interval '5 minutes' group by status, answer, failure_code) e) as "endedCalls",
      (select coalesce(json_agg(json_build_object('queue', name, 'due', due, 'later', later, 'oldestSeconds', oldest)), '[]') from (
        select q.name, count(j.id) filter (where j.start_after <= now())::int as due,
          count(j.id) filter (where j.start_after > now())::int as later,
          coalesce(extract(epoch from now() - min(j.start_after) filter (where j.start_after <= now())), 0)::float as oldest
        from queue.queue q left join queue.job j on j.name = q.name and j.state < 'active'
        where left(q.name, 2) <> '__' and q.name <> 'dial-call' group by q.name
        -- Calls are a queue of their own. One whose company has a line waits for its turn; another waits for a worker.
        union all select 'dial-call',
          (select count(*)::int from calls where status = 'QUEUED' and dialled_at is null),
          (select count(*)::int from calls where status = 'CRON'),
          (select coalesce(extract(epoch from now() - min(w.updated_at)), 0)::float from calls w
            where w.status = 'QUEUED' and w.dialled_at is null and not exists (
              select from calls c where c.seller_company_id = w.seller_company_id
                and c.dialled_at is not null and c.status in ('QUEUED', 'RINGING', 'IN_PROGRESS')))
        ) j) as "jobs",
      (select json_build_array(
        json_build_object('state', 'waiting', 'count', count(*) filter (where given_up_at is null)),
        json_build_object('state', 'given_up', 'count', count(*) filter (where given_up_at is not null))) from mail_outbox) as "mails",
      (select coalesce(json_agg(json_build_object('type', type, 'status', status, 'count', count)), '[]') from (
        select type, status, count(*)::int from transactions
        where created_at > now() - interval '1 hour' group by type, status) t) as "transactions",
      (select coalesce(json_agg(k), '[]') from (
        select k.carrier, k.currency, sum(coalesce(c.duration_seconds, 0))::float / 60 as minutes,
          sum(k.amount_micros)::float / 1e6 as cost, sum(coalesce(l.micros, 0))::float / 1e6 as charged
        from carrier_costs k join calls c on c.id = k.call_id
        left join lateral (select -sum(amount_micros) as micros from ledger_entries
          where call_id = k.call_id and kind = 'SETTLE') l on true
        where k.kind = 'TOTAL' and k.reported_at > now() - interval '1 hour'
        group by k.carrier, k.currency) k) as "carrierCosts"`.execute(db);
  const [workload] = rows;
  if (!workload) throw new Error("The workload was not answered.");
  return workload;
}
