import type { CallFigures, CallNumbers, CountedAnswer, Query } from "@callwright/sdk/contract";

import type { FigureFilters } from "../../../calls/figures/figureFilters.js";
import { wallTime } from "../../../lib/wallTime.js";

/** The ranges that one press chooses, and `own`. */
export const ranges = ["week", "month", "quarter", "year", "own"] as const;
export type RangeName = (typeof ranges)[number];

/** A first and a last day, such as `2026-11-26`; null while one is typed. */
export interface OwnDays {
  from: string | null;
  to: string | null;
}

/** What there is to compare. */
export type PartName = "countries" | "hours" | "products" | "sellers";

/** One line of a comparison. */
export interface Part {
  id: string;
  /** Undefined for what is not known any more. */
  name: string | undefined;
  figures: CallFigures;
  /** What finds its calls; undefined where no list does. */
  filters: FigureFilters | undefined;
}

const DAY_MS = 86_400_000;
const mostDays = 366;

/** What is asked for a range, on a day of the zone whose midnights part the days. */
export function queryOf(
  range: RangeName,
  own: OwnDays,
  now: Date,
  timeZone: string,
): Pick<Query<"getCallNumbers">, "from" | "to"> {
  const today = wallTime(now, timeZone);
  const daysAgo = (days: number) => new Date(today.getTime() - days * DAY_MS).toISOString().slice(0, 10);
  switch (range) {
    case "week":
      return { from: daysAgo(6) };
    case "month":
      return {};
    case "quarter":
      return { from: daysAgo(89) };
    case "year":
      return { from: `${today.getUTCFullYear()}-01-01` };
    case "own":
      return { ...(own.from && { from: own.from }), ...(own.to && { to: own.to }) };
  }
}

/** Why no numbers can be asked for two days; undefined where they can. */
export function mistakeIn({ from, to }: OwnDays): "wrongOrder" | "tooLong" | undefined {
  if (from === null || to === null) return undefined;
  if (to < from) return "wrongOrder";
  return Date.parse(to) - Date.parse(from) >= mostDays * DAY_MS ? "tooLong" : undefined;
}

/** The days of a reply, by the clock of its zone. */
export function daysOf({ startsAt, endsAt, timeZone }: CallNumbers): { from: string; to: string } {
  const day = (at: number) => wallTime(at, timeZone).toISOString().slice(0, 10);
  return { from: day(Date.parse(startsAt)), to: day(Date.parse(endsAt) - 1) };
}

/** The figures that have a list: what they are called, how many they are, and what finds them. */
export function countsOf(
  figures: CallFigures,
  filters: FigureFilters,
): { id: "calls" | CountedAnswer | "positive"; count: number; filters: FigureFilters }[] {
  return [
    { id: "calls", count: figures.calls, filters },
    { id: "PERSON", count: figures.answeredByPerson, filters: { ...filters, answerers: ["PERSON"] } },
    { id: "MACHINE", count: figures.answeredByMachine, filters: { ...filters, answerers: ["MACHINE"] } },
    { id: "NOBODY", count: figures.answeredByNobody, filters: { ...filters, answerers: ["NOBODY"] } },
    { id: "positive", count: figures.positive, filters: { ...filters, answers: ["POSITIVE"] } },
  ];
}

/** The lines of a comparison. */
export function partsOf(
  numbers: CallNumbers,
  name: PartName,
  filters: FigureFilters,
  hourName: (hour: number) => string,
): Part[] {
  if (name === "hours")
    return numbers.hours.map(({ hour, figures }) => ({
      id: String(hour),
      name: hourName(hour),
      figures,
      filters: { ...filters, dialledHours: [String(hour)] },
    }));
  const key = { countries: "countryIds", products: "productIds", sellers: "sellerCompanyIds" } as const;
  return numbers[name].map(({ of, figures }) => ({
    id: of?.id ?? "",
    name: of?.name,
    figures,
    filters: of ? { ...filters, [key[name]]: [of.id] } : undefined,
  }));
}
