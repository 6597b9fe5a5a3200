import type { Trx } from "../db/database.ts";
import type { MicroUsd } from "../domain/money.ts";

export type Redeemed =
  | { kind: "REDEEMED"; amountMicros: MicroUsd }
  | { kind: "UNKNOWN" | "USED" | "EXPIRED" | "EXHAUSTED" };

/**
 * Redeems a code for a company; the calling code books the money in the same transaction. Redemptions of one code take
 * turns, so that concurrent ones cannot exceed its limit or "once per company".
 *
 * @param code in capitals, without spaces around it.
 */
export async function redeem(trx: Trx, code: string, companyId: string, at: Date): Promise<Redeemed> {
  const promoCode = await trx
    .selectFrom("promo_codes")
    .select(["id", "amount_micros", "max_redemptions", "expires_at"])
    .where("code", "=", code)
    .forUpdate()
    .executeTakeFirst();
  if (!promoCode) return { kind: "UNKNOWN" };
  const used = await trx
    .selectFrom("promo_code_redemptions")
    .select(({ fn, eb }) => [
      fn.countAll<bigint>().as("byAll"),
      fn
        .countAll<bigint>()
        .filterWhere(eb("seller_company_id", "=", companyId))
        .as("byCompany"),
    ])
    .where("promo_code_id", "=", promoCode.id)
    .executeTakeFirstOrThrow();
  if (used.byCompany > 0n) return { kind: "USED" };
  if (promoCode.expires_at && promoCode.expires_at <= at) return { kind: "EXPIRED" };
  if (promoCode.max_redemptions !== null && used.byAll >= BigInt(promoCode.max_redemptions))
    return { kind: "EXHAUSTED" };
  await trx
    .insertInto("promo_code_redemptions")
    .values({ promo_code_id: promoCode.id, seller_company_id: companyId, redeemed_at: at })
    .execute();
  return { kind: "REDEEMED", amountMicros: promoCode.amount_micros };
}
