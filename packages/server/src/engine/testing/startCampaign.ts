import type { Schemas } from "@callwright/sdk/contract";
import { sql } from "kysely";

import type { Database } from "../../db/database.ts";
import { TestClient } from "../../testing/TestClient.ts";

const PAUSE_MS = 250;
const PATIENCE_MS = 60_000;

/**
 * Starts the calls of these items like a persistent person: if there is no response, or one that says to try again, it
 * requests the missing calls again. The server may be killed and its database may be unavailable meanwhile.
 *
 * @param url the current URL of the server; it may change when the server is started again.
 */
export async function startCampaign(
  db: Database,
  url: () => string,
  email: string,
  phoneBookIds: string[],
): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  for (let left = phoneBookIds; left.length > 0; left = await withoutCall(db, left)) {
    if (performance.now() > end) throw new Error(`${left.length} calls could not be started`);
    const started = await start(url(), email, left).catch(() => undefined);
    if (started === left.length) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/** How many were started; a response of 503 starts none. */
async function start(url: string, email: string, phoneBookIds: string[]): Promise<number> {
  const seller = await new TestClient(url).signIn(email);
  const { status, body } = await seller.post<Schemas["StartCallsResult"]>("/v1/calls/start", { phoneBookIds });
  return status === 200 || status === 201 ? body.items.filter(({ callId }) => callId !== null).length : 0;
}

/** Queries the database until it responds. */
async function withoutCall(db: Database, phoneBookIds: string[]): Promise<string[]> {
  for (;;) {
    try {
      const { rows } = await sql<{ id: string }>`
        select id from phone_books i where id = any(${phoneBookIds}::uuid[])
          and not exists (select from calls where phone_book_id = i.id)`.execute(db);
      return rows.map(({ id }) => id);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}
