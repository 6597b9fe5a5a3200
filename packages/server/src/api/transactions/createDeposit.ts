import { isManager, type Actor } from "../../auth/actor.ts";
import { fromUsd, toUsd, type MicroUsd } from "../../domain/money.ts";
import type { Handler } from "../../contract/handler.ts";
import { invalid, problem } from "../../contract/problem.ts";
import { startDeposit } from "../../payments/startDeposit.ts";
import { chosenCompany } from "../rules/chosenCompany.ts";

/** Opens a payment page; the balance changes when the payment is reported (B-BAL-12). */
export const createDeposit: Handler<"createDeposit"> = async (context, actor, { body }) => {
  const company = await chosenCompany(context.db, actor, body.sellerCompanyId);
  const amountMicros = wholeCents(body.amount);
  const returnUrl = comesBackTo(actor, context.publicUrl, company.id);
  const link = await startDeposit(context, { company, amountMicros, returnUrl });
  if (link === null)
    throw problem(503, "SERVICE_UNAVAILABLE", "Payments are not available right now. Please try again shortly.", {
      headers: { "retry-after": "30" },
    });
  return { status: 201, body: { data: { link } } };
};

function wholeCents(amount: number): MicroUsd {
  const micros = fromUsd(amount);
  if (micros % 10_000n === 0n && toUsd(micros) === amount) return micros;
  throw invalid({ amount: "Please enter an amount with at most two decimals." });
}

/**
 * Managers pay on the company's Balance page, sellers on their plans (R-05), a partner's people on the partner's site.
 */
function comesBackTo(actor: Actor, publicUrl: string, companyId: string): string {
  if (actor.kind === "embed") return actor.origin;
  return `${publicUrl}${isManager(actor) ? `/balance?sellerCompanyId=${companyId}` : "/company/plans"}`;
}
