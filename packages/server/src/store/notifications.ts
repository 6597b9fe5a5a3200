import type { Schemas } from "@callwright/sdk/contract";
import { sql } from "kysely";

import { storedJson } from "../db/storedJson.ts";
import { inScope, type Scope } from "../auth/scope.ts";
import type { Database, Trx } from "../db/database.ts";
import { failureMessages, type CallFailureCode } from "../domain/call.ts";
import { notificationKinds, type NotificationKind } from "../domain/notification.ts";
import { columnsOf, iso, jsonOf, namedRef, one, oneOrNull, when } from "./json.ts";
import { allOf, orderBy, readListText, type ListOf, type PageRequest } from "./listing.ts";
import type { NewRow } from "./tables.ts";

/** A notification to be written. */
export interface News {
  kind: NotificationKind;
  companyId: string;
  /** Identifies the event: a person gets one notification about it. */
  about: string;
  /** The recipients; without a person who started the call, these are the master accounts of the company. */
  userId?: string | null;
  callId?: string;
  campaignId?: string;
}

/** Which person gets which notification, and whether by email, too. */
export interface Recipient {
  about: string;
  userId: string;
  isMailed: boolean;
}

/** The people who want a notification and have not got it yet. */
export async function readRecipients(trx: Trx, news: News[]): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`
    select n.about, person.id as "userId", coalesce(choice.is_mailed, false) as "isMailed"
    from json_to_recordset(${storedJson(news)}) as n (kind text, "companyId" uuid, about text, "userId" uuid, "callId" uuid)
    left join calls c on c.id = n."callId"
    join lateral (
      select u.id from users u where u.id = coalesce(n."userId", c.created_by_user_id)
      union all
      select u.id from seller_company_users m join users u on u.id = m.user_id
      where coalesce(n."userId", c.created_by_user_id) is null and m.seller_company_id = n."companyId" and u.role = 'MASTER_ACCOUNT'
    ) person on true
    left join notification_choices choice on choice.user_id = person.id and choice.kind = n.kind
    where coalesce(choice.is_shown, true)
      and not exists (select from notifications told where told.user_id = person.id and told.about = n.about)`.execute(
    trx,
  );
  return rows;
}

/** Writes notifications and returns the new ones, each with its recipient. */
export async function insertNotifications(
  trx: Trx,
  rows: NewRow<"notifications">[],
): Promise<{ userId: string; companyId: string; notification: Schemas["Notification"] }[]> {
  const written = await trx
    .insertInto("notifications")
    .values(rows)
    .onConflict((conflict) => conflict.columns(["user_id", "about"]).doNothing())
    .returning("id")
    .execute();
  const ids = written.map(({ id }) => id);
  const { rows: found } = await sql<{ userId: string; companyId: string; notification: Schemas["Notification"] }>`
    select n.user_id as "userId", n.seller_company_id as "companyId", ${item} as notification
    from ${from} where n.id = any(${ids}::uuid[]) order by n.id`.execute(trx);
  return found;
}

/** A page of a person's notifications, and the number of all their unread ones. */
export async function listNotifications(
  db: Database,
  person: Person,
  { isUnread, sortBy = "-createdAt" }: { isUnread?: boolean; sortBy?: "createdAt" | "-createdAt" },
  page: PageRequest,
): Promise<Schemas["NotificationList"]> {
  const where = allOf(isOf(person), isUnread === undefined ? yes : sql<boolean>`(n.read_at is null) = ${isUnread}`);
  const order = orderBy(sortBy, "n", { createdAt: sql`n.created_at` });
  const { text } = await readListText(db, { from, alias: "n", where, order, item }, page);
  const { items, metaData } = JSON.parse(text) as ListOf<Schemas["Notification"]>;
  return { items, metaData: { ...metaData, unreadCount: await countUnread(db, person) } };
}

/** The number of a person's unread notifications. */
export async function countUnread(db: Database, person: Person): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${from} where ${isOf(person)} and n.read_at is null`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The notifications of a person about companies that they may currently see. */
export interface Person {
  userId: string;
  within: Scope;
}

/**
 * Marks a person's notifications, all or those with these ids. Read notifications are not emailed any more.
 *
 * @returns whether any changed.
 */
export async function markNotifications(
  trx: Trx,
  userId: string,
  { ids, readAt }: { ids: string[] | undefined; readAt: Date | null },
): Promise<boolean> {
  const { rows } = await sql`
    update notifications n set read_at = ${readAt}::timestamptz, mail_due_at = null
    where n.user_id = ${userId} and (n.read_at is null) = ${readAt !== null}
      and ${ids === undefined ? yes : sql<boolean>`n.id = any(${ids}::uuid[])`}
    returning n.id`.execute(trx);
  return rows.length > 0;
}

/** A person's settings for each kind. */
export async function readChoices(db: Database, userId: string): Promise<Schemas["NotificationChoice"][]> {
  const made = await db
    .selectFrom("notification_choices")
    .select(["kind", "is_shown as isShown", "is_mailed as isMailed"])
    .where("user_id", "=", userId)
    .execute();
  return notificationKinds.map(
    (kind) => made.find((choice) => choice.kind === kind) ?? { kind, isShown: true, isMailed: false },
  );
}

export async function writeChoices(trx: Trx, choices: NewRow<"notification_choices">[]): Promise<void> {
  await trx
    .insertInto("notification_choices")
    .values(choices)
    .onConflict((conflict) =>
      conflict.columns(["user_id", "kind"]).doUpdateSet((row) => ({
        is_shown: row.ref("excluded.is_shown"),
        is_mailed: row.ref("excluded.is_mailed"),
      })),
    )
    .execute();
}

const yes = sql<boolean>`true`;
const from = sql`notifications n`;
const n = columnsOf<"notifications">("n");
const c = columnsOf<"calls">("c");
const messages = sql.lit(storedJson(failureMessages));

const isOf = ({ userId, within }: Person) =>
  allOf(sql<boolean>`n.user_id = ${userId}`, inScope(within, "n.seller_company_id"));

/** A notification `n` as the contract's `Notification`. */
const item = jsonOf<Schemas["Notification"]>({
  id: n.id,
  kind: n.kind,
  sellerCompany: one(
    namedRef(columnsOf<"seller_companies">("s")),
    sql`from seller_companies s where s.id = n.seller_company_id`,
  ),
  call: oneOrNull(
    jsonOf<Schemas["NotificationCall"]>({
      id: c.id,
      contact: sql<string | null>`nullif(concat_ws(' ', c.contact_name, c.contact_surname), '')`,
      potentialCustomer: c.customer_name,
      failureReason: when(
        sql<boolean>`c.failure_code is not null`,
        jsonOf<Schemas["CallFailureReason"]>({
          code: sql<CallFailureCode>`c.failure_code`,
          message: sql<string>`${messages}::jsonb ->> c.failure_code`,
        }),
      ),
    }),
    sql`from calls c where c.id = n.call_id`,
  ),
  campaign: oneOrNull(namedRef(columnsOf<"campaigns">("k")), sql`from campaigns k where k.id = n.campaign_id`),
  createdAt: iso(n.created_at),
  readAt: iso(n.read_at),
});
