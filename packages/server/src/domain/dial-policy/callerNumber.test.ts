import { describe, expect, it } from "vitest";

import { chooseCaller, type CallerNumber, type CallerWish } from "./callerNumber.ts";

const now = new Date("2026-11-24T10:00:00Z");
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const number = (digits: string, iso2: string, changes: Partial<CallerNumber> = {}): CallerNumber => ({
  number: digits,
  iso2,
  isDefault: false,
  callsLeft: null,
  held: null,
  lastDialledAt: null,
  ...changes,
});
const izmir = number("+902325550142", "TR", { isDefault: true });
const oslo = number("+4722334455", "NO");
const bergen = number("+4755334455", "NO");
const istanbul = number("+902125550142", "TR");
const toBergen: CallerWish = { to: "+4755112233", iso2: "NO", itemNumber: null, isNearest: true };
const fromDefault: CallerWish = { ...toBergen, isNearest: false };
const paused = { held: { until: later(30), reason: "NO_CALLER_NUMBER" } } as const;

describe("the number that a person is called from", () => {
  it("is one of their country, then the one with the longest common beginning", () => {
    expect(chooseCaller(toBergen, [izmir, oslo, bergen], now)).toEqual({ from: bergen.number });
    expect(chooseCaller(toBergen, [izmir, oslo], now)).toEqual({ from: oslo.number });
    expect(chooseCaller(toBergen, [izmir, istanbul], now)).toEqual({ from: izmir.number });
  });

  it("is one of their country though another one begins more like theirs", () => {
    const toronto: CallerWish = { ...toBergen, to: "+14165550100", iso2: "CA" };
    const [california, vancouver] = [number("+14155550100", "US"), number("+16045550100", "CA")];
    expect(chooseCaller(toronto, [california, vancouver], now)).toEqual({ from: vancouver.number });
  });

  it("R-35 is the item's, else the default one, and without either the installation's", () => {
    expect(chooseCaller({ ...toBergen, itemNumber: izmir.number }, [izmir, bergen], now)).toEqual({
      from: izmir.number,
    });
    expect(chooseCaller(fromDefault, [bergen, izmir], now)).toEqual({ from: izmir.number });
    expect(chooseCaller(fromDefault, [bergen], now)).toEqual({ from: null });
    expect(chooseCaller(toBergen, [], now)).toEqual({ from: null });
  });

  it("is the next one while the best is paused, has made its calls or fails", () => {
    expect(chooseCaller(toBergen, [izmir, oslo, { ...bergen, ...paused }], now)).toEqual({ from: oslo.number });
    expect(chooseCaller(toBergen, [izmir, oslo, { ...bergen, callsLeft: 0 }], now)).toEqual({ from: oslo.number });
    expect(chooseCaller(fromDefault, [bergen, oslo, { ...izmir, ...paused }], now)).toEqual({ from: bergen.number });
    expect(chooseCaller(toBergen, [{ ...bergen, ...paused }], later(30))).toEqual({ from: bergen.number });
  });

  it("takes turns among those that are equally near", () => {
    const used = number("+4755334466", "NO", { lastDialledAt: now });
    expect(chooseCaller(toBergen, [used, bergen], now)).toEqual({ from: bergen.number });
  });

  it("is the default one among those that are equally near, whenever it was last called from", () => {
    const ours = number("+4755334466", "NO", { isDefault: true, lastDialledAt: now });
    expect(chooseCaller(toBergen, [bergen, ours], now)).toEqual({ from: ours.number });
  });

  it("is none for an hour while it is not known when the next call may be made from one of them", () => {
    const madeItsCalls = { ...oslo, callsLeft: 0, held: { until: now, reason: "NO_CALLER_NUMBER" as const } };
    expect(chooseCaller(toBergen, [{ ...bergen, ...paused }, madeItsCalls], now)).toEqual({
      until: later(60),
      reason: "NO_CALLER_NUMBER",
      isOfCompany: true,
      isGuess: true,
    });
  });

  it("is none until the first of them may be called from again", () => {
    const failing = { ...oslo, held: { until: later(5), reason: "CARRIER_PAUSED" as const } };
    expect(chooseCaller(toBergen, [{ ...bergen, ...paused }, failing], now)).toEqual({
      until: later(5),
      reason: "CARRIER_PAUSED",
      isOfCompany: true,
      isGuess: false,
    });
  });

  it("of a company that otherwise calls from the installation's, only the item's calls wait", () => {
    const item = { ...fromDefault, itemNumber: bergen.number };
    expect(chooseCaller(item, [{ ...bergen, ...paused }], now)).toMatchObject({ until: later(30), isOfCompany: false });
  });
});
