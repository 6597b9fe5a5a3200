import { describe, expect, it } from "vitest";

import { seededRandom, pick } from "../seededRandom.ts";
import { isOpen, nextOpen } from "./callingWindow.ts";
import { callingRules } from "./callingRules.data.ts";
import type { CallingHours, Weekday } from "./dialPolicy.ts";
import { holidaysOf, policyFor } from "./policyFor.ts";

const zonesOf: Record<string, string[]> = {
  US: "America/New_York America/Chicago America/Denver America/Phoenix America/Los_Angeles America/Anchorage Pacific/Honolulu".split(
    " ",
  ),
  CA: "America/St_Johns America/Toronto America/Vancouver".split(" "),
  FR: ["Europe/Paris"],
  GB: ["Europe/London"],
  DE: ["Europe/Berlin"],
  TR: ["Europe/Istanbul"],
  NO: ["Europe/Oslo"],
  AU: "Australia/Lord_Howe Australia/Adelaide Australia/Perth Australia/Sydney".split(" "),
  NP: ["Asia/Kathmandu"],
};

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * The local time in a time zone, from the offset to Greenwich that the platform gives: a different method than in the
 * code.
 */
function clockIn(zone: string, at: Date): Date {
  const format = formats.get(zone) ?? new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longOffset" });
  formats.set(zone, format);
  const name = format.formatToParts(at).find(({ type }) => type === "timeZoneName")?.value ?? "";
  const [, sign, hours = 0, minutes = 0] = /GMT(?:([+-])(\d{2}):(\d{2}))?/.exec(name) ?? [];
  return new Date(at.getTime() + (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000);
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

function oracle(hours: readonly CallingHours[], days: ReadonlySet<string>, zones: string[], at: Date): boolean {
  return zones.every((zone) => {
    const local = clockIn(zone, at);
    const minute = local.getUTCHours() * 60 + local.getUTCMinutes();
    if (days.has(local.toISOString().slice(0, 10))) return false;
    return hours.some(
      (one) =>
        one.days.includes(local.getUTCDay() as Weekday) && minute >= minutesOf(one.from) && minute < minutesOf(one.to),
    );
  });
}

describe("nobody is called at an hour that is not allowed where they are", () => {
  it("10,000 random people, rules and moments agree with another calculation, over both changes of the clock", () => {
    const random = seededRandom("calling windows");
    const first = Date.UTC(2026, 9, 1);
    const wrong: string[] = [];
    for (let round = 0; round < 10_000; round += 1) {
      const country = pick(random, Object.keys(zonesOf));
      const all = zonesOf[country] ?? [];
      const some = all.filter(() => random() < 0.5);
      const zones = some.length > 0 ? some : all.slice(0, 1);
      const policy = policyFor(country, true);
      const at = new Date(first + Math.floor(random() * 300 * 86_400) * 1000);
      const isAllowed = (moment: Date) => oracle(policy.hours, policy.holidays, zones, moment);
      const next = nextOpen(policy, zones, at);
      const isRight =
        isOpen(policy, zones, at) === isAllowed(at) &&
        next !== null &&
        isAllowed(next) &&
        // No earlier minute was allowed.
        [0, 0.25, 0.5, 0.75, 0.999].every((part) => {
          const between = new Date(at.getTime() + (next.getTime() - at.getTime()) * part);
          return between >= next || !isAllowed(between);
        });
      if (!isRight) wrong.push(`${country} ${zones.join(",")} ${at.toISOString()} ${next?.toISOString()}`);
    }
    expect(wrong).toEqual([]);
  });

  it.each([
    ["FR", "2026-11-20T18:59:00Z", "2026-11-20T18:59:00.000Z", "the last minute of a Friday in Paris"],
    ["FR", "2026-11-20T19:00:00Z", "2026-11-23T09:00:00.000Z", "Friday 20:00 in Paris waits until Monday 10:00"],
    ["FR", "2026-12-24T19:00:00Z", "2026-12-28T09:00:00.000Z", "over Christmas and a weekend"],
    ["US", "2026-11-23T12:00:00Z", "2026-11-23T19:00:00.000Z", "an American anywhere is called from 9:00 in Honolulu"],
    ["NO", "2026-11-24T01:02:00Z", "2026-11-24T08:00:00.000Z", "02:02 in Oslo waits until 9:00"],
  ])("%s at %s: %s, %s", (country, at, next) => {
    expect(nextOpen(policyFor(country, true), zonesOf[country] ?? [], new Date(at))?.toISOString()).toBe(next);
  });

  it("hours that never open have no next moment, and neither has a person who is nowhere", () => {
    expect(nextOpen({ hours: [], holidays: new Set() }, ["Europe/Oslo"], new Date())).toBeNull();
    expect(isOpen(policyFor("NO", true), [], new Date("2026-11-24T10:00:00Z"))).toBe(false);
  });
});

describe("the tables of countries are kept", () => {
  it("every rule's hours are quarters of an hour, as clocks differ by such", () => {
    const odd = Object.values(callingRules).flatMap((rule) =>
      (rule?.hours ?? []).flatMap(({ from, to }) => [from, to]).filter((time) => !/^\d\d:(00|15|30|45)$/.test(time)),
    );
    expect(odd).toEqual([]);
  });

  it("the holidays last for another year: make holidays.data.ts longer when this fails", () => {
    const inAYear = new Date(Date.now() + 365 * 86_400_000).toISOString().slice(0, 10);
    const ending = ["AU", "CA", "DE", "FR", "GB", "NO", "TR", "US"].filter(
      (country) => ![...holidaysOf(country)].some((day) => day > inAYear),
    );
    expect(ending).toEqual([]);
  });
});
