import type { Context } from "../context.ts";

const keptHours = 24;
const everyMilliseconds = 3_600_000;

/** Deletes old events every hour: they have been acted on or slept through, and nobody resumes after a day. */
export function startEventCleaning({ db, clock, logger }: Pick<Context, "db" | "clock" | "logger">): Disposable {
  const clean = () => {
    const before = new Date(clock.now().getTime() - keptHours * 3_600_000);
    db.deleteFrom("live_events")
      .where("created_at", "<", before)
      .execute()
      .catch((error: unknown) => logger.warn({ err: error }, "old live events could not be deleted"));
  };
  const timer = setInterval(clean, everyMilliseconds);
  timer.unref();
  return { [Symbol.dispose]: () => clearInterval(timer) };
}
