import type { Logger } from "./logger.ts";

const FIRST_AFTER_MS = 5 * 60_000;
const EVERY_MS = 3_600_000;

/** What has to be cleared up, by a name for the log. */
export type Chores = Readonly<Record<string, () => Promise<unknown>>>;

/**
 * Does chores every hour. The first time is soon after the start, because a process that is often replaced would
 * otherwise never do them.
 */
export function doEveryHour(logger: Logger, chores: Chores): Disposable {
  const work = () => {
    doChores(chores).catch((error: unknown) => logger.warn({ err: error }, "housekeeping failed"));
  };
  const first = setTimeout(work, FIRST_AFTER_MS).unref();
  const timer = setInterval(work, EVERY_MS).unref();
  return {
    [Symbol.dispose]() {
      clearTimeout(first);
      clearInterval(timer);
    },
  };
}

/**
 * Does each chore once, one after the other, also after one that failed: otherwise a single one would let everything
 * grow.
 *
 * @throws AggregateError at the end, with the failures.
 */
export async function doChores(chores: Chores): Promise<void> {
  const failures: Error[] = [];
  for (const [name, chore] of Object.entries(chores))
    await chore().catch((cause: unknown) => failures.push(new Error(`Not done: ${name}`, { cause })));
  if (failures.length > 0) throw new AggregateError(failures, failures.map(({ message }) => message).join("; "));
}
