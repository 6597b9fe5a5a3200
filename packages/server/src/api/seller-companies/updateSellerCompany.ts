import { scope } from "../../auth/scope.ts";
import { textOrNull } from "../../domain/text.ts";
import type { Handler } from "../../http/handler.ts";
import { JsonText } from "../../http/jsonText.ts";
import { notFound } from "../../http/problem.ts";
import { findSellerCompany, readSellerCompanyText } from "../../store/sellerCompanies.ts";
import { updateSellerCompanyRow } from "../../store/writeSellerCompanies.ts";
import { checkCompany } from "./checkCompany.ts";
import { sellProducts } from "./sellProducts.ts";

/** Changes what is given. A company that moves takes the new country's time zone, and no city it does not name (B-API-31). */
export const updateSellerCompany: Handler<"updateSellerCompany"> = async ({ db, clock }, actor, { path, body }) => {
  const company = await db.transaction().execute(async (trx) => {
    const before = await findSellerCompany(trx, scope(actor), path.id);
    if (!before) throw notFound("The seller company");
    const { name, about, currency, productIds, headquarterCountryId, headquarterCityId } = body;
    const countryId = headquarterCountryId ?? before.countryId;
    const hasMoved = countryId !== before.countryId;
    const checked = await checkCompany(trx, { ...body, headquarterCountryId: countryId });
    const changes = {
      name: name?.trim(),
      website: checked.website,
      currency,
      about: textOrNull(about),
      headquarter_country_id: headquarterCountryId,
      headquarter_city_id: hasMoved ? (headquarterCityId ?? null) : headquarterCityId,
      ...(hasMoved && { time_zone: checked.timeZone }),
    };
    await updateSellerCompanyRow(trx, path.id, changes, clock.now());
    if (productIds) await sellProducts(trx, path.id, productIds);
    return readSellerCompanyText(trx, scope(actor), path.id);
  });
  if (!company) throw notFound("The seller company");
  return { status: 200, body: new JsonText(company) };
};
