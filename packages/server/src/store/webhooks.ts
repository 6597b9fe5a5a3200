import type { Schemas } from "@callwright/sdk/contract";
import { sql } from "kysely";

import { inScope, type Scope } from "../auth/scope.ts";
import type { Database, Trx } from "../db/database.ts";
import type { WebhookDeliveryStatus, WebhookEventType } from "../domain/webhook.ts";
import { allOf, matchesText, orderBy, readItem, readListText, type PageRequest } from "./listing.ts";
import { columnsOf, iso, jsonOf, namedRef, one, oneOrNull, when } from "./json.ts";
import type { ChangedRow, NewRow } from "./tables.ts";

type EndpointField = "createdAt" | "url";

export interface EndpointFilter {
  text?: string;
  sortBy?: EndpointField | `-${EndpointField}`;
}

/** A page of endpoints, never their secrets, as JSON text. */
export function listEndpointsText(
  db: Database,
  within: Scope,
  { text, sortBy = "-createdAt" }: EndpointFilter,
  page: PageRequest,
) {
  const where = allOf(inScope(within, "e.seller_company_id"), matchesText(sql`plain(e.url)`, text));
  const order = orderBy(sortBy, "e", { createdAt: sql`e.created_at`, url: sql`lower(e.url)` });
  return readListText(db, { from: sql`webhook_endpoints e`, alias: "e", where, order, item: endpoint }, page);
}

/** One endpoint in the form of the contract; undefined if there is none inside the scope. */
export function readEndpoint(db: Database, within: Scope, id: string): Promise<Schemas["WebhookEndpoint"] | undefined> {
  const where = allOf(sql<boolean>`e.id = ${id}::uuid`, inScope(within, "e.seller_company_id"));
  return readItem(db, { from: sql`webhook_endpoints e`, where, item: endpoint });
}

/** How many endpoints a company has. No other transaction can add one until this one ends. */
export async function countEndpoints(trx: Trx, companyId: string): Promise<number> {
  await trx.selectFrom("seller_companies").select("id").where("id", "=", companyId).forUpdate().execute();
  const { count } = await trx
    .selectFrom("webhook_endpoints")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("seller_company_id", "=", companyId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertEndpoint(trx: Trx, endpoint: NewRow<"webhook_endpoints">): Promise<void> {
  await trx.insertInto("webhook_endpoints").values(endpoint).execute();
}

/** Changes an endpoint; undefined fields stay. */
export async function updateEndpoint(
  db: Database,
  id: string,
  changes: ChangedRow<"webhook_endpoints">,
): Promise<void> {
  await db.updateTable("webhook_endpoints").set(changes).where("id", "=", id).execute();
}

/** Gives an endpoint a new secret; the previous one also signs until a given time. */
export async function replaceSecret(db: Database, id: string, secret: Buffer, previousUntil: Date): Promise<void> {
  await db
    .updateTable("webhook_endpoints")
    .set((row) => ({ secret, previous_secret: row.ref("secret"), previous_secret_until: previousUntil }))
    .where("id", "=", id)
    .execute();
}

/** Disables an endpoint that responded that it is gone. */
export async function disableEndpoint(db: Database, id: string, now: Date): Promise<void> {
  await db.updateTable("webhook_endpoints").set({ is_enabled: false, gone_at: now }).where("id", "=", id).execute();
}

export async function deleteEndpoint(db: Database, id: string): Promise<void> {
  await db.deleteFrom("webhook_endpoints").where("id", "=", id).execute();
}

/** The endpoints of these companies, and the events to which they subscribe. */
export function readListeners(
  db: Database,
  companyIds: string[],
): Promise<{ id: string; companyId: string; events: WebhookEventType[] }[]> {
  return db
    .selectFrom("webhook_endpoints")
    .select(["id", "seller_company_id as companyId", "events"])
    .where("seller_company_id", "in", companyIds)
    .where("is_enabled", "=", true)
    .execute();
}

export interface NewDelivery {
  id: string;
  endpointId: string;
  event: WebhookEventType;
  about: string;
  body: string;
}

/** Enqueues messages; a message that an endpoint already got is not sent again. */
export async function insertDeliveries(trx: Trx, deliveries: NewDelivery[], now: Date): Promise<void> {
  if (deliveries.length === 0) return;
  const rows = deliveries.map(({ endpointId, ...delivery }) => ({
    ...delivery,
    webhook_endpoint_id: endpointId,
    due_at: now,
    created_at: now,
    response_status: null,
    error: null,
    delivered_at: null,
  }));
  await trx
    .insertInto("webhook_deliveries")
    .values(rows)
    .onConflict((conflict) => conflict.columns(["webhook_endpoint_id", "about"]).doNothing())
    .execute();
}

/** A message that is due. */
export interface DueDelivery {
  id: string;
  endpointId: string;
  url: string;
  body: string;
  /** This attempt included. */
  attempts: number;
  /** Whether the previous attempt had no response, or a late one. */
  isSlow: boolean;
  /** Encrypted; the newest first. */
  secrets: Buffer[];
}

/** How long a process claims an endpoint and its message: longer than an attempt can take. */
const CLAIM_MS = 30_000;

/**
 * How many more endpoints a process can send to, and how many of them may be endpoints that were slow the last time.
 */
export interface Room {
  any: number;
  slow: number;
}

/**
 * Takes the oldest due message of each of some endpoints, which no other process uses until it is settled. Companies
 * take turns, and within a company the endpoint that has waited longest is next.
 */
export async function claimDueDeliveries(db: Database, now: Date, { any, slow }: Room): Promise<DueDelivery[]> {
  const until = new Date(now.getTime() + CLAIM_MS);
  const { rows } = await sql<DueDelivery>`
    with waiting as (
      select e.id, e.is_slow, e.tried_at, row_number() over (
        partition by e.seller_company_id, e.is_slow order by e.tried_at nulls first, e.id) as turn
      from webhook_endpoints e
      where e.is_enabled and coalesce(e.busy_until <= ${now}, true) and coalesce(e.parked_until <= ${now}, true)
        and exists (select from webhook_deliveries w
          where w.webhook_endpoint_id = e.id and w.status = 'PENDING' and w.due_at <= ${now})
    ), placed as (
      select id, is_slow, row_number() over (partition by is_slow order by turn, tried_at nulls first, id) as place from waiting
    ), chosen as (
      select e.id from webhook_endpoints e
      where e.id in (select id from placed where place <= case when is_slow then ${slow}::int else ${any}::int end
        order by is_slow, place limit ${any}::int)
        and coalesce(e.busy_until <= ${now}, true)
      for update skip locked
    ), taken as (
      update webhook_endpoints e set busy_until = ${until}, tried_at = ${now} from chosen where e.id = chosen.id returning e.*
    ), due as (
      select (select w.id from webhook_deliveries w
        where w.webhook_endpoint_id = taken.id and w.status = 'PENDING' and w.due_at <= ${now} order by w.due_at, w.id limit 1)
      from taken
    ), claimed as (
      update webhook_deliveries d set attempts = attempts + 1, due_at = ${until}
      from due where d.id = due.id and d.status = 'PENDING' and d.due_at <= ${now} returning d.*
    )
    select c.id, c.webhook_endpoint_id as "endpointId", e.url, c.body, c.attempts, e.is_slow as "isSlow", case
      when e.previous_secret_until > ${now} then array[e.secret, e.previous_secret] else array[e.secret] end as secrets
    from claimed c join taken e on e.id = c.webhook_endpoint_id`.execute(db);
  return rows;
}

export interface SettledDelivery {
  status: WebhookDeliveryStatus;
  responseStatus: number | null;
  error: string | null;
  dueAt: Date;
  deliveredAt: Date | null;
}

export async function settleDelivery(
  db: Database,
  id: string,
  { status, responseStatus, error, dueAt, deliveredAt }: SettledDelivery,
): Promise<void> {
  await db
    .updateTable("webhook_deliveries")
    .set({ status, response_status: responseStatus, error, due_at: dueAt, delivered_at: deliveredAt })
    .where("id", "=", id)
    .execute();
}

/** Releases an endpoint, and stores how it responded. Returns its number of consecutive failures. */
export async function leaveEndpoint(
  db: Database,
  id: string,
  { hasAnswered, isSlow }: { hasAnswered: boolean; isSlow: boolean },
): Promise<number> {
  const left = await db
    .updateTable("webhook_endpoints")
    .set((row) => ({
      busy_until: null,
      is_slow: isSlow,
      silences: hasAnswered ? 0 : sql<number>`${row.ref("silences")} + 1`,
      ...(hasAnswered && { parked_until: null }),
    }))
    .where("id", "=", id)
    .returning("silences")
    .executeTakeFirst();
  return left?.silences ?? 0;
}

/** Parks an endpoint until a given time. */
export async function parkEndpoint(db: Database, id: string, until: Date): Promise<void> {
  await db.updateTable("webhook_endpoints").set({ parked_until: until }).where("id", "=", id).execute();
}

/** Tries a parked endpoint again, beginning with the oldest message. */
export async function unparkEndpoint(db: Database, id: string, now: Date): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable("webhook_endpoints")
    .set({ parked_until: null, silences: 0 })
    .where("id", "=", id)
    .where("parked_until", "is not", null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  await sql`
    update webhook_deliveries set due_at = least(due_at, ${now}) where id = (
      select id from webhook_deliveries where webhook_endpoint_id = ${id}::uuid and status = 'PENDING'
      order by created_at, id limit 1)`.execute(db);
}

/**
 * A page of the deliveries to an endpoint, the newest first. The calling code has checked that the endpoint is in
 * scope.
 */
export function listDeliveriesText(
  db: Database,
  endpointId: string,
  statuses: WebhookDeliveryStatus[] | undefined,
  page: PageRequest,
) {
  const where = allOf(
    sql<boolean>`d.webhook_endpoint_id = ${endpointId}::uuid`,
    statuses && sql<boolean>`d.status = any(${statuses}::text[])`,
  );
  const order = sql`d.created_at desc, d.id desc`;
  return readListText(db, { from: sql`webhook_deliveries d`, alias: "d", where, order, item: delivery }, page);
}

/** One delivery of an endpoint in the form of the contract. */
export function readDelivery(
  db: Database,
  endpointId: string,
  id: string,
): Promise<Schemas["WebhookDelivery"] | undefined> {
  const where = sql<boolean>`d.id = ${id}::uuid and d.webhook_endpoint_id = ${endpointId}::uuid`;
  return readItem(db, { from: sql`webhook_deliveries d`, where, item: delivery });
}

/** The text of a delivery of an endpoint; undefined if there is none. */
export async function readDeliveryBody(db: Database, endpointId: string, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("webhook_deliveries")
    .select("body")
    .where("id", "=", id)
    .where("webhook_endpoint_id", "=", endpointId)
    .executeTakeFirst();
  return row?.body;
}

/**
 * Makes a message due now, with all its attempts before it: one that was settled, or that waits for a later attempt.
 * False if it is about to be sent, or being sent.
 */
export async function renewDelivery(db: Database, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("webhook_deliveries")
    .set({ status: "PENDING", attempts: 0, due_at: now, delivered_at: null })
    .where("id", "=", id)
    .where((row) => row.or([row("status", "<>", "PENDING"), row("due_at", ">", new Date(now.getTime() + CLAIM_MS))]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const d = columnsOf<"webhook_deliveries">("d");
const delivery = jsonOf<Schemas["WebhookDelivery"]>({
  id: d.id,
  event: d.event,
  status: d.status,
  attempts: d.attempts,
  responseStatus: d.response_status,
  error: d.error,
  createdAt: iso(d.created_at),
  deliveredAt: iso(d.delivered_at),
  nextAttemptAt: when(
    sql<boolean>`d.status = 'PENDING'`,
    iso(sql<Date>`(
      select greatest(d.due_at, p.parked_until) from webhook_endpoints p where p.id = d.webhook_endpoint_id)`),
  ),
});

const e = columnsOf<"webhook_endpoints">("e");
const endpoint = jsonOf<Schemas["WebhookEndpoint"]>({
  id: e.id,
  url: e.url,
  description: e.description,
  events: e.events,
  isEnabled: e.is_enabled,
  goneAt: iso(e.gone_at),
  parkedUntil: iso(e.parked_until),
  createdAt: iso(e.created_at),
  sellerCompany: one(
    namedRef(columnsOf<"seller_companies">("c")),
    sql`from seller_companies c where c.id = e.seller_company_id`,
  ),
  lastDelivery: oneOrNull(
    delivery,
    sql`from webhook_deliveries d where d.webhook_endpoint_id = e.id order by d.created_at desc, d.id desc limit 1`,
  ),
});
