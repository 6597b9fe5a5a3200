import type { Language } from "@callwright/sdk/contract";

import { sql } from "kysely";

import type { CallFailureCode } from "../domain/call.ts";
import { queuedUntil } from "../domain/callingDay.ts";
import { insertCalls } from "../store/calls/calls.ts";
import { decideDials } from "./decideDials.ts";
import type { EngineContext } from "./engineContext.ts";
import { passTestCallFences } from "./testCallFences.ts";
import { wakeDispatchers } from "./wakeDispatchers.ts";

export interface WelcomeWish {
  userId: string;
  companyId: string;
  /** E.164. */
  phoneNumber: string;
  language: Language;
  /** What of the caller's address tells callers apart. */
  address: string;
}

export type WelcomeOutcome =
  | { kind: "placed"; callId: string }
  /** One was completed or is under way. */
  | { kind: "made" }
  /** The number is not called. */
  | { kind: "refused"; code: CallFailureCode }
  /** There were too many; there may be one again then. */
  | { kind: "too-many"; until: Date };

/** Queues a person's test call, within what is allowed of them. */
export async function placeWelcomeCall(engine: EngineContext, wish: WelcomeWish): Promise<WelcomeOutcome> {
  const { config, db, clock, ids } = engine;
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
    if (earlier) return { kind: "made" };
    const now = clock.now();
    const id = ids.next();
    const { companyId, phoneNumber } = wish;
    const candidate = { id, companyId, phoneNumber, ownZone: null, isWelcome: true };
    const decision = (await decideDials(engine, trx, [candidate], now)).get(id);
    if (decision?.kind === "refuse") return { kind: "refused", code: decision.code };
    const until = await passTestCallFences(engine, trx, wish);
    if (until) return { kind: "too-many", until };
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
    return { kind: "placed", callId: id };
  });
}
