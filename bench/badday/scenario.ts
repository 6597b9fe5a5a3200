import type { Day } from "./day.ts";

/**
 * A way in which a day can go wrong.
 *
 * To add one: write `bench/badday/<name>.ts` that exports a `Scenario`, and put it into the list in `badDay.ts`. It is then run by
 * `pnpm bench badday` (`--only <name>` runs it alone), and in its short form by `badDay.crash.test.ts`, which `pnpm test server`
 * runs.
 *
 * A scenario gets a `Day`: a real PostgreSQL server, a database with the demo data that no other scenario uses, and a way to start
 * our processes. It need not clean up: processes and database go when it returns. `day.isShort` asks for a form that takes
 * some ten seconds and proves the same with less. What it found goes into observations, each with what was allowed; the frame
 * adds that no process ended by itself.
 *
 * @example
 * export const tarpits: Scenario = {
 *   name: "tarpits",
 *   title: "A hundred partners' servers do not answer",
 *   async run(day) {
 *     const [server] = await day.startTwo();
 *     const delays = await deliver(server.url, day.isShort ? 20 : 100);
 *     return [atMost("the healthy endpoint's delay, p99", percentile(delays, 99), 2000, "ms")];
 *   },
 * };
 */
export interface Scenario {
  /** Names it on the command line: lower case, words with hyphens. */
  name: string;
  /** What goes wrong, in a sentence. */
  title: string;
  run(day: Day): Promise<Observation[]>;
}

/** A line of the table of what happened. */
export interface Observation {
  what: string;
  found: string;
  /** What was allowed, as a person reads it; empty when the line only informs. */
  limit: string;
  isGood: boolean;
  /** Whether it is a time, which says as much of the machine as of us: the bench judges it, a test does not. */
  isTime: boolean;
}

/** Good while the figure is not above the limit. */
export function atMost(what: string, value: number, limit: number, unit = ""): Observation {
  return {
    what,
    found: figure(value, unit),
    limit: `≤ ${figure(limit, unit)}`,
    isGood: value <= limit,
    isTime: unit === "s" || unit === "ms",
  };
}

/** Good when the figure is this one: mostly for what must not happen at all. */
export function exactly(what: string, value: number, wanted: number, unit = ""): Observation {
  return { what, found: figure(value, unit), limit: figure(wanted, unit), isGood: value === wanted, isTime: false };
}

/** Only for the reader: how much was done, and how long it took. */
export function noted(what: string, value: number | string, unit = ""): Observation {
  return {
    what,
    found: typeof value === "number" ? figure(value, unit) : value,
    limit: "",
    isGood: true,
    isTime: false,
  };
}

function figure(value: number, unit: string): string {
  const digits = Number.isInteger(value) || Math.abs(value) >= 20 ? 0 : 1;
  return `${value.toFixed(digits)}${unit && ` ${unit}`}`;
}
