import type { Context } from "./context.ts";
import { forgetOldBuilds } from "./pages/keepBuild.ts";
import { forgetArchived, pseudonymiseArchived } from "./store/archive.ts";
import { forgetEdits } from "./store/edits.ts";
import { forgetKeys } from "./store/idempotencyKeys.ts";
import { forgetGivenUpMails } from "./store/mails.ts";
import { forgetWindows } from "./store/rateLimits.ts";
import { forgetNotifications } from "./store/notifications.ts";
import { forgetRegisteredNumbers } from "./store/registers.ts";
import { forgetSettledDeliveries } from "./store/webhooks.ts";

const everyMilliseconds = 3_600_000;
const hour = 3_600_000;
/** How long people can read their notifications. */
const NOTIFIED_DAYS = 90;
/** How long calls of a deleted company contain the called people, because a bill may be disputed. */
const NAMED_DAYS = 90;
/** How long its accounts are kept: the longest period that the law of a known country requires. */
const KEPT_YEARS = 10;

/** Deletes every hour what is no longer needed: old live events, and tokens that have expired with their sessions. */
export function startHousekeeping(context: Pick<Context, "db" | "clock" | "logger">): Disposable {
  const timer = setInterval(() => {
    keepHouse(context).catch((error: unknown) => context.logger.warn({ err: error }, "housekeeping failed"));
  }, everyMilliseconds);
  timer.unref();
  return { [Symbol.dispose]: () => clearInterval(timer) };
}

/**
 * One round of it. The last day is kept: nobody resumes an event stream later, and a reused refresh token should still
 * be recognised.
 */
export async function keepHouse({ db, clock }: Pick<Context, "db" | "clock">): Promise<void> {
  const before = new Date(clock.now().getTime() - 24 * hour);
  await db.deleteFrom("live_events").where("created_at", "<", before).execute();
  await forgetWindows(db, clock.now());
  await db.deleteFrom("write_checks").where("checked_at", "<", before).execute();
  await forgetKeys(db, clock.now());
  const monthAgo = new Date(clock.now().getTime() - 30 * 24 * hour);
  await forgetEdits(db, monthAgo);
  await forgetGivenUpMails(db, monthAgo);
  await forgetSettledDeliveries(db, monthAgo);
  await forgetRegisteredNumbers(db, monthAgo);
  await db.deleteFrom("email_tokens").where("expires_at", "<", before).execute();
  await db.deleteFrom("refresh_tokens").where("expires_at", "<", before).execute();
  await db
    .deleteFrom("sessions")
    .where("created_at", "<", before)
    .where((sessions) =>
      sessions.not(
        sessions.exists(
          sessions
            .selectFrom("refresh_tokens")
            .select("session_id")
            .whereRef("refresh_tokens.session_id", "=", "sessions.id"),
        ),
      ),
    )
    .execute();
  await forgetNotifications(db, new Date(clock.now().getTime() - NOTIFIED_DAYS * 24 * hour));
  await forgetOldBuilds({ db, clock });
  await pseudonymiseArchived(db, new Date(clock.now().getTime() - NAMED_DAYS * 24 * hour), clock.now());
  await forgetArchived(db, new Date(clock.now().getTime() - KEPT_YEARS * 365.25 * 24 * hour));
}
