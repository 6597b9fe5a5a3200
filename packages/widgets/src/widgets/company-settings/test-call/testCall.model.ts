import type { Language, TestCall } from "@callwright/sdk/contract";

import type { CallTrackProps } from "../../../calls/track/CallTrack.js";
import { isUnderWay } from "../../../calls/callRow.model.js";
import { callLanguages, defaultCallLanguage } from "../../../calls/callLanguages.js";

const SOON_MS = 1_500;
const LATER_MS = 5_000;
/** A carrier reports the conversation some time after the end of the call. */
const WORDS_COME_WITHIN_MS = 120_000;

/** The milliseconds after which a test call is read again, at the time `now`; 0 if it will not change any more. */
export function askAgainAfter(testCall: TestCall | null | undefined, now: number): number {
  if (!testCall) return 0;
  if (isUnderWay(testCall)) return SOON_MS;
  const { status, endedAt, conversation } = testCall;
  const isWaitingForWords =
    status === "COMPLETED" &&
    conversation.length === 0 &&
    endedAt !== null &&
    now - Date.parse(endedAt) < WORDS_COME_WITHIN_MS;
  return isWaitingForWords ? LATER_MS : 0;
}

/** Converts a test call to the call that `CallTrack` shows. A test call is neither held nor repeated. */
export function toTrackedCall({ status, startAt, answeredAt, failureReason }: TestCall): CallTrackProps["call"] {
  return {
    status,
    startAt,
    answeredAt,
    timeZone: "UTC",
    failureCode: failureReason?.code,
    failureMessage: failureReason?.message,
    heldUntil: null,
    heldCode: undefined,
    heldMessage: undefined,
    attempt: 1,
    attempts: 1,
  };
}

/** The initial language of a test call: that of the last one, else the user's own, else the default language. */
export function firstLanguage(last: TestCall | null, locale: string): Language {
  const own = locale.split("-")[0];
  return last?.language ?? callLanguages.find((language) => language === own) ?? defaultCallLanguage;
}
