import type { Database, Trx } from "../db/database.ts";

/** Whom a test call was made for, to which number and from where; number and address are hashes. */
export interface TestCallPlace {
  userId: string;
  numberHash: Buffer;
  addressHash: Buffer;
}

const columns = { userId: "user_id", numberHash: "number_hash", addressHash: "address_hash" } as const;

/**
 * When the test call before so many others was made; null when there were fewer since then.
 *
 * @param shared what of the place they have in common; null counts them all.
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

/** Remembers a test call, whatever comes of it. */
export async function rememberTestCall(trx: Trx, id: string, place: TestCallPlace, madeAt: Date): Promise<void> {
  const { userId, numberHash, addressHash } = place;
  await trx
    .insertInto("test_calls")
    .values({ id, user_id: userId, number_hash: numberHash, address_hash: addressHash, made_at: madeAt })
    .execute();
}

/** Forgets test calls that count no more. */
export async function forgetTestCalls(db: Database, before: Date): Promise<void> {
  await db.deleteFrom("test_calls").where("made_at", "<", before).execute();
}
