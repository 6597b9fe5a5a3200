import type { Schemas } from "@callwright/sdk/contract";
import { sql, type RawBuilder } from "kysely";

import { storedJson } from "../../db/storedJson.ts";
import type { Database, Trx } from "../../db/database.ts";
import { failureMessages } from "../../domain/call.ts";
import type { HoldReason } from "../../domain/dial-policy/decideDial.ts";
import { columnsOf, iso, isPresent, jsonOf, many, namedRef, oneOrNull, when } from "../json.ts";
import type { NewRow, Row } from "../tables.ts";

/**
 * The scope in which calls are held because placing them failed: the carrier (without a company), a company, or one of
 * its numbers.
 */
export type BreakerRow = Row<"breakers">;

const heldByBreaker: HoldReason = "CARRIER_PAUSED";

/** All of them; none if there is no failure. */
export function readBreakers(db: Database): Promise<BreakerRow[]> {
  return db.selectFrom("breakers").selectAll().orderBy("id").execute();
}

/** Holds calls, or extends an existing hold. Returns whether they were not held before. */
export async function openBreaker(trx: Trx, breaker: NewRow<"breakers">): Promise<boolean> {
  const { carrier, reason, next_trial_at } = breaker;
  const row = await trx
    .insertInto("breakers")
    .values(breaker)
    .onConflict((conflict) =>
      conflict.columns(["seller_company_id", "phone_number"]).doUpdateSet({ carrier, reason, next_trial_at }),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id === breaker.id;
}

/** One call is tried now; the next one not before this time. */
export async function moveTrial(trx: Trx, ids: string[], nextTrialAt: Date, reason?: string): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable("breakers")
    .set({ next_trial_at: nextTrialAt, ...(reason !== undefined && { reason }) })
    .where("id", "in", ids.toSorted())
    .execute();
}

/** Ends the hold in a scope; calls that waited for it are checked again. Returns the removed breaker. */
export async function deleteBreaker(trx: Trx, id: string, now: Date): Promise<BreakerRow | undefined> {
  const breaker = await trx.deleteFrom("breakers").where("id", "=", id).returningAll().executeTakeFirst();
  if (!breaker) return undefined;
  await sql`
    delete from caller_shortages
    where ${breaker.seller_company_id}::uuid is null or seller_company_id = ${breaker.seller_company_id}::uuid`.execute(
    trx,
  );
  await sql`
    update calls set not_before = null, hold_reason = null, updated_at = ${now}
    where hold_reason = ${heldByBreaker} and status = 'QUEUED' and dialled_at is null
      and (${breaker.seller_company_id}::uuid is null or seller_company_id = ${breaker.seller_company_id}::uuid)`.execute(
    trx,
  );
  return breaker;
}

/** Removes the breakers of a carrier that dials no new calls. */
export async function forgetOtherCarriers(db: Database, carrier: string): Promise<void> {
  await db.deleteFrom("breakers").where("carrier", "<>", carrier).execute();
}

/** The time until which calls of a company are held, whatever their number; null if they are not. */
export const companyHeldUntil = (companyId: RawBuilder<unknown>) => sql<Date | null>`company_held_until(${companyId})`;

/** Why they are. */
export const companyHeldReason = (companyId: RawBuilder<unknown>) => sql<HoldReason>`company_held_reason(${companyId})`;

const w = columnsOf<"breakers">("w");
const messages = sql.lit(storedJson(failureMessages));

/**
 * The breakers as the contract's `CallBreaker`, the widest scope first.
 *
 * @param companyId the breakers that concern a company; null for all.
 */
export const breakersJson = (companyId: string | null) =>
  many(
    jsonOf<Schemas["CallBreaker"]>({
      id: w.id,
      scope: sql<Schemas["CallBreakerScope"]>`case when w.seller_company_id is null then 'CARRIER'
        when w.phone_number is null then 'COMPANY' else 'CALLER_NUMBER' end`,
      sellerCompany: when(
        isPresent(w.seller_company_id),
        oneOrNull(
          namedRef(columnsOf<"seller_companies">("s")),
          sql`from seller_companies s where s.id = w.seller_company_id`,
        ),
      ),
      phoneNumber: w.phone_number,
      reason: jsonOf<Schemas["CallFailureReason"]>({
        code: sql<Schemas["CallFailureCode"]>`w.reason`,
        message: sql<string>`coalesce(${messages}::jsonb ->> w.reason, '')`,
      }),
      openedAt: iso(w.opened_at),
      nextTrialAt: iso(w.next_trial_at),
    }),
    sql`w.seller_company_id is not null, w.phone_number is not null, w.opened_at`,
    sql`from breakers w
      where ${companyId}::uuid is null or w.seller_company_id is null or w.seller_company_id = ${companyId}::uuid`,
  );
