import { describe, expect, it } from "vitest";

import type { CallState } from "../call.ts";
import { foundNoLine, MOST_ATTEMPTS, placeAgainAfterMinutes, reachedSomebody, retryAfterMinutes } from "./retries.ts";

const ended: CallState = {
  status: "BUSY",
  answer: "NO_CALL",
  startAt: null,
  expiresAt: null,
  dialledAt: new Date(),
  answeredAt: null,
  endedAt: new Date(),
  durationSeconds: null,
  failureCode: null,
  hasRecording: false,
};
const spacingsOf = (state: Partial<CallState>) =>
  Array.from({ length: MOST_ATTEMPTS }, (_, index) => retryAfterMinutes({ ...ended, ...state }, index + 1));

describe("who is called again, and when", () => {
  it.each<[string, Partial<CallState>, (number | null)[]]>([
    ["a busy line", { status: "BUSY" }, [15, 120, 1440, null]],
    ["nobody at home", { status: "NO_ANSWER" }, [180, 1440, 4320, null]],
    ["an answering machine", { status: "COMPLETED", answer: "ANSWERING_MACHINE" }, [1440, null, null, null]],
    ["a carrier that was away", { status: "FAILED", failureCode: "CARRIER_UNREACHABLE" }, [10, null, null, null]],
    ["a line that broke while it rang", { status: "FAILED", failureCode: "CALL_DROPPED" }, [10, null, null, null]],
    [
      "a conversation that was cut off",
      { status: "FAILED", failureCode: "CALL_DROPPED", answeredAt: new Date() },
      [2, null, null, null],
    ],
  ])("%s", (_title, state, minutes) => expect(spacingsOf(state)).toEqual(minutes));

  it.each<[string, Partial<CallState>]>([
    ["said yes", { status: "COMPLETED", answer: "POSITIVE" }],
    ["said no", { status: "COMPLETED", answer: "NEGATIVE" }],
    ["said perhaps", { status: "COMPLETED", answer: "NEUTRAL" }],
    ["has a number that does not exist", { status: "FAILED", failureCode: "INVALID_NUMBER" }],
    ["asked not to be called", { status: "FAILED", failureCode: "DO_NOT_CALL" }],
    ["is called by a carrier that refused", { status: "FAILED", failureCode: "CARRIER_REJECTED" }],
    ["was to be called until somebody cancelled it", { status: "CANCELLED" }],
    [
      "was to be called until somebody cancelled it, whatever the carrier said",
      { status: "CANCELLED", failureCode: "CALL_DROPPED" },
    ],
  ])("nobody who %s", (_title, state) => expect(spacingsOf(state)).toEqual([null, null, null, null]));
});

describe("a call for which the carrier has no line", () => {
  it("is made anew after a minute, then twice as long each time, half an hour at most, and not for ever", () => {
    const minutes = Array.from({ length: 11 }, (_, unplaced) => placeAgainAfterMinutes(unplaced));
    expect(minutes).toEqual([1, 2, 4, 8, 16, 30, 30, 30, 30, 30, null]);
  });

  it("is none that rang: a busy person is something else", () => {
    expect(foundNoLine({ ...ended, status: "FAILED", failureCode: "CARRIER_BUSY" })).toBe(true);
    expect(foundNoLine(ended)).toBe(false);
    expect(foundNoLine({ ...ended, status: "FAILED", failureCode: "INVALID_NUMBER" })).toBe(false);
  });
});

it("somebody was reached who answered and said something, whatever it was", () => {
  const reached = (state: Partial<CallState>) => reachedSomebody({ ...ended, ...state });
  for (const answer of ["POSITIVE", "NEGATIVE", "NEUTRAL"] as const) {
    expect(reached({ status: "COMPLETED", answer })).toBe(true);
    expect(reached({ status: "FAILED", answer })).toBe(false);
  }
  expect(reached({ status: "COMPLETED", answer: "ANSWERING_MACHINE" })).toBe(false);
  expect(reached({ status: "COMPLETED", answer: "NO_CALL" })).toBe(false);
});
