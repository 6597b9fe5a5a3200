import type { Language } from "@callwright/sdk/contract";

import type { CallFailureCode } from "../domain/call.ts";
import { queuedUntil } from "../domain/callingDay.ts";
import type { Trx } from "../db/database.ts";
import { insertCalls } from "../store/calls/calls.ts";
import { newProofDigits } from "../domain/numberProof.ts";
import { hadWelcomeCall, hasProven, hasTestCallUnderWay, lockTestCalls } from "../store/testCalls.ts";
import { decideDials } from "./decideDials.ts";
import type { EngineContext } from "./engineContext.ts";
import { isLeftInPeace, passTestCallFences, placeOf, TEST_CALL_COUNTS_MS } from "./testCallFences.ts";
import { wakeDispatchers } from "./wakeDispatchers.ts";

/** The welcome call is made until one was completed; any other test call is made if none is in progress. */
export type TestCallKind = "welcome" | "test";

export interface TestCallWish {
  kind: TestCallKind;
  /** The requester, as `authorOf` names people. */
  author: string;
  /** Their account; null for a person of a partner. */
  userId: string | null;
  companyId: string;
  /** E.164. */
  phoneNumber: string;
  language: Language;
  /** The part of the caller's address that distinguishes callers. */
  address: string;
}

export type TestCallOutcome =
  /** Its digits are shown to the requester; null if the number is confirmed. */
  | { kind: "placed"; callId: string; proofDigits: string | null }
  /** One is in progress, or the welcome call was completed. */
  | { kind: "made" }
  /** The number is not called. */
  | { kind: "refused"; code: CallFailureCode }
  /** The person who answers there does not press the digits. */
  | { kind: "unproven" }
  /** There were too many; another one is possible from this time on. */
  | { kind: "too-many"; until: Date };

/** Rolls the transaction back: a refusal writes nothing, so that the same request may be sent again. */
class NotPlaced extends Error {
  readonly outcome: TestCallOutcome;

  constructor(outcome: TestCallOutcome) {
    super(outcome.kind);
    this.outcome = outcome;
  }
}

/** Queues a free test call to the person who requests it, within their limits. */
export async function placeTestCall(engine: EngineContext, wish: TestCallWish): Promise<TestCallOutcome> {
  const { db, clock, ids } = engine;
  const placing = db.transaction().execute(async (trx): Promise<TestCallOutcome> => {
    // Two clicks at once are one call, and counts must be correct until they are written.
    await lockTestCalls(trx);
    const { kind, author, userId, companyId, phoneNumber } = wish;
    if (await hasTestCallUnderWay(trx, author)) throw new NotPlaced({ kind: "made" });
    if (kind === "welcome" && userId !== null && (await hadWelcomeCall(trx, userId)))
      throw new NotPlaced({ kind: "made" });
    const now = clock.now();
    const id = ids.next();
    const candidate = { id, companyId, phoneNumber, ownZone: null, isWelcome: true, itemNumber: null };
    const decision = (await decideDials(engine, trx, [candidate], now)).get(id);
    if (decision?.kind === "refuse") throw new NotPlaced({ kind: "refused", code: decision.code });
    const place = placeOf(engine, wish);
    const isKnown = await hasProven(trx, place, new Date(now.getTime() - TEST_CALL_COUNTS_MS));
    if (!isKnown && (await isLeftInPeace(trx, place, now))) throw new NotPlaced({ kind: "unproven" });
    const until = await passTestCallFences(engine, trx, id, place);
    if (until) throw new NotPlaced({ kind: "too-many", until });
    const proofDigits = isKnown ? null : newProofDigits();
    await queueTestCall(engine, trx, id, wish, proofDigits, now);
    await wakeDispatchers(trx);
    return { kind: "placed", callId: id, proofDigits };
  });
  return placing.catch((error: unknown) => {
    if (error instanceof NotPlaced) return error.outcome;
    throw error;
  });
}

async function queueTestCall(
  engine: EngineContext,
  trx: Trx,
  id: string,
  wish: TestCallWish,
  proofDigits: string | null,
  now: Date,
) {
  const { callingDay } = engine.config.telephony;
  const { userId, companyId, phoneNumber, language } = wish;
  const user =
    userId === null
      ? undefined
      : await trx.selectFrom("users").select(["name", "surname"]).where("id", "=", userId).executeTakeFirstOrThrow();
  const company = await trx
    .selectFrom("seller_companies")
    .select(["name", "time_zone"])
    .where("id", "=", companyId)
    .executeTakeFirstOrThrow();
  const timeZone = company.time_zone ?? "UTC";
  await insertCalls(trx, [
    {
      id,
      seller_company_id: companyId,
      phone_book_id: null,
      potential_customer_id: null,
      contact_id: null,
      product_id: null,
      created_by_user_id: userId,
      is_welcome: true,
      proof_digits: proofDigits,
      type: "CALL_NOW",
      language,
      time_zone: timeZone,
      status: "QUEUED",
      expires_at: queuedUntil(now, timeZone, callingDay),
      customer_name: company.name,
      contact_name: user?.name ?? null,
      contact_surname: user?.surname ?? null,
      contact_phone_number: phoneNumber,
      created_at: now,
      updated_at: now,
    },
  ]);
}
