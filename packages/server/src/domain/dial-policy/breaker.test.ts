import { describe, expect, it } from "vitest";

import { cameThrough, failsAgainAndAgain, scopesToHold, type FailingScopes, type Placings } from "./breaker.ts";
import type { CallState } from "../call.ts";

const went = (tried: number, failed: number, refusedAccount = 0): Placings => ({ tried, failed, refusedAccount });
const state = (changes: Partial<CallState>) => changes as CallState;

const scopes = (changes: {
  carrier?: Partial<FailingScopes["carrier"]>;
  company?: Partial<FailingScopes["company"]>;
  callerNumber?: Placings | null;
}) =>
  scopesToHold({
    carrier: { ...went(5, 5), companiesFailing: 1, ...changes.carrier },
    company: { ...went(5, 5), numbersFailing: 1, hasOtherNumbers: true, ...changes.company },
    callerNumber: changes.callerNumber === undefined ? went(5, 5) : changes.callerNumber,
  });

describe("whether placing calls fails again and again", () => {
  it("takes five failures that are more than half", () => {
    expect(failsAgainAndAgain(went(4, 4))).toBe(false);
    expect(failsAgainAndAgain(went(5, 5))).toBe(true);
    expect(failsAgainAndAgain(went(10, 5))).toBe(false);
    expect(failsAgainAndAgain(went(9, 5))).toBe(true);
  });

  it("takes one refusal of our account where nothing came through, none where something did", () => {
    expect(failsAgainAndAgain(went(1, 1, 1))).toBe(true);
    expect(failsAgainAndAgain(went(2, 1, 1))).toBe(false);
  });
});

describe("where calls are held", () => {
  it("a number that fails alone holds back no other number of its company", () => {
    expect(scopes({})).toEqual(["CALLER_NUMBER"]);
  });

  it("a company whose only number fails, several of whose numbers fail, or that has none waits as a whole", () => {
    expect(scopes({ company: { hasOtherNumbers: false } })).toEqual(["COMPANY", "CALLER_NUMBER"]);
    expect(scopes({ company: { numbersFailing: 2 } })).toEqual(["COMPANY", "CALLER_NUMBER"]);
    expect(scopes({ callerNumber: null })).toEqual(["COMPANY"]);
  });

  it("everybody waits when the calls of several companies fail, nobody for one of them", () => {
    expect(scopes({ carrier: { companiesFailing: 2 } })).toContain("CARRIER");
    expect(scopes({ carrier: { ...went(20, 6), companiesFailing: 2 } })).not.toContain("CARRIER");
  });
});

describe("what a call shows of the carrier", () => {
  it("who is busy, does not answer or has no such number was reached by a carrier that works", () => {
    for (const status of ["RINGING", "BUSY", "NO_ANSWER", "COMPLETED"] as const)
      expect(cameThrough(state({ status, failureCode: null }))).toBe(true);
    expect(cameThrough(state({ status: "FAILED", failureCode: "INVALID_NUMBER" }))).toBe(true);
  });

  it("its own errors are failures; a connection that was lost, or a call somebody took back, says nothing", () => {
    expect(cameThrough(state({ status: "FAILED", failureCode: "CARRIER_UNREACHABLE" }))).toBe(false);
    expect(cameThrough(state({ status: "FAILED", failureCode: "CALL_DROPPED" }))).toBeUndefined();
    expect(cameThrough(state({ status: "CANCELLED", failureCode: null }))).toBeUndefined();
  });
});
