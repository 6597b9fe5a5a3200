import { sql } from "kysely";

import { type Chores, doChores, doEveryHour } from "./chores.ts";
import type { Context } from "./context.ts";
import { forgetOldBuilds } from "./pages/keepBuild.ts";
import { forgetArchived, pseudonymiseArchived } from "./store/archive.ts";
import { forgetOlder } from "./store/forgetRows.ts";
import { forgetRegisteredNumbers } from "./store/registers.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How long people can read their notifications. */
const NOTIFIED_DAYS = 90;
/** How long calls of a deleted company contain the called people, because a bill may be disputed. */
const NAMED_DAYS = 90;
/** How long its accounts are kept: the longest period that the law of a known country requires. */
const KEPT_YEARS = 10;

type House = Pick<Context, "db" | "clock">;

/** Deletes every hour what is no longer needed: old live events, and tokens that have expired with their sessions. */
export function startHousekeeping({ db, clock, logger }: House & Pick<Context, "logger">): Disposable {
  return doEveryHour(logger, choresOf({ db, clock }));
}

/** One round of it. */
export function keepHouse({ db, clock }: House): Promise<void> {
  return doChores(choresOf({ db, clock }));
}

/**
 * The last day is kept: nobody resumes an event stream later, and a reused refresh token should still be recognised.
 */
function choresOf({ db, clock }: House): Chores {
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
  return {
    "live events": () => forgetOlder(db, "live_events", "created_at", daysAgo(1)),
    "rate limits": () => forgetOlder(db, "rate_limits", "expires_at", clock.now()),
    "write checks": () => forgetOlder(db, "write_checks", "checked_at", daysAgo(1)),
    "keys of writes": () => forgetOlder(db, "idempotency_keys", "expires_at", clock.now()),
    edits: () => forgetOlder(db, "edits", "edited_at", daysAgo(30)),
    "mails that were given up": () => forgetOlder(db, "mail_outbox", "given_up_at", daysAgo(30)),
    "webhook deliveries": () => forgetOlder(db, "webhook_deliveries", "created_at", daysAgo(30), isSettled),
    "registered numbers": () => forgetRegisteredNumbers(db, daysAgo(30)),
    "tokens of mails": () => forgetOlder(db, "email_tokens", "expires_at", daysAgo(1)),
    "refresh tokens": () => forgetOlder(db, "refresh_tokens", "expires_at", daysAgo(1)),
    sessions: () => forgetOlder(db, "sessions", "created_at", daysAgo(1), hasNoToken),
    notifications: () => forgetOlder(db, "notifications", "created_at", daysAgo(NOTIFIED_DAYS)),
    builds: () => forgetOldBuilds({ db, clock }),
    "people of deleted companies": () => pseudonymiseArchived(db, daysAgo(NAMED_DAYS), clock.now()),
    "books of deleted companies": () => forgetArchived(db, daysAgo(KEPT_YEARS * 365.25)),
  };
}

const isSettled = sql<boolean>`status <> 'PENDING'`;
const hasNoToken = sql<boolean>`not exists (select from refresh_tokens t where t.session_id = sessions.id)`;
