import type { CallFigures, CallNumbers, CountedAnswer, Query } from "@callwright/sdk/contract";

import type { FigureFilters } from "../../../calls/figures/figureFilters.js";
import { wallTime } from "../../../lib/wallTime.js";

/** The ranges that can be chosen with one press, and `own` for a custom range. */
export const ranges = ["week", "month", "quarter", "year", "own"] as const;
export type RangeName = (typeof ranges)[number];

/** The first and the last day of a custom range, such as `2026-11-26`; null while a day is being entered. */
export interface OwnDays {
  from: string | null;
  to: string | null;
}

/** The groups by which the calls can be compared. */
export type PartName = "countries" | "hours" | "products" | "sellers";

/** A line of a comparison. */
export interface Part {
  id: string;
  /** Undefined for a record that is no longer known. */
  name: string | undefined;
  figures: CallFigures;
  /** The filters that find the calls of the line; undefined if no filters do. */
  filters: FigureFilters | undefined;
}

const DAY_MS = 86_400_000;
const mostDays = 366;

/** The query for a range, given the current time and the time zone whose midnights separate the days. */
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

/** Why the numbers of a custom range cannot be requested; undefined if they can, or if a day is missing. */
export function mistakeIn({ from, to }: OwnDays): "wrongOrder" | "tooLong" | undefined {
  if (from === null || to === null) return undefined;
  if (to < from) return "wrongOrder";
  return Date.parse(to) - Date.parse(from) >= mostDays * DAY_MS ? "tooLong" : undefined;
}

/** The first and the last day of a response, in the response's time zone. */
export function daysOf({ startsAt, endsAt, timeZone }: CallNumbers): { from: string; to: string } {
  const day = (at: number) => wallTime(at, timeZone).toISOString().slice(0, 10);
  return { from: day(Date.parse(startsAt)), to: day(Date.parse(endsAt) - 1) };
}

/** The figures whose calls can be listed: for each one its id, its count and the filters that find its calls. */
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
