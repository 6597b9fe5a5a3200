import type { Schemas } from "@callwright/sdk/contract";
import { sql } from "kysely";

import { inScope, type Scope } from "../auth/scope.ts";
import type { Database, Trx } from "../db/database.ts";
import { testCallJson } from "./calls/callJson.ts";
import { allOf, readItem } from "./listing.ts";

/** The requester of a test call, its number and the address; number and address are hashes. */
export interface TestCallPlace {
  /** As `authorOf` names people. */
  author: string;
  numberHash: Buffer;
  addressHash: Buffer;
}

const columns = { author: "author", numberHash: "number_hash", addressHash: "address_hash" } as const;

/**
 * The time of the test call before a given number of others; null if there were fewer since then.
 *
 * @param shared what the test calls must have in common; null counts them all.
 */
export async function readTestCallBefore(
  trx: Trx,
  place: TestCallPlace,
  shared: keyof TestCallPlace | null,
  nth: number,
  since: Date,
): Promise<Date | null> {
  let earlier = trx.selectFrom("test_calls").select("made_at").where("made_at", ">", since);
  if (shared) earlier = earlier.where(columns[shared], "=", place[shared]);
  const found = await earlier
    .orderBy("made_at", "desc")
    .offset(nth - 1)
    .limit(1)
    .executeTakeFirst();
  return found?.made_at ?? null;
}

/** Prevents other requests for a test call until the transaction ends. */
export async function lockTestCalls(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('test-call'))`.execute(trx);
}

/** Whether they have a test call that has not ended. */
export async function hasTestCallUnderWay(trx: Trx, author: string): Promise<boolean> {
  const { rows } = await sql`
    select from test_calls t join calls c on c.id = t.id
    where t.author = ${author} and c.status in ('QUEUED', 'RINGING', 'IN_PROGRESS') limit 1`.execute(trx);
  return rows.length > 0;
}

/** Whether a test call to a person was ever completed. A call whose digits nobody pressed does not count. */
export async function hadWelcomeCall(trx: Trx, userId: string): Promise<boolean> {
  const found = await trx
    .selectFrom("calls")
    .select("id")
    .where("is_welcome", "=", true)
    .where("created_by_user_id", "=", userId)
    .where("status", "=", "COMPLETED")
    .where((call) => call.or([call("proof_digits", "is", null), call("proven_at", "is not", null)]))
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether they have pressed the digits of a call to the number since then. */
export async function hasProven(trx: Trx, { author, numberHash }: TestCallPlace, since: Date): Promise<boolean> {
  const { rows } = await sql`
    select from test_calls t join calls c on c.id = t.id
    where t.number_hash = ${numberHash} and t.made_at > ${since} and t.author = ${author} and c.proven_at is not null
    limit 1`.execute(trx);
  return rows.length > 0;
}

/** How many test calls to the number were answered since then without pressing the digits. */
export async function countUnproven(trx: Trx, { numberHash }: TestCallPlace, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from test_calls t join calls c on c.id = t.id
    where t.number_hash = ${numberHash} and t.made_at > ${since} and c.status = 'COMPLETED' and c.proof_digits is not null
      and c.proven_at is null and c.answer is distinct from 'ANSWERING_MACHINE'`.execute(trx);
  return rows[0]?.count ?? 0;
}

/** Stores that the digits of a call were pressed. */
export async function rememberProof(trx: Trx, callId: string, at: Date): Promise<void> {
  await trx.updateTable("calls").set({ proven_at: at }).where("id", "=", callId).execute();
}

/** A test call in scope, which is known to exist. */
export async function readTestCall(db: Database, within: Scope, id: string): Promise<Schemas["TestCall"]> {
  const where = allOf(sql<boolean>`c.id = ${id} and c.is_welcome`, inScope(within, "c.seller_company_id"));
  const testCall = await readItem(db, { from: sql`calls c`, where, item: testCallJson });
  if (!testCall) throw new Error(`there is no test call ${id}`);
  return testCall;
}

/** Their last test call since then, with its history; null if there was none. */
export async function readLatestTestCall(
  db: Database,
  within: Scope,
  author: string,
  since: Date,
): Promise<Schemas["TestCall"] | null> {
  const { rows } = await sql<{ item: Schemas["TestCall"] }>`
    select ${testCallJson} as item from test_calls t join calls c on c.id = t.id
    where t.author = ${author} and t.made_at > ${since} and ${inScope(within, "c.seller_company_id")}
    order by t.made_at desc limit 1`.execute(db);
  return rows[0]?.item ?? null;
}

/** Stores a test call by the id of its call, whatever its result. */
export async function rememberTestCall(trx: Trx, id: string, place: TestCallPlace, madeAt: Date): Promise<void> {
  const { author, numberHash, addressHash } = place;
  await trx
    .insertInto("test_calls")
    .values({ id, author, number_hash: numberHash, address_hash: addressHash, made_at: madeAt })
    .execute();
}
