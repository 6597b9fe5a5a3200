import type { Schemas } from "@callwright/sdk/contract";
import { sql } from "kysely";

import type { Database, Trx } from "../../db/database.ts";
import { readDialPolicy } from "../dialPolicies.ts";
import { columnsOf, iso, jsonOf, many } from "../json.ts";
import type { NewRow, Row } from "../tables.ts";

export type InterventionRow = Row<"call_interventions">;

const i = columnsOf<"call_interventions">("i");

const interventionJson = jsonOf<Schemas["CallIntervention"]>({
  id: i.id,
  kind: i.kind,
  // The process that should have carried it out died before.
  state: sql<
    InterventionRow["state"]
  >`case when i.state = 'PENDING' and c.ended_at is not null then 'FAILED' else i.state end`,
  at: iso(i.at),
  by: i.author_name,
  text: i.content,
  to: i.target_name,
});

/** The interventions in a call `c`, oldest first. */
export const interventionsJson = many(
  interventionJson,
  sql`i.at, i.id`,
  sql`from call_interventions i where i.call_id = c.id`,
);

/** Stores an intervention. */
export async function insertIntervention(trx: Trx, row: NewRow<"call_interventions">): Promise<void> {
  await trx.insertInto("call_interventions").values(row).execute();
}

/** The state of an intervention. */
export async function readIntervention(db: Database, id: string): Promise<InterventionRow | undefined> {
  return db.selectFrom("call_interventions").selectAll().where("id", "=", id).executeTakeFirst();
}

/**
 * Sets the result of an intervention that has none yet. The component that carries it out sets DONE first, so that it
 * is carried out once, and not after it was given up.
 */
export async function settleIntervention(
  db: Database,
  id: string,
  state: "DONE" | "FAILED",
): Promise<InterventionRow | undefined> {
  return db
    .updateTable("call_interventions")
    .set({ state })
    .where("id", "=", id)
    .where("state", "=", "PENDING")
    .returningAll()
    .executeTakeFirst();
}

/** An intervention that was marked as DONE was not carried out. */
export async function failIntervention(db: Database, id: string): Promise<void> {
  await db.updateTable("call_interventions").set({ state: "FAILED" }).where("id", "=", id).execute();
}

/** Whether a person speaks in a call instead of the assistant. */
export async function isTakenOver(db: Database, callId: string): Promise<boolean> {
  const { rows } = await sql`
    select from call_interventions where call_id = ${callId} and kind = 'TAKE_OVER' and state = 'DONE'`.execute(db);
  return rows.length > 0;
}

/** Whether somebody has recorded since a given time that they listen to a call. */
export async function listensSince(db: Database, callId: string, author: string, since: Date): Promise<boolean> {
  const { rows } = await sql`
    select from call_interventions
    where call_id = ${callId} and kind = 'LISTEN' and author = ${author} and at > ${since}`.execute(db);
  return rows.length > 0;
}

/** A person to whom a call can be transferred. */
interface Asked {
  companyId: string;
  /** The caller; null for a partner's widget. */
  userId: string | null;
}

/**
 * The people of a company, and the caller, who have set the number at which they take calls, with the caller first; and
 * the company's own number.
 */
export async function readTransferTargets(
  db: Database,
  { companyId, userId }: Asked,
): Promise<Schemas["TransferTarget"][]> {
  const { rows } = await sql<Schemas["TransferTarget"]>`
    select u.id as "userId", u.name || ' ' || u.surname as name, u.transfer_number as "phoneNumber",
      coalesce(u.id = ${userId}::uuid, false) as "isYou"
    from users u
    where u.transfer_number is not null and (u.id = ${userId}::uuid or exists (
      select from seller_company_users member where member.user_id = u.id and member.seller_company_id = ${companyId}::uuid))
    order by 4 desc, lower(u.name), lower(u.surname), u.id limit 499`.execute(db);
  const { transferTo: phoneNumber } = await readDialPolicy(db, companyId);
  if (!phoneNumber) return rows;
  const company = await db.selectFrom("seller_companies").select("name").where("id", "=", companyId).executeTakeFirst();
  return [...rows, { userId: null, name: company?.name ?? "", phoneNumber, isYou: false }];
}
