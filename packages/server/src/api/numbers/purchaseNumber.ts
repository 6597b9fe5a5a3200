import { scope } from "../../auth/scope.ts";
import { toE164 } from "../../domain/phoneNumber.ts";
import type { Handler } from "../../contract/handler.ts";
import { invalid, notFound } from "../../contract/problem.ts";
import { buyNumber } from "../../numbers/buyNumber.ts";
import { readNumberText } from "../../store/numbers.ts";
import { chosenCompany } from "../rules/chosenCompany.ts";

/** Buys a number for the caller's company, or for the one that a manager names (B-API-48, R-07). */
export const purchaseNumber: Handler<"purchaseNumber"> = async (context, actor, { body }) => {
  const { db } = context;
  const company = await chosenCompany(db, actor, body.sellerCompanyId);
  const { countryIso2 } = body;
  const country = await db.selectFrom("countries").select("id").where("iso2", "=", countryIso2).executeTakeFirst();
  if (!country) throw invalid({ countryIso2: "Please choose a country." });
  const number = toE164(body.number, countryIso2);
  if (!number) throw invalid({ number: "This is not a valid phone number." });

  const id = await buyNumber(context, { companyId: company.id, number, countryId: country.id, countryIso2 });
  const text = await readNumberText(db, scope(actor), id, context.clock.now());
  if (!text) throw notFound("The number");
  return { status: 201, body: text };
};
