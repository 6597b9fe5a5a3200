import { toUsd } from "../../domain/money.ts";
import type { Handler } from "../../contract/handler.ts";
import { readBalance } from "../../store/ledger.ts";
import { chosenCompany } from "../rules/chosenCompany.ts";

/** The balance of the caller's company; managers name the company. */
export const getBalance: Handler<"getBalance"> = async ({ db }, actor, { query }) => {
  const company = await chosenCompany(db, actor, query.sellerCompanyId);
  return { status: 200, body: { balance: toUsd(await readBalance(db, company.id)) } };
};
