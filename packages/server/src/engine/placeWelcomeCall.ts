import type { Language } from "@callwright/sdk/contract";

import { sql } from "kysely";

import { queuedUntil } from "../domain/callingDay.ts";
import { insertCalls } from "../store/calls/calls.ts";
import type { EngineContext } from "./engineContext.ts";
import { wakeDispatchers } from "./wakeDispatchers.ts";

export interface WelcomeWish {
  userId: string;
  companyId: string;
  /** E.164. */
  phoneNumber: string;
  language: Language;
}

/** Queues a person's test call. Answers null when one was completed or is under way. */
export async function placeWelcomeCall(
  { config, db, clock, ids }: EngineContext,
  wish: WelcomeWish,
): Promise<string | null> {
  return db.transaction().execute(async (trx) => {
    // Two clicks at once are one call.
    await sql`select from users where id = ${wish.userId} for no key update`.execute(trx);
    const earlier = await trx
      .selectFrom("calls")
      .select("id")
      .where("is_welcome", "=", true)
      .where("created_by_user_id", "=", wish.userId)
      .where("status", "in", ["QUEUED", "RINGING", "IN_PROGRESS", "COMPLETED"])
      .executeTakeFirst();
    if (earlier) return null;
    const user = await trx
      .selectFrom("users")
      .select(["name", "surname"])
      .where("id", "=", wish.userId)
      .executeTakeFirstOrThrow();
    const company = await trx
      .selectFrom("seller_companies")
      .select(["name", "time_zone"])
      .where("id", "=", wish.companyId)
      .executeTakeFirstOrThrow();
    const now = clock.now();
    const id = ids.next();
    await insertCalls(trx, [
      {
        id,
        seller_company_id: wish.companyId,
        phone_book_id: null,
        potential_customer_id: null,
        contact_id: null,
        product_id: null,
        created_by_user_id: wish.userId,
        is_welcome: true,
        type: "CALL_NOW",
        language: wish.language,
        time_zone: company.time_zone ?? "UTC",
        status: "QUEUED",
        expires_at: queuedUntil(now, company.time_zone ?? "UTC", config.telephony.callingDay),
        customer_name: company.name,
        contact_name: user.name,
        contact_surname: user.surname,
        contact_phone_number: wish.phoneNumber,
        created_at: now,
        updated_at: now,
      },
    ]);
    await wakeDispatchers(trx);
    return id;
  });
}
