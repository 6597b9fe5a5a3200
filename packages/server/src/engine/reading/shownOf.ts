import type { SettledAnswer } from "../../domain/call.ts";
import { resultOf, type StoredReading } from "../../domain/callReading.ts";
import { momentOf } from "../../domain/wallClock.ts";

/** The part of a reading that lists show, count and filter by. */
export function shownOf(reading: StoredReading & { score: number | null }, answer: SettledAnswer, timeZone: string) {
  const { nextStep, score, callback, doNotCall, objections } = reading;
  const kinds = [...new Set(objections.map(({ value }) => value))];
  const wantedAt = doNotCall ? null : callback?.value.localAt;
  return {
    answer,
    result: resultOf(answer, reading),
    next_step: nextStep?.value ?? null,
    score,
    objections: kinds.length === 0 ? null : kinds,
    callback_at: wantedAt ? momentOf(wantedAt, timeZone) : null,
  };
}
