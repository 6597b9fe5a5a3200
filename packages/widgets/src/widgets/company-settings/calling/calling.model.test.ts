import type { DialPolicy, EffectiveDialPolicy } from "@callwright/sdk/contract";
import { describe, expect, it } from "vitest";

import { calledSpans, mistakeIn, placeInDay, toDraft, toRequest, type CallingDraft } from "./calling.model.js";

const policy: DialPolicy = {
  hours: [
    { days: ["MONDAY", "TUESDAY"], from: "09:00", to: "12:00" },
    { days: ["TUESDAY"], from: "13:00", to: "17:00" },
    { days: ["FRIDAY"], from: "10:00", to: "11:30" },
  ],
  maxAttempts: 2,
  attemptsWithinDays: 7,
  coolOffDays: null,
  retries: true,
  nearestNumber: false,
  transferTo: null,
  recording: "ON",
  voicemail: { action: "HANG_UP", message: null },
  disclosures: [],
  effective: [],
};
const france: EffectiveDialPolicy = {
  country: "FR",
  ruleHours: [
    { days: ["MONDAY", "TUESDAY"], from: "10:00", to: "13:00" },
    { days: ["MONDAY", "TUESDAY"], from: "14:00", to: "20:00" },
  ],
  hours: [],
  maxAttempts: 4,
  attemptsWithinDays: 30,
  coolOffDays: 60,
};

describe("the hours of a company", () => {
  it("are the same after they were opened and saved", () => {
    const days = { ...toDraft(policy).days, SUNDAY: [] };
    expect(toRequest({ days: { ...days, FRIDAY: [] } }, policy)).toEqual({ hours: policy.hours.slice(0, 2) });
    expect(toRequest({ days, hasHours: true, maxAttempts: 2 }, policy)).toEqual({});
  });

  it("begin with those of an office, and are nobody's until they are switched on", () => {
    const without = { ...policy, hours: [] };
    const draft = toDraft(without);
    expect(draft.days.MONDAY).toEqual([{ from: "09:00", to: "18:00" }]);
    expect(draft.days.SUNDAY).toEqual([]);
    expect(toRequest({ hasHours: false }, policy).hours).toEqual([]);
    expect(toRequest({ hasHours: true }, without).hours).toEqual([
      { days: ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY"], from: "09:00", to: "18:00" },
    ]);
  });

  it("count where the country allows them too", () => {
    const draft: CallingDraft = { ...toDraft(policy), hasHours: true };
    draft.days.MONDAY = [{ from: "09:00", to: "15:00" }];
    expect(calledSpans(france, draft, "MONDAY")).toEqual([
      { from: "10:00", to: "13:00" },
      { from: "14:00", to: "15:00" },
    ]);
    expect(calledSpans(france, draft, "FRIDAY")).toEqual([]);
    expect(calledSpans(france, { ...draft, hasHours: false }, "TUESDAY")).toHaveLength(2);
  });

  it.each([
    ["neverOpen", {}],
    ["endsBeforeItBegins", { MONDAY: [{ from: "12:00", to: "12:00" }] }],
    [undefined, { MONDAY: [{ from: "12:00", to: "24:00" }] }],
  ])("%s: %j", (mistake, days) => {
    const none = Object.fromEntries(Object.keys(toDraft(policy).days).map((day) => [day, []]));
    const draft = { ...toDraft(policy), days: { ...none, ...days } } as CallingDraft;
    expect(mistakeIn(draft)).toBe(mistake);
    expect(mistakeIn({ ...draft, hasHours: false })).toBeUndefined();
  });

  it("lie where they are in the day", () => {
    expect(["00:00", "06:00", "12:00", "24:00"].map(placeInDay)).toEqual([0, 25, 50, 100]);
  });
});
