import type { Handler } from "../../contract/handler.ts";
import { readBalanceChartText } from "../../store/balanceCharts.ts";
import { chosenCompany } from "../rules/chosenCompany.ts";

/** The balance over time, in periods of the company's own time zone (B-BAL-25). */
export const getBalanceChart: Handler<"getBalanceChart"> = async ({ db, clock }, actor, { query }) => {
  const company = await chosenCompany(db, actor, query.sellerCompanyId);
  const text = await readBalanceChartText(db, company.id, query.type ?? "DAILY", clock.now());
  return { status: 200, body: text };
};
