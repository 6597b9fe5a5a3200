import { expect, it } from "vitest";

import { pick, seededRandom } from "../seededRandom.ts";
import { decideDial, type DialFacts } from "./decideDial.ts";
import { stricter, type CallingHours, type DialPolicy, type Weekday } from "./dialPolicy.ts";
import { policyFor } from "./policyFor.ts";

const MINUTE_MS = 60_000;
const QUARTER_MS = 15 * MINUTE_MS;
const DAY_MS = 1440 * MINUTE_MS;
/** Only the hour matters. */
const nothingInTheWay: DialFacts = {
  isSuppressed: false,
  hasConsent: true,
  isOnTheLine: false,
  attempts: [],
  lastNoAt: null,
  heldByBreakerUntil: null,
  callers: [],
};
const caller = { to: "+4722334455", iso2: "NO", itemNumber: null, isNearest: false };
/**
 * From west to east: time zones whose clocks change in spring, in autumn, by half an hour or never, and time zones with
 * an offset of 45 minutes.
 */
const clocks =
  `Pacific/Honolulu America/Los_Angeles America/Phoenix America/New_York America/Santiago America/St_Johns Europe/London
  Africa/Casablanca Europe/Oslo Africa/Cairo Europe/Istanbul Asia/Kathmandu Asia/Tokyo Australia/Adelaide Australia/Lord_Howe Pacific/Chatham
  Pacific/Kiritimati`.split(/\s+/);

const clockOf = new Map(
  clocks.map((zone) => {
    const format = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longOffset" });
    return [zone, { format, known: new Map<number, number>() }];
  }),
);

/** The offset to Greenwich in a quarter of an hour, according to the platform, in milliseconds. */
function differenceOf(zone: string, quarter: number): number {
  const clock = clockOf.get(zone);
  const found = clock?.known.get(quarter);
  if (found !== undefined) return found;
  const text = clock?.format.format(quarter * QUARTER_MS) ?? "";
  const [, sign, hours = 0, minutes = 0] = /GMT(?:([+-])(\d\d):(\d\d))?$/.exec(text) ?? [];
  const difference = (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * MINUTE_MS;
  clock?.known.set(quarter, difference);
  return difference;
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** A second implementation of the rules: a list of the minutes of a week, and the days of holidays as numbers. */
function readRules({ hours, holidays }: DialPolicy) {
  const isOpenMinute = new Uint8Array(7 * 1440);
  for (const { days, from, to } of hours)
    for (const day of days) isOpenMinute.fill(1, day * 1440 + minutesOf(from), day * 1440 + minutesOf(to));
  const closedDays = new Set([...holidays].map((date) => Date.parse(date) / DAY_MS));
  return (zones: readonly string[], time: number) =>
    zones.every((zone) => {
      const minute = Math.floor((time + differenceOf(zone, Math.floor(time / QUARTER_MS))) / MINUTE_MS);
      const day = Math.floor(minute / 1440);
      // The first of January 1970 was a Thursday.
      return !closedDays.has(day) && isOpenMinute[((day + 4) % 7) * 1440 + (minute - day * 1440)] === 1;
    });
}

const random = seededRandom("who is dialled when");
const upTo = (count: number) => Math.floor(random() * count);
const timeOf = (quarter: number) =>
  `${String(Math.floor(quarter / 4)).padStart(2, "0")}:${String((quarter % 4) * 15).padStart(2, "0")}`;

function someHours(): CallingHours[] {
  return Array.from({ length: 1 + upTo(3) }, () => {
    const from = upTo(60);
    const days = ([0, 1, 2, 3, 4, 5, 6] as Weekday[]).filter(() => random() < 0.8);
    return { days, from: timeOf(from), to: timeOf(Math.min(96, from + 12 + upTo(60))) };
  });
}

function someQuestion() {
  const country = policyFor(pick(random, ["US", "CA", "FR", "GB", "DE", "TR", "NO", "AU", "JP"]), true);
  const policy = random() < 0.5 ? country : stricter(country, { hours: someHours() });
  const west = upTo(clocks.length);
  const zones = clocks.slice(west, west + pick(random, [1, 1, 1, 2, 3]));
  return { policy, zones, at: Date.UTC(2026, 9, 1) + upTo(500 * 86_400) * 1_000 };
}

/** The errors of a decision, checked minute by minute. */
function faultOf({ policy, zones, at }: ReturnType<typeof someQuestion>): string | undefined {
  const isAllowed = readRules(policy);
  const decision = decideDial({ isSpecialNumber: false, zones, caller }, nothingInTheWay, policy, new Date(at));
  if (decision.kind === "dial") return isAllowed(zones, at) ? undefined : "is dialled outside of the hours";
  // A person who may not be called for more than a week can never be called. In this case it is sufficient to check
  // quarters of an hour, because all rules use whole quarters.
  const [end, step] = decision.kind === "hold" ? [decision.until.getTime(), MINUTE_MS] : [at + 9 * DAY_MS, QUARTER_MS];
  for (let time = at; time < end; time = Math.floor(time / step + 1) * step)
    if (isAllowed(zones, time)) return `is not dialled though ${new Date(time).toISOString()} is allowed`;
  if (decision.kind === "refuse") return undefined;
  if (end <= at) return "is held until a moment that is over";
  return isAllowed(zones, end) ? undefined : "is held until a moment outside of the hours";
}

it(
  "of 10,000 random people, rules and moments nobody is dialled at an hour that is not allowed, nor held for longer than to the first minute that is",
  { timeout: 120_000 },
  () => {
    const questions = Array.from({ length: 10_000 }, someQuestion);
    const faults = questions.flatMap((question) => {
      const fault = faultOf(question);
      return fault ? [`${question.zones.join(" ")} at ${new Date(question.at).toISOString()} ${fault}`] : [];
    });
    expect(faults).toEqual([]);
  },
);
