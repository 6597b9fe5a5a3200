import type { Schemas } from "@callwright/sdk/contract";
import { sql } from "kysely";

import type { Trx } from "../../db/database.ts";
import { callJson } from "./callJson.ts";
import type { CallRow } from "./calls.ts";

/** The fields of a listed call that determine who else is notified about its state. */
export interface ToldCall extends Pick<CallRow, "id" | "status" | "answer" | "type"> {
  companyId: string;
  isRepetition: boolean;
  isOfCampaign: boolean;
  /** The form for partners; null if no partner of the company subscribes. */
  call: Schemas["Call"] | null;
}

/**
 * Writes the states of listed calls as live events, in this order, and returns them. The contents of the events do not
 * leave the database for this, because a call with its conversation is published several times.
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
      select event_id, seller_company_id, 'call.updated', json_build_object('type', 'call.updated', 'call', call) from told
    )
    select id, seller_company_id as "companyId", status, answer, type, retry_of is not null as "isRepetition",
      campaign_id is not null as "isOfCampaign", case when exists (
        select from webhook_endpoints w where w.seller_company_id = told.seller_company_id and w.is_enabled) then call end as call
    from told order by place`.execute(trx);
  return rows;
}
