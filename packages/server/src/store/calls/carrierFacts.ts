import type { Database, Trx } from "../../db/database.ts";

/** Stores the carrier's id of a call. The first one stays. */
export async function rememberCarrierCall(db: Database | Trx, callId: string, carrierCallId: string): Promise<void> {
  await db
    .updateTable("calls")
    .set({ carrier_call_id: carrierCallId })
    .where("id", "=", callId)
    .where("carrier_call_id", "is", null)
    .execute();
}

/** Stores who answered, according to the carrier. */
export async function rememberAnsweredBy(
  trx: Trx,
  callId: string,
  answeredBy: "HUMAN" | "MACHINE" | "UNKNOWN",
): Promise<void> {
  await trx.updateTable("calls").set({ answered_by: answeredBy }).where("id", "=", callId).execute();
}

/** The carrier's charge for a call; a later report of the same kind replaces an earlier one. */
export async function saveCarrierCost(
  trx: Trx,
  cost: { callId: string; carrier: string; amountMicros: bigint; currency: string },
  at: Date,
): Promise<void> {
  const { callId, carrier, amountMicros, currency } = cost;
  await trx
    .insertInto("carrier_costs")
    .values({ call_id: callId, carrier, kind: "TOTAL", amount_micros: amountMicros, currency, reported_at: at })
    .onConflict((conflict) =>
      conflict.columns(["call_id", "kind"]).doUpdateSet({ amount_micros: amountMicros, currency, reported_at: at }),
    )
    .execute();
}
