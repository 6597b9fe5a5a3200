import type { Query } from "@callwright/sdk/contract";

import { userIdOf, type Actor } from "../../auth/actor.ts";
import type { Context } from "../../context.ts";
import type { Trx } from "../../db/database.ts";
import { retryLostRace } from "../../db/retryLostRace.ts";
import { formatUsd } from "../../domain/money.ts";
import { problem } from "../../contract/problem.ts";
import { applySteps, type Happening } from "../../engine/applyStep.ts";
import { archiveCompany } from "../../store/archive.ts";
import { lockWaitingCallsOf } from "../../store/calls/waitingCalls.ts";
import { lockAccount } from "../../store/ledger.ts";
import { spend } from "../../store/transactions.ts";
import { companiesOnTheLine, deleteSellerCompanyRows, lockCompanies } from "../../store/writeSellerCompanies.ts";

/** What happened with the remaining money. */
export type BalanceFate = Query<"deleteSellerCompany">["balance"];

const said: Record<NonNullable<BalanceFate>, string> = {
  PAID_OUT: "Balance paid out when the company was deleted, by",
  WRITTEN_OFF: "Balance written off when the company was deleted, by",
};

/**
 * Deletes companies with all their records; unknown ones are skipped. Their people stay, and have to create a company
 * when they come back. Ledger, payments and the basic facts of calls stay with the company's name, for the years that
 * the law requires.
 *
 * @returns how many there were.
 * @throws Problem 409 if one of them has a call in progress, or a balance without a decision about it; nothing is
 * deleted then.
 */
export function removeCompanies(context: Context, actor: Actor, ids: string[], fate?: BalanceFate): Promise<number> {
  return retryLostRace(context.db, async (trx) => {
    const companies = await lockCompanies(trx, ids);
    const busyIds = await companiesOnTheLine(trx, ids);
    const busy = companies.find(({ id }) => busyIds.has(id));
    if (busy)
      throw problem(
        409,
        "COMPANY_ON_THE_PHONE",
        `${busy.name} is on the phone. Please try again when its calls have ended.`,
      );
    const person = await nameOf(trx, actor);
    for (const company of companies) {
      await settleBalance(context, trx, company, person, fate);
      await cancelWaiting(context, trx, company.id);
      await archiveCompany(trx, company, person, context.clock.now());
    }
    return deleteSellerCompanyRows(trx, ids);
  });
}

/** The remaining balance was paid out or is written off; the entry names the user who did so. */
async function settleBalance(
  { clock, ids }: Context,
  trx: Trx,
  company: { id: string; name: string },
  person: string,
  fate: BalanceFate,
): Promise<void> {
  const { balanceMicros } = await lockAccount(trx, company.id);
  if (balanceMicros <= 0n) return;
  if (!fate) {
    const left = formatUsd(balanceMicros);
    const message = `${company.name} has ${left} left. Please say whether it was paid out or is written off.`;
    throw problem(409, "BALANCE_LEFT", message);
  }
  const description = `${said[fate]} ${person}`.slice(0, 200);
  await spend(trx, {
    id: ids.next(),
    companyId: company.id,
    amountMicros: balanceMicros,
    description,
    at: clock.now(),
  });
}

async function cancelWaiting(context: Context, trx: Trx, companyId: string): Promise<void> {
  const at = context.clock.now();
  const calls = await lockWaitingCallsOf(trx, companyId);
  const happenings = calls.map((call): Happening => ({ call, event: { type: "CANCELLED", at } }));
  await applySteps(context, trx, happenings);
}

async function nameOf(trx: Trx, actor: Actor): Promise<string> {
  const user = await trx
    .selectFrom("users")
    .select(["name", "surname"])
    .where("id", "=", userIdOf(actor))
    .executeTakeFirst();
  return [user?.name, user?.surname].filter(Boolean).join(" ");
}
