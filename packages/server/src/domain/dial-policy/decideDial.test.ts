import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { failureMessages } from "../call.ts";
import { isOpen } from "./callingWindow.ts";
import { decideDial, type DialFacts, type DialWish } from "./decideDial.ts";
import { policyWhereNothingRings, stricter, type CompanyPolicy, type DialPolicy, type Weekday } from "./dialPolicy.ts";
import { policyFor } from "./policyFor.ts";

const now = new Date("2026-11-24T10:00:00Z");
const caller = { to: "+4722334455", iso2: "NO", itemNumber: null, isNearest: true };
const oslo: DialWish = { isSpecialNumber: false, zones: ["Europe/Oslo"], caller };
const nothingKnown: DialFacts = {
  isSuppressed: false,
  hasConsent: false,
  isOnTheLine: false,
  attempts: [],
  lastNoAt: null,
  heldByBreakerUntil: null,
  callers: [],
};
const norway = policyFor("NO", true);
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const DAY = 24 * 60;

describe("whether a call may be made", () => {
  it("a person who may be called is called", () => {
    expect(decideDial(oslo, nothingKnown, norway, now)).toEqual({ kind: "dial", from: null });
  });

  it("a call waits while the carrier is not tried, and is made when it is", () => {
    const until = new Date(now.getTime() + 5 * 60_000);
    const held = { ...nothingKnown, heldByBreakerUntil: until };
    expect(decideDial(oslo, held, norway, now)).toEqual({ kind: "hold", until, reason: "CARRIER_PAUSED" });
    expect(decideDial(oslo, held, norway, until)).toEqual({ kind: "dial", from: null });
  });

  it("a call waits while no number of the company may make one, and says so", () => {
    const until = new Date(now.getTime() + 5 * 60_000);
    const held = { until, reason: "NO_CALLER_NUMBER" as const };
    const number = { number: "+4722334466", iso2: "NO", isDefault: true, callsLeft: 0, lastDialledAt: null };
    expect(decideDial(oslo, { ...nothingKnown, callers: [{ ...number, held }] }, norway, now)).toEqual({
      kind: "hold",
      until,
      reason: "NO_CALLER_NUMBER",
      caller: { ...held, isOfCompany: true, isGuess: false },
    });
    const free = { ...number, held: null, callsLeft: 1 };
    expect(decideDial(oslo, { ...nothingKnown, callers: [free] }, norway, now)).toEqual({
      kind: "dial",
      from: free.number,
    });
  });

  it("a call at two in the night waits until nine", () => {
    const night = new Date("2026-11-24T01:02:00Z");
    const until = new Date("2026-11-24T08:00:00Z");
    expect(decideDial(oslo, nothingKnown, norway, night)).toEqual({
      kind: "hold",
      until,
      reason: "OUTSIDE_CALLING_HOURS",
    });
  });

  it.each([
    ["COUNTRY_NOT_ALLOWED", oslo, nothingKnown, policyFor("NO", false)],
    ["SPECIAL_NUMBER", { ...oslo, isSpecialNumber: true }, nothingKnown, norway],
    ["DO_NOT_CALL", oslo, { ...nothingKnown, isSuppressed: true }, norway],
    ["NO_CONSENT", oslo, nothingKnown, policyFor("DE", true)],
    ["ATTEMPT_LIMIT", oslo, { ...nothingKnown, attempts: [1, 2, 29].map((days) => minutesAgo(days * DAY)) }, norway],
    ["COOLING_OFF", oslo, { ...nothingKnown, lastNoAt: minutesAgo(59 * DAY) }, norway],
    ["OUTSIDE_CALLING_HOURS", oslo, nothingKnown, { ...norway, hours: [] }],
  ] as const)("%s is said to whom it is true of", (code, wish, facts, policy) => {
    expect(decideDial(wish, facts, policy, now)).toEqual({ kind: "refuse", code });
  });

  it.each([30, 31])("an attempt of %i days ago does not count where the limit looks back thirty", (oldest) => {
    const attempts = [1, 2, oldest].map((days) => minutesAgo(days * DAY));
    expect(decideDial(oslo, { ...nothingKnown, attempts }, norway, now)).toEqual({ kind: "dial", from: null });
  });

  it("a call is made at the moment at which the time after a no, and after the last attempt, is over", () => {
    const lastNoAt = minutesAgo(norway.coolOffDays * DAY);
    const attempts = [minutesAgo(norway.spacingMinutes)];
    expect(decideDial(oslo, { ...nothingKnown, lastNoAt, attempts }, norway, now)).toEqual({
      kind: "dial",
      from: null,
    });
  });

  it("who was called a moment ago, or is on the line, is left in peace for a while", () => {
    const soon = decideDial(oslo, { ...nothingKnown, attempts: [minutesAgo(5)] }, norway, now);
    expect(soon).toEqual({ kind: "hold", until: new Date("2026-11-24T10:10:00Z"), reason: "TOO_SOON" });
    // The latest attempt counts, in whichever order they are known.
    for (const attempts of [[5, 3 * DAY].map(minutesAgo), [3 * DAY, 5].map(minutesAgo)])
      expect(decideDial(oslo, { ...nothingKnown, attempts }, norway, now)).toEqual(soon);
    const busy = decideDial(oslo, { ...nothingKnown, isOnTheLine: true }, norway, now);
    expect(busy).toEqual({ kind: "hold", until: new Date("2026-11-24T10:01:00Z"), reason: "ALREADY_ON_THE_LINE" });
  });

  it("where nothing rings, only do-not-call, special numbers and the line count", () => {
    const night = new Date("2026-11-24T23:02:00Z");
    const often = { ...nothingKnown, attempts: [minutesAgo(1), minutesAgo(2), minutesAgo(3)], lastNoAt: minutesAgo(9) };
    expect(decideDial(oslo, often, policyWhereNothingRings, night)).toEqual({ kind: "dial", from: null });
    expect(decideDial(oslo, { ...often, isSuppressed: true }, policyWhereNothingRings, night).kind).toBe("refuse");
    expect(decideDial({ ...oslo, isSpecialNumber: true }, often, policyWhereNothingRings, night).kind).toBe("refuse");
    expect(decideDial(oslo, { ...often, isOnTheLine: true }, policyWhereNothingRings, night).kind).toBe("hold");
  });
});

const moments = fc
  .integer({ min: 0, max: 300 * DAY })
  .map((minutes) => new Date(Date.UTC(2026, 9, 1) + minutes * 60_000));
const countries = fc.constantFrom("US", "CA", "FR", "GB", "DE", "TR", "NO", "AU", "JP", null);
const zones = fc.uniqueArray(
  fc.constantFrom(
    "Europe/Oslo",
    "Europe/Paris",
    "America/New_York",
    "Pacific/Honolulu",
    "Asia/Tokyo",
    "Asia/Kathmandu",
  ),
  { minLength: 1, maxLength: 3 },
);
const quarter = fc.integer({ min: 0, max: 95 });
const timeOf = (count: number) =>
  `${String(Math.floor(count / 4)).padStart(2, "0")}:${String((count % 4) * 15).padStart(2, "0")}`;
const hours = fc.record({
  days: fc.uniqueArray(
    fc.integer({ min: 0, max: 6 }).map((day) => day as Weekday),
    { minLength: 1 },
  ),
  from: quarter.map(timeOf),
  to: quarter.map((count) => timeOf(count + 1)),
});
const ownPolicies: fc.Arbitrary<CompanyPolicy> = fc.record(
  {
    hours: fc.array(hours, { maxLength: 3 }),
    attemptLimits: fc.array(
      fc.record({ attempts: fc.integer({ min: 1, max: 5 }), withinMinutes: fc.integer({ min: 1, max: 60 * DAY }) }),
      { maxLength: 2 },
    ),
    spacingMinutes: fc.integer({ min: 0, max: 3 * DAY }),
    coolOffDays: fc.integer({ min: 0, max: 120 }),
    needsConsent: fc.boolean(),
  },
  { requiredKeys: [] },
);

const questions = fc
  .record({ at: moments, iso2: countries, zones, own: ownPolicies })
  .chain(({ at, iso2, own, ...wish }) =>
    fc.record({
      now: fc.constant(at),
      policy: fc.boolean().map((isAllowed): DialPolicy => policyFor(iso2, isAllowed || iso2 === "NO")),
      own: fc.constant(own),
      wish: fc.record({
        zones: fc.constant(wish.zones),
        isSpecialNumber: fc.constantFrom(false, false, false, true),
        caller: fc.constant(caller),
      }),
      facts: fc.record({
        isSuppressed: fc.constantFrom(false, false, false, true),
        hasConsent: fc.boolean(),
        isOnTheLine: fc.constantFrom(false, false, false, true),
        attempts: fc.array(
          fc.integer({ min: 1, max: 40 * DAY }).map((minutes) => new Date(at.getTime() - minutes * 60_000)),
          { maxLength: 4 },
        ),
        lastNoAt: fc.option(
          fc.integer({ min: 1, max: 90 * DAY }).map((minutes) => new Date(at.getTime() - minutes * 60_000)),
          { freq: 3 },
        ),
        heldByBreakerUntil: fc.option(
          fc.integer({ min: -10, max: 10 }).map((minutes) => new Date(at.getTime() + minutes * 60_000)),
          { freq: 2 },
        ),
        callers: fc.array(
          fc.record({
            number: fc.constantFrom("+4722334466", "+902125550142"),
            iso2: fc.constantFrom("NO", "TR"),
            isDefault: fc.boolean(),
            callsLeft: fc.constantFrom(null, 0, 3),
            held: fc.option(
              fc.record({
                until: fc.integer({ min: -10, max: 90 }).map((minutes) => new Date(at.getTime() + minutes * 60_000)),
                reason: fc.constantFrom("NO_CALLER_NUMBER", "CARRIER_PAUSED"),
              }),
            ),
            lastDialledAt: fc.constant(null),
          }),
          { maxLength: 2 },
        ),
      }),
    }),
  );

describe("of any wish, facts and policy", () => {
  it("a stricter policy never dials more", () => {
    fc.assert(
      fc.property(questions, ({ wish, facts, policy, own, now: at }) => {
        const strict = decideDial(wish, facts, stricter(policy, own), at).kind;
        const loose = decideDial(wish, facts, policy, at).kind;
        expect(strict !== "dial" || loose === "dial").toBe(true);
      }),
      { numRuns: 2_000, seed: 16 },
    );
  });

  it("every answer says why, and a call waits for a moment that comes and at which it is allowed", () => {
    fc.assert(
      fc.property(questions, ({ wish, facts, policy: base, own, now: at }) => {
        const policy = stricter(base, own);
        const decision = decideDial(wish, facts, policy, at);
        const isRight =
          decision.kind === "refuse"
            ? failureMessages[decision.code].length > 0
            : decision.kind === "dial"
              ? isOpen(policy, wish.zones, at)
              : decision.until > at &&
                isOpen(policy, wish.zones, decision.until) &&
                failureMessages[decision.reason].length > 0;
        expect(isRight).toBe(true);
      }),
      { numRuns: 2_000, seed: 16 },
    );
  });
});
