import { createHmac } from "node:crypto";

import { sql } from "kysely";

import type { Trx } from "../db/database.ts";
import { readTestCallBefore, rememberTestCall, type TestCallPlace } from "../store/testCalls.ts";
import type { EngineContext } from "./engineContext.ts";

/** Who wants a test call, to which number, and from which address. */
export interface TestCallWish {
  userId: string;
  /** E.164. */
  phoneNumber: string;
  /** What of the caller's address tells callers apart. */
  address: string;
}

/** How long a test call counts. */
export const TEST_CALL_COUNTS_MS = 24 * 3_600_000;

/** How many test calls there are in 24 hours, over all accounts. Whatever came of them, they rang. */
const fences = { numberHash: 3, userId: 5, addressHash: 10 } as const;

/**
 * Counts a test call, unless there were too many: to the number, for the person, from the address, or altogether.
 *
 * @returns when there may be one again; null when it may be made now, and was counted.
 */
export async function passTestCallFences(
  { config, clock, ids, keys }: Pick<EngineContext, "config" | "clock" | "ids" | "keys">,
  trx: Trx,
  { userId, phoneNumber, address }: TestCallWish,
): Promise<Date | null> {
  // What is counted must be true until it is written.
  await sql`select pg_advisory_xact_lock(hashtext('test-call'))`.execute(trx);
  const now = clock.now();
  const since = new Date(now.getTime() - TEST_CALL_COUNTS_MS);
  const hash = (text: string) => createHmac("sha256", keys.testCalls).update(text).digest();
  const place: TestCallPlace = {
    userId,
    numberHash: hash(`number ${phoneNumber}`),
    addressHash: hash(`at ${address}`),
  };
  const { testCallsPerDay } = config.telephony;
  const limits: [keyof TestCallPlace | null, number][] = [
    ["numberHash", fences.numberHash],
    ["userId", fences.userId],
    ["addressHash", fences.addressHash],
    [null, testCallsPerDay],
  ];
  const ends: number[] = [];
  for (const [shared, calls] of limits) {
    const most = Math.max(1, Math.round(calls * config.rateLimitScale));
    const madeAt = await readTestCallBefore(trx, place, shared, most, since);
    if (madeAt) ends.push(madeAt.getTime() + TEST_CALL_COUNTS_MS);
  }
  if (ends.length > 0) return new Date(Math.max(...ends));
  await rememberTestCall(trx, ids.next(), place, now);
  return null;
}
