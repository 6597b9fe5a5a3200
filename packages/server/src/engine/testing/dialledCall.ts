import { sql } from "kysely";

import type { CarrierName } from "../carriers/port.ts";
import type { EngineContext } from "../engineContext.ts";

/** Creates a call that has just been dialled with a carrier, with the subject of a call of the demo data. */
export async function dialledCall({ db, clock }: EngineContext, callId: string, carrier: CarrierName): Promise<void> {
  const columns = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_name = 'calls' and table_schema = current_schema() and is_generated = 'NEVER'`.execute(db);
  const names = sql.join(columns.rows.map(({ name }) => sql.ref(name)));
  const changes = {
    id: callId,
    status: "QUEUED",
    answer: "NO_CALL",
    carrier,
    carrier_call_id: null,
    dialled_at: clock.now(),
    answered_at: null,
    ended_at: null,
    duration_seconds: null,
    failure_code: null,
    result: null,
    next_step: null,
    score: null,
    objections: null,
    callback_at: null,
  };
  await sql`
    insert into calls (${names})
    select ${names} from (
      select (jsonb_populate_record(calls, ${JSON.stringify(changes)})).* from calls where status = 'COMPLETED' limit 1
    ) as copied`.execute(db);
}
