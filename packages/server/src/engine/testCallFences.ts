import { createHmac } from "node:crypto";

import type { Trx } from "../db/database.ts";
import { countUnproven, readTestCallBefore, rememberTestCall, type TestCallPlace } from "../store/testCalls.ts";
import type { EngineContext } from "./engineContext.ts";

/** The person who wants a test call, the number, and the address of the request. */
interface Asked {
  /** As `authorOf` names people. */
  author: string;
  /** E.164. */
  phoneNumber: string;
  /** The part of the caller's address that distinguishes callers. */
  address: string;
}

/** How long a test call counts. */
export const TEST_CALL_COUNTS_MS = 24 * 3_600_000;

/** The maximum number of test calls in 24 hours, over all accounts. Whatever their result, they rang. */
const fences = { numberHash: 3, author: 5, addressHash: 10 } as const;

/** How many people may answer at a number without pressing the digits before it is no longer called. */
const MOST_UNPROVEN = 2;

/** The requester of the test call, its number and the address, as stored. */
export function placeOf({ keys }: Pick<EngineContext, "keys">, { author, phoneNumber, address }: Asked): TestCallPlace {
  const hash = (text: string) => createHmac("sha256", keys.testCalls).update(text).digest();
  return { author, numberHash: hash(`number ${phoneNumber}`), addressHash: hash(`at ${address}`) };
}

/** Whether a number is not called for now, because the people who answer there do not press the digits. */
export async function isLeftInPeace(trx: Trx, place: TestCallPlace, now: Date): Promise<boolean> {
  return (await countUnproven(trx, place, new Date(now.getTime() - TEST_CALL_COUNTS_MS))) >= MOST_UNPROVEN;
}

/**
 * Counts a test call, unless there were too many: to the number, for the person, from the address, or in total. The
 * caller of this function has locked the test calls.
 *
 * @param callId the call that is counted
 * @returns the time from which another one is possible; null if it may be made now, and was counted.
 */
export async function passTestCallFences(
  { config, clock }: Pick<EngineContext, "config" | "clock">,
  trx: Trx,
  callId: string,
  place: TestCallPlace,
): Promise<Date | null> {
  const now = clock.now();
  const since = new Date(now.getTime() - TEST_CALL_COUNTS_MS);
  const { testCallsPerDay } = config.telephony;
  const limits: [keyof TestCallPlace | null, number][] = [
    ["numberHash", fences.numberHash],
    ["author", fences.author],
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
  await rememberTestCall(trx, callId, place, now);
  return null;
}
