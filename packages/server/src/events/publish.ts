import { uuidv7 } from "uuidv7";

import type { Trx } from "../db/database.ts";
import type { LiveEventPayload } from "./liveEvent.ts";

/**
 * Publishes an event in the transaction that caused it: it is seen by nobody if that is rolled back, and by everybody
 * who may see it once it is committed.
 *
 * @param sellerCompanyId whose event it is; null for the catalogue, which only managers see.
 */
export async function publish(trx: Trx, sellerCompanyId: string | null, payload: LiveEventPayload): Promise<void> {
  await trx
    .insertInto("live_events")
    .values({ id: uuidv7(), seller_company_id: sellerCompanyId, type: payload.type, payload: JSON.stringify(payload) })
    .execute();
}
