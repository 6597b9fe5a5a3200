import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { isOpen } from "./callingWindow.ts";
import type { CallerNumber } from "./callerNumber.ts";
import { decideDial, type DialFacts, type FindOpen } from "./decideDial.ts";
import type { CallingHours, DialPolicy, Weekday } from "./dialPolicy.ts";

const DAY_MINUTES = 1440;
const noon = Date.UTC(2026, 10, 24, 12);
const runs = { numRuns: 1_000, seed: 16 };

/** The time until which a call waits does not matter here, only whether it is made now. */
const openNow: FindOpen = (policy, zones, from) => (isOpen(policy, zones, from) ? from : new Date(from.getTime() + 1));

const timeOf = (quarter: number) =>
  `${String(Math.floor(quarter / 4)).padStart(2, "0")}:${String((quarter % 4) * 15).padStart(2, "0")}`;
const hours: fc.Arbitrary<CallingHours> = fc
  .tuple(fc.subarray<Weekday>([0, 1, 2, 3, 4, 5, 6], { minLength: 3 }), fc.nat(60), fc.integer({ min: 20, max: 90 }))
  .map(([days, from, length]) => ({ days, from: timeOf(from), to: timeOf(Math.min(96, from + length)) }));
const days = fc.nat(14).map((day) => new Date(noon + day * 86_400_000).toISOString().slice(0, 10));
const limits = fc.record({
  attempts: fc.integer({ min: 1, max: 3 }),
  withinMinutes: fc.integer({ min: 10 * DAY_MINUTES, max: 90 * DAY_MINUTES }),
});
const policies: fc.Arbitrary<DialPolicy> = fc.record({
  isCountryAllowed: fc.constantFrom(true, true, true, false),
  needsConsent: fc.boolean(),
  hours: fc.array(hours, { minLength: 1, maxLength: 3 }),
  holidays: fc.array(days, { maxLength: 3 }).map((list) => new Set(list)),
  attemptLimits: fc.array(limits, { maxLength: 2 }),
  spacingMinutes: fc.constantFrom(0, 15, DAY_MINUTES),
  coolOffDays: fc.constantFrom(0, 30, 60),
});

/** Makes one rule of a policy stricter, each in a different way and without the code that makes a company's policy. */
const ways: Record<string, (policy: DialPolicy, by: number) => DialPolicy> = {
  "the country is not called": (policy) => ({ ...policy, isCountryAllowed: false }),
  "consent comes first": (policy) => ({ ...policy, needsConsent: true }),
  "an hour less": (policy, by) => ({ ...policy, hours: policy.hours.filter((_, nth) => nth !== by % 3) }),
  "a day of the week less": (policy, by) => ({
    ...policy,
    hours: policy.hours.map((one) => ({ ...one, days: one.days.filter((day) => day !== by % 7) })),
  }),
  "it begins later": (policy, by) => ({
    ...policy,
    hours: policy.hours.map((one) => ({ ...one, from: one.from > timeOf(by % 96) ? one.from : timeOf(by % 96) })),
  }),
  "a holiday more": (policy, by) => ({
    ...policy,
    holidays: new Set([...policy.holidays, new Date(noon + (by % 14) * 86_400_000).toISOString().slice(0, 10)]),
  }),
  "a limit more": (policy, by) => ({
    ...policy,
    attemptLimits: [...policy.attemptLimits, { attempts: 1 + (by % 3), withinMinutes: by * 10 }],
  }),
  "an attempt less": (policy) => ({
    ...policy,
    attemptLimits: policy.attemptLimits.map((one) => ({ ...one, attempts: Math.max(1, one.attempts - 1) })),
  }),
  "attempts count for longer": (policy, by) => ({
    ...policy,
    attemptLimits: policy.attemptLimits.map((one) => ({ ...one, withinMinutes: one.withinMinutes + by })),
  }),
  "more time between": (policy, by) => ({ ...policy, spacingMinutes: policy.spacingMinutes + by }),
  "a no counts for longer": (policy, by) => ({ ...policy, coolOffDays: policy.coolOffDays + by }),
};

const caller: CallerNumber = {
  number: "+4722334466",
  iso2: "NO",
  isDefault: true,
  callsLeft: null,
  held: null,
  lastDialledAt: null,
};

/** Adds facts about a number that count against a call: more of them must never allow a call. */
const weights: Record<string, (facts: DialFacts, at: Date) => DialFacts> = {
  "it is on a list": (facts) => ({ ...facts, isSuppressed: true }),
  "its consent is withdrawn": (facts) => ({ ...facts, hasConsent: false }),
  "it is on the line": (facts) => ({ ...facts, isOnTheLine: true }),
  "it was called once more": (facts, at) => ({ ...facts, attempts: [...facts.attempts, at] }),
  "placing its call fails at the moment": (facts, at) => ({
    ...facts,
    heldByBreakerUntil: new Date(2 * noon - at.getTime()),
  }),
  "no number of the company may call it": (facts, at) => ({
    ...facts,
    callers: [
      {
        ...caller,
        held: { until: new Date(2 * noon - at.getTime() + 14 * DAY_MINUTES * 60_000), reason: "NO_CALLER_NUMBER" },
      },
    ],
  }),
  "it said no once more": (facts, at) => ({
    ...facts,
    lastNoAt: facts.lastNoAt && facts.lastNoAt > at ? facts.lastNoAt : at,
  }),
};

const before = fc.integer({ min: 1, max: 60 * DAY_MINUTES }).map((minutes) => new Date(noon - minutes * 60_000));
const questions = fc.record({
  policy: policies,
  by: fc.nat(400),
  another: before,
  now: fc.nat(14 * DAY_MINUTES).map((minutes) => new Date(noon + minutes * 60_000)),
  wish: fc.record({
    isSpecialNumber: fc.constantFrom(false, false, false, true),
    zones: fc.subarray(["Europe/Oslo", "America/New_York", "Asia/Kathmandu"], { minLength: 1, maxLength: 2 }),
    caller: fc.constant({ to: "+4722334455", iso2: "NO", itemNumber: null, isNearest: true }),
  }),
  facts: fc.record<DialFacts>({
    isSuppressed: fc.constantFrom(false, false, false, true),
    hasConsent: fc.constantFrom(true, true, false),
    isOnTheLine: fc.constantFrom(false, false, false, true),
    attempts: fc.array(before, { maxLength: 3 }),
    lastNoAt: fc.option(before, { freq: 3 }),
    heldByBreakerUntil: fc.constant(null),
    callers: fc.constantFrom([], [caller]),
  }),
});

describe("nothing that is stricter makes a call that was not made before", () => {
  it.each(Object.entries(ways))("%s", (_name, make) => {
    let dialled = 0;
    fc.assert(
      fc.property(questions, ({ policy, by, wish, facts, now }) => {
        const loose = decideDial(wish, facts, policy, now, openNow).kind;
        const strict = decideDial(wish, facts, make(policy, by), now, openNow).kind;
        if (loose === "dial") dialled += 1;
        expect(strict !== "dial" || loose === "dial").toBe(true);
      }),
      runs,
    );
    // Otherwise it would apply to nothing.
    expect(dialled).toBeGreaterThan(20);
  });

  it.each(Object.entries(weights))("%s", (_name, make) => {
    fc.assert(
      fc.property(questions, ({ policy, another, wish, facts, now }) => {
        const light = decideDial(wish, facts, policy, now, openNow).kind;
        const heavy = decideDial(wish, make(facts, another), policy, now, openNow).kind;
        expect(heavy !== "dial" || light === "dial").toBe(true);
      }),
      runs,
    );
  });
});
