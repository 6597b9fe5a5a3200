import type { Language, TestCall } from "@callwright/sdk/contract";

import type { CallTrackProps } from "../../../calls/track/CallTrack.js";
import { isUnderWay } from "../../../calls/callRow.model.js";
import { callLanguages, defaultCallLanguage } from "../../../calls/callLanguages.js";

const SOON_MS = 1_500;
const LATER_MS = 5_000;
/** A carrier tells what was said a while after the end. */
const WORDS_COME_WITHIN_MS = 120_000;

/** After how many milliseconds a test call is asked for again, at a moment; 0 when nothing more is to come. */
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

/** A test call as a call's track draws it: nobody holds it, and it is not repeated. */
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

/** In which language somebody is called unless they choose otherwise: as last time, else in the one they read. */
export function firstLanguage(last: TestCall | null, locale: string): Language {
  const own = locale.split("-")[0];
  return last?.language ?? callLanguages.find((language) => language === own) ?? defaultCallLanguage;
}
