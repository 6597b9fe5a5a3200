import { createHmac } from "node:crypto";

import type { Trx } from "../db/database.ts";
import { countUnproven, readTestCallBefore, rememberTestCall, type TestCallPlace } from "../store/testCalls.ts";
import type { EngineContext } from "./engineContext.ts";

/** Who wants a test call, to which number, and from which address. */
interface Asked {
  /** As `authorOf` names people. */
  author: string;
  /** E.164. */
  phoneNumber: string;
  /** What of the caller's address tells callers apart. */
  address: string;
}

/** How long a test call counts. */
export const TEST_CALL_COUNTS_MS = 24 * 3_600_000;

/** How many test calls there are in 24 hours, over all accounts. Whatever came of them, they rang. */
const fences = { numberHash: 3, author: 5, addressHash: 10 } as const;

/** How many people may answer at a number without pressing the digits before it is left in peace. */
const MOST_UNPROVEN = 2;

/** Whose the test call is, to which number and from where, as it is kept. */
export function placeOf({ keys }: Pick<EngineContext, "keys">, { author, phoneNumber, address }: Asked): TestCallPlace {
  const hash = (text: string) => createHmac("sha256", keys.testCalls).update(text).digest();
  return { author, numberHash: hash(`number ${phoneNumber}`), addressHash: hash(`at ${address}`) };
}

/** Whether a number is left in peace for now, because those who answer there do not press the digits. */
export async function isLeftInPeace(trx: Trx, place: TestCallPlace, now: Date): Promise<boolean> {
  return (await countUnproven(trx, place, new Date(now.getTime() - TEST_CALL_COUNTS_MS))) >= MOST_UNPROVEN;
}

/**
 * Counts a test call, unless there were too many: to the number, for the person, from the address, or altogether. Whoever asks has
 * locked the test calls.
 *
 * @param callId the call that is counted
 * @returns when there may be one again; null when it may be made now, and was counted.
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
