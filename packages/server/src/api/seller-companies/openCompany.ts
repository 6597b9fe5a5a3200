import type { Schemas } from "@callwright/sdk/contract";

import type { Context } from "../../context.ts";
import type { Trx } from "../../db/database.ts";
import { textOrNull } from "../../domain/text.ts";
import { invalid } from "../../http/problem.ts";
import { beginPlanMonth, readFreePlan } from "../../store/plans.ts";
import { insertSellerCompany } from "../../store/writeSellerCompanies.ts";
import { checkCompany } from "./checkCompany.ts";

/**
 * Adds a company on the Free plan, without products and people, and answers its id.
 *
 * @throws Problem 400 with a message for every field at fault.
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
  const values = {
    name: wanted.name.trim(),
    website,
    currency: wanted.currency ?? currency,
    about: textOrNull(wanted.about) ?? null,
    headquarter_country_id: country.id,
    headquarter_city_id: wanted.headquarterCityId ?? null,
    time_zone: timeZone,
  };
  await insertSellerCompany(trx, companyId, values, now);
  const plan = await readFreePlan(trx);
  await beginPlanMonth(trx, { subscriptionId: ids.next(), companyId, plan, startAt: now });
  return companyId;
}
