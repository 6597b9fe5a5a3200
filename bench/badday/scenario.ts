import type { Day } from "./day.ts";

/**
 * A scenario of a bad day.
 *
 * To add one: write `bench/badday/<name>.ts` that exports a `Scenario`, and add it to the list in `badDay.ts`. It is
 * then run by `pnpm bench badday` (`--only <name>` runs it alone) and, in its short form, by `badDay.crash.test.ts`,
 * which is part of `pnpm test server`.
 *
 * A scenario gets a `Day`: a real PostgreSQL server, a database with the demo data that no other scenario uses, and a
 * way to start Callwright processes. It need not clean up: processes and database are removed when it returns.
 * `day.isShort` asks for a form that takes about ten seconds and proves the same with less. The results are
 * observations, each with what is allowed; the frame adds the observation that no process ended by itself.
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
  /** The name on the command line: lower-case words with hyphens. */
  name: string;
  /** A sentence that says what goes wrong. */
  title: string;
  run(day: Day): Promise<Observation[]>;
}

/** A row of the table of results. */
export interface Observation {
  what: string;
  found: string;
  /** The allowed value, as text; empty if the row is only information. */
  limit: string;
  isGood: boolean;
  /**
   * Whether the figure is a time. A time depends on the machine as much as on the code, so the bench judges it and a
   * test does not.
   */
  isTime: boolean;
}

/** An observation that is good if `value` is at most `limit`. */
export function atMost(what: string, value: number, limit: number, unit = ""): Observation {
  return {
    what,
    found: figure(value, unit),
    limit: `≤ ${figure(limit, unit)}`,
    isGood: value <= limit,
    isTime: unit === "s" || unit === "ms",
  };
}

/** An observation that is good if `value` equals `wanted`; mostly for what must not happen at all. */
export function exactly(what: string, value: number, wanted: number, unit = ""): Observation {
  return { what, found: figure(value, unit), limit: figure(wanted, unit), isGood: value === wanted, isTime: false };
}

/** An observation that only informs: how much was done, or how long it took. */
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
