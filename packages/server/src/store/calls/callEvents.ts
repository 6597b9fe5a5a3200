import type { Schemas } from "@callwright/sdk/contract";
import { sql } from "kysely";

import type { Trx } from "../../db/database.ts";
import { callJson } from "./callJson.ts";
import type { CallRow } from "./calls.ts";

/** A listed call, as far as it decides who else is told how it stands. */
export interface ToldCall extends Pick<CallRow, "id" | "status" | "answer" | "type"> {
  companyId: string;
  isRepetition: boolean;
  isOfCampaign: boolean;
  /** As partners are told of it; null where nobody of the company's partners listens. */
  call: Schemas["Call"] | null;
}

/**
 * Writes how listed calls stand as live events, in this order, and answers them. What the events say does not leave the database for
 * it: a call with its conversation is told several times.
 */
export async function insertCallEvents(trx: Trx, events: { id: string; callId: string }[]): Promise<ToldCall[]> {
  const eventIds = events.map(({ id }) => id);
  const callIds = events.map(({ callId }) => callId);
  const { rows } = await sql<ToldCall>`
    with told as materialized (
      select n.event_id, n.place, c.id, c.seller_company_id, c.status, c.answer, c.type, c.retry_of, c.campaign_id, ${callJson} as call
      from unnest(${eventIds}::uuid[], ${callIds}::uuid[]) with ordinality n (event_id, call_id, place)
      join calls c on c.id = n.call_id where not c.is_welcome
    ), written as (
      insert into live_events (id, seller_company_id, type, payload)
      select event_id, seller_company_id, 'call.updated', jsonb_build_object('type', 'call.updated', 'call', call) from told
    )
    select id, seller_company_id as "companyId", status, answer, type, retry_of is not null as "isRepetition",
      campaign_id is not null as "isOfCampaign", case when exists (
        select from webhook_endpoints w where w.seller_company_id = told.seller_company_id and w.is_enabled) then call end as call
    from told order by place`.execute(trx);
  return rows;
}
