import type { Handler } from "../../contract/handler.ts";
import { readTransactionGraphText } from "../../store/balanceCharts.ts";
import { chosenCompany } from "../rules/chosenCompany.ts";

/** Income and spending, in periods of the company's own time zone. */
export const getTransactionGraph: Handler<"getTransactionGraph"> = async ({ db, clock }, actor, { query }) => {
  const company = await chosenCompany(db, actor, query.sellerCompanyId);
  const text = await readTransactionGraphText(db, company.id, query.type ?? "DAILY", clock.now());
  return { status: 200, body: text };
};
