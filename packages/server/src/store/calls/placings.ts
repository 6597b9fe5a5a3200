import { sql } from "kysely";

import type { Trx } from "../../db/database.ts";
import type { CallFailureCode } from "../../domain/call.ts";
import type { FailingScopes, Placings } from "../../domain/dial-policy/breaker.ts";
import type { CallRow } from "./calls.ts";

/** Stores that an order had no response. Returns the call, unless there was a report about it meanwhile. */
export function rememberUnanswered(trx: Trx, callId: string, at: Date): Promise<CallRow | undefined> {
  return trx
    .updateTable("calls")
    .set({ unanswered_at: at })
    .where("id", "=", callId)
    .where("status", "=", "QUEUED")
    .returningAll()
    .executeTakeFirst();
}

/** The results of placing calls since a given time with the carrier of a call, for its company and from its number. */
export async function readFailingScopes(
  trx: Trx,
  call: Pick<CallRow, "seller_company_id" | "from_number" | "carrier">,
  failures: readonly CallFailureCode[],
  since: Date,
): Promise<FailingScopes> {
  const { seller_company_id: companyId, from_number: number, carrier } = call;
  const counts = sql`count(*) filter (where r.is_tried)::int as tried, count(*) filter (where r.is_failed)::int as failed,
    count(*) filter (where r.failure_code = 'CARRIER_ACCOUNT')::int as "refusedAccount"`;
  const { rows } = await sql<{
    ofCarrier: FailingScopes["carrier"];
    ofCompany: FailingScopes["company"];
    ofNumber: Placings;
  }>`
    with called as materialized (
      select c.seller_company_id as company, c.from_number as number, c.failure_code, c.status,
        (c.status = 'FAILED' and c.failure_code = any(${[...failures]}::text[]))
          or (c.status = 'QUEUED' and c.unanswered_at is not null) as is_failed
      from calls c where c.dialled_at > ${since} and c.carrier = ${carrier}
    ), r as (
      select called.*, is_failed or status not in ('QUEUED', 'CANCELLED') as is_tried from called
    )
    select
      (select row_to_json(x) from (select ${counts},
        count(distinct r.company) filter (where r.is_failed)::int as "companiesFailing" from r) x) as "ofCarrier",
      (select row_to_json(x) from (select ${counts},
        count(distinct coalesce(r.number, '')) filter (where r.is_failed)::int as "numbersFailing",
        exists (select from numbers n where n.seller_company_id = ${companyId} and n.status = 'ACTIVE'
          and n.provider = ${carrier} and n.number is distinct from ${number}) as "hasOtherNumbers"
        from r where r.company = ${companyId}) x) as "ofCompany",
      (select row_to_json(x) from (select ${counts} from r
        where r.company = ${companyId} and r.number = ${number}) x) as "ofNumber"`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error("A count answered nothing");
  return { carrier: row.ofCarrier, company: row.ofCompany, callerNumber: number === null ? null : row.ofNumber };
}
