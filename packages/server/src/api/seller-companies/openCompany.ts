import type { Schemas } from "@callwright/sdk/contract";

import type { Context } from "../../context.ts";
import type { Trx } from "../../db/database.ts";
import { textOrNull } from "../../domain/text.ts";
import { invalid } from "../../contract/problem.ts";
import { beginPlanMonth, readFreePlan } from "../../store/plans.ts";
import { insertSellerCompany } from "../../store/writeSellerCompanies.ts";
import { checkCompany } from "./checkCompany.ts";
import { inOtherTables, rowOf, type Stored } from "../../store/stored.ts";

/**
 * Adds a company on the Free plan, without products and people, and returns its id.
 *
 * @throws Problem 400 with a message for every invalid field.
 */
export async function openCompany(
  { ids, clock }: Pick<Context, "ids" | "clock">,
  trx: Trx,
  wanted: Schemas["CreateSellerCompanyRequest"],
): Promise<string> {
  const { country, website, currency, timeZone } = await checkCompany(trx, wanted);
  if (!website) throw invalid({ website: "Please enter your company website!" });
  const companyId = ids.next();
  const now = clock.now();
  const fields = {
    name: { name: wanted.name.trim() },
    website: { website },
    currency: { currency: wanted.currency ?? currency },
    about: { about: textOrNull(wanted.about) },
    headquarterCountryId: { headquarter_country_id: country.id },
    headquarterCityId: { headquarter_city_id: wanted.headquarterCityId },
    productIds: inOtherTables,
  } satisfies Stored<"seller_companies", Schemas["CreateSellerCompanyRequest"]>;
  await insertSellerCompany(trx, { ...rowOf(fields), id: companyId, time_zone: timeZone }, now);
  const plan = await readFreePlan(trx);
  await beginPlanMonth(trx, { subscriptionId: ids.next(), companyId, plan, startAt: now });
  return companyId;
}
