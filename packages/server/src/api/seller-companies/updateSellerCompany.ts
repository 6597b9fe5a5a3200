import type { Body } from "@callwright/sdk/contract";

import { scope } from "../../auth/scope.ts";
import { textOrNull } from "../../domain/text.ts";
import type { Handler } from "../../contract/handler.ts";
import { notFound } from "../../contract/problem.ts";
import { findSellerCompany, readSellerCompanyText } from "../../store/sellerCompanies.ts";
import { updateSellerCompanyRow } from "../../store/writeSellerCompanies.ts";
import { checkCompany } from "./checkCompany.ts";
import { sellProducts } from "./sellProducts.ts";
import { inOtherTables, rowOf, type Stored } from "../../store/stored.ts";

/**
 * Changes the given fields. If the country changes, the time zone becomes that of the new country, and the city is
 * removed unless a new one is given (B-API-31).
 */
export const updateSellerCompany: Handler<"updateSellerCompany"> = async ({ db, clock }, actor, { path, body }) => {
  const company = await db.transaction().execute(async (trx) => {
    const before = await findSellerCompany(trx, scope(actor), path.id);
    if (!before) throw notFound("The seller company");
    const { name, about, currency, productIds, headquarterCountryId, headquarterCityId } = body;
    const countryId = headquarterCountryId ?? before.countryId;
    const hasMoved = countryId !== before.countryId;
    const checked = await checkCompany(trx, { ...body, headquarterCountryId: countryId });
    const fields = {
      name: { name: name?.trim() },
      website: { website: checked.website },
      currency: { currency },
      about: { about: textOrNull(about) },
      headquarterCountryId: {
        headquarter_country_id: headquarterCountryId,
        time_zone: hasMoved ? checked.timeZone : undefined,
      },
      headquarterCityId: { headquarter_city_id: hasMoved ? (headquarterCityId ?? null) : headquarterCityId },
      productIds: inOtherTables,
    } satisfies Stored<"seller_companies", Body<"updateSellerCompany">>;
    await updateSellerCompanyRow(trx, path.id, rowOf(fields), clock.now());
    if (productIds) await sellProducts(trx, path.id, productIds);
    return readSellerCompanyText(trx, scope(actor), path.id);
  });
  if (!company) throw notFound("The seller company");
  return { status: 200, body: company };
};
