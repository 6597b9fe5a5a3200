import { toUsd } from "../../domain/money.ts";
import { publishBalance } from "../../events/publishBalance.ts";
import type { Handler } from "../../contract/handler.ts";
import { invalid, problem } from "../../contract/problem.ts";
import { redeem, type Redeemed } from "../../store/promoCodes.ts";
import { deposit } from "../../store/transactions.ts";
import { chosenCompany } from "../rules/chosenCompany.ts";

/** Adds the value of a promo code to the balance, once per company. */
export const redeemPromoCode: Handler<"redeemPromoCode"> = async (context, actor, { body }) => {
  const { db, clock, ids } = context;
  const company = await chosenCompany(db, actor, body.sellerCompanyId);
  const code = body.code.trim().toUpperCase();
  return db.transaction().execute(async (trx) => {
    const at = clock.now();
    const redeemed = await redeem(trx, code, company.id, at);
    if (redeemed.kind !== "REDEEMED") throw refusal(redeemed.kind);
    const { amountMicros } = redeemed;
    const description = `Promo code ${code}`;
    const balance = await deposit(trx, { id: ids.next(), companyId: company.id, amountMicros, description, at });
    await publishBalance(context, trx, company.id);
    return { status: 200, body: { amount: toUsd(amountMicros), balance: toUsd(balance) } };
  });
};

function refusal(kind: Exclude<Redeemed["kind"], "REDEEMED">) {
  switch (kind) {
    case "UNKNOWN":
      return invalid({ code: "This promo code does not exist." });
    case "USED":
      return problem(409, "PROMO_CODE_USED", "This promo code was applied already.");
    case "EXPIRED":
      return problem(409, "PROMO_CODE_EXPIRED", "This promo code has expired.");
    case "EXHAUSTED":
      return problem(409, "PROMO_CODE_EXPIRED", "This promo code has been used up.");
  }
}
