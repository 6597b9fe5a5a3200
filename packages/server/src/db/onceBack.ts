import { setTimeout as rest } from "node:timers/promises";

import { backOffMs } from "./backOff.ts";
import { isDatabaseGone } from "./databaseGone.ts";

/** A restart takes seconds, a move to another machine a minute. */
const AWAY_MS = 120_000;

/** How time passes. Tests replace it. */
interface Passing {
  now: () => number;
  rest: (milliseconds: number) => Promise<void>;
}

const really: Passing = { now: () => performance.now(), rest: (milliseconds) => rest(milliseconds) };

/**
 * Carries out work that must not be lost because the database is away for a moment: it is repeated until the database
 * is back. The work has the same result if it is done twice.
 *
 * @param withinMs after this time, the database's error is thrown
 */
export async function onceBack<Result>(
  work: () => Promise<Result>,
  withinMs = AWAY_MS,
  time: Passing = really,
): Promise<Result> {
  const last = time.now() + withinMs;
  for (let failures = 0; ; failures += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseGone(error) || time.now() > last) throw error;
      await time.rest(backOffMs(failures));
    }
  }
}
