import { setTimeout as pause } from "node:timers/promises";

import { sql } from "kysely";

import { storedJson } from "../db/storedJson.ts";
import { inScope } from "../auth/scope.ts";
import type { Database } from "../db/database.ts";
import type { Listen } from "../db/listenTo.ts";
import { backOffMs } from "../db/backOff.ts";
import type { Ids } from "../ids.ts";
import type { Logger } from "../logger.ts";
import type { Sql } from "../store/json.ts";
import { allOf } from "../store/listing.ts";
import type { LiveEvent, LiveEventPayload } from "./liveEvent.ts";
import type { LiveEvents } from "./liveEvents.ts";
import { Subscription } from "./subscription.ts";

const batchSize = 500;

type Needed = { db: Database; ids: Ids; logger: Logger };

interface Row {
  position: bigint;
  seller_company_id: string | null;
  user_id: string | null;
  payload: LiveEventPayload;
  created_at: Date;
}

/**
 * Starts following the events of the database. Each process reads them once and passes them to its own subscribers;
 * without subscribers, it does not read them.
 *
 * Positions follow the order of commits, under one lock: transactions that publish commit one after the other.
 * bench/README.md has the cost; publish many events in one transaction.
 */
export async function createLiveEvents({ db, ids, logger }: Needed, listenTo: Listen): Promise<LiveEvents> {
  const subscriptions = new Set<Subscription>();
  const stopping = new AbortController();
  let seen = await newestPosition(db);
  let reading: Promise<void> | undefined;
  let isBehind = false;

  const readNew = async () => {
    do {
      isBehind = false;
      const rows = await readAfter(db, seen, everybody);
      for (const row of rows) {
        seen = row.position;
        for (const subscription of subscriptions) if (isFor(row, subscription)) subscription.push(toEvent(row));
      }
      isBehind ||= rows.length === batchSize;
    } while (isBehind);
  };
  /** Continues at its position when the database is back, because notifications are not repeated. */
  const readUntilRead = async () => {
    for (let failures = 0; !stopping.signal.aborted; failures += 1) {
      try {
        return await readNew();
      } catch (error) {
        logger.warn({ err: error }, "live events could not be read; it will be tried again");
      }
      await pause(backOffMs(failures), undefined, { signal: stopping.signal }).catch(() => {});
    }
  };
  const onNotice = (notice?: string) => {
    const newest = parsePosition(notice);
    // Notifications come in the order of positions: events that nobody follows are skipped without being read.
    if (newest !== undefined && subscriptions.size === 0 && !reading) {
      if (newest > seen) seen = newest;
      return;
    }
    isBehind = true;
    reading ??= readUntilRead().finally(() => (reading = undefined));
  };
  const listener = await listenTo("live_events", onNotice);

  const publishAll: LiveEvents["publishAll"] = async (trx, published) => {
    if (published.length === 0) return;
    const rows = published.map(({ sellerCompanyId, userId = null, payload }) => ({
      id: ids.next(),
      seller_company_id: sellerCompanyId,
      user_id: userId,
      type: payload.type,
      payload,
    }));
    // The same statement for any number of events, so that its plan is kept.
    await sql`
      insert into live_events (id, seller_company_id, user_id, type, payload) select id, seller_company_id, user_id, type, payload
      from json_to_recordset(${storedJson(rows)}::json) as n (id uuid, seller_company_id uuid, user_id uuid, type text, payload json)`.execute(
      trx,
    );
  };

  return {
    publish: (trx, sellerCompanyId, payload) => publishAll(trx, [{ sellerCompanyId, payload }]),
    publishAll,
    async *follow(within, { afterId, since, userId = null, signal }) {
      const subscription = new Subscription(within, userId, signal);
      const isTold = allOf(
        inScope(within, "seller_company_id"),
        sql<boolean>`(user_id is null or user_id = ${userId})`,
      );
      subscriptions.add(subscription);
      try {
        let last = parsePosition(afterId) ?? (since && (await positionBefore(db, since)));
        for (let rows = await missed(db, last, isTold); rows.length > 0; rows = await missed(db, last, isTold)) {
          for (const row of rows) yield toEvent(row);
          last = rows.at(-1)?.position;
        }
        for await (const event of subscription) if (last === undefined || BigInt(event.id) > last) yield event;
      } finally {
        subscriptions.delete(subscription);
      }
    },
    async [Symbol.asyncDispose]() {
      stopping.abort();
      await listener[Symbol.asyncDispose]();
      await reading;
      for (const subscription of subscriptions) subscription.end();
    },
  };
}

const everybody = sql<boolean>`true`;

async function missed(db: Database, after: bigint | undefined, isTold: Sql<boolean>): Promise<Row[]> {
  return after === undefined ? [] : readAfter(db, after, isTold);
}

function readAfter(db: Database, position: bigint, isTold: Sql<boolean>): Promise<Row[]> {
  return db
    .selectFrom("live_events")
    .select((event) => event.ref("position").$notNull().as("position"))
    .select(["seller_company_id", "user_id", "payload", "created_at"])
    .where("position", ">", position)
    .where(isTold)
    .orderBy("position")
    .limit(batchSize)
    .execute();
}

async function newestPosition(db: Database): Promise<bigint> {
  const { position } = await db
    .selectFrom("live_events")
    .select(sql<bigint>`coalesce(max(position), 0)`.as("position"))
    .executeTakeFirstOrThrow();
  return position;
}

/** The newest event before that time; it is searched from the newest backwards, so it is fast for recent times. */
async function positionBefore(db: Database, moment: Date): Promise<bigint> {
  const event = await db
    .selectFrom("live_events")
    .select((row) => row.ref("position").$notNull().as("position"))
    .where("position", "is not", null)
    .where("created_at", "<", moment)
    .orderBy("position", "desc")
    .limit(1)
    .executeTakeFirst();
  return event?.position ?? 0n;
}

function isFor(row: Row, { scope, userId }: Subscription): boolean {
  if (row.user_id !== null && row.user_id !== userId) return false;
  return (
    scope.kind === "everything" || (row.seller_company_id !== null && scope.companyIds.includes(row.seller_company_id))
  );
}

function toEvent({ position, payload, created_at }: Row): LiveEvent {
  return { id: String(position), at: created_at.toISOString(), ...payload };
}

function parsePosition(id: string | undefined): bigint | undefined {
  return id && /^\d{1,18}$/.test(id) ? BigInt(id) : undefined;
}
