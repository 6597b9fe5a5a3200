import type { Body } from "@callwright/sdk/contract";

import { scope } from "../../auth/scope.ts";
import type { Handler } from "../../contract/handler.ts";
import { notFound } from "../../contract/problem.ts";
import { findCustomer, readCustomerText } from "../../store/potential-customers/readCustomers.ts";
import { replaceProducts, replaceTags, updateCustomer } from "../../store/potential-customers/writeCustomers.ts";
import { checkCustomer } from "./checkCustomer.ts";
import { inOtherTables, rowOf, type Stored } from "../../store/stored.ts";

/**
 * Changes the given fields; products and tags are replaced (B-API-04). A new country sets its first time zone and
 * removes the city.
 */
export const updatePotentialCustomer: Handler<"updatePotentialCustomer"> = async (
  { db, clock, events },
  actor,
  { path, body },
) => {
  const customer = await findCustomer(db, scope(actor), path.id);
  if (!customer) throw notFound("The potential customer");
  const { sellerCompanyId } = customer;
  const countryId = body.headquarterCountryId ?? customer.countryId;
  const { website, timeZone } = await checkCustomer(db, sellerCompanyId, { ...body, headquarterCountryId: countryId });
  const hasMoved = countryId !== customer.countryId;
  const text = await db.transaction().execute(async (trx) => {
    const fields = {
      name: { name: body.name?.trim() },
      website: { website },
      headquarterCountryId: { headquarter_country_id: body.headquarterCountryId },
      headquarterCityId: {
        headquarter_city_id: body.headquarterCityId === undefined && hasMoved ? null : body.headquarterCityId,
      },
      timeZone: { time_zone: body.timeZone || hasMoved ? timeZone : undefined },
      productIds: inOtherTables,
      tagIds: inOtherTables,
    } satisfies Stored<"potential_customers", Body<"updatePotentialCustomer">>;
    await updateCustomer(trx, path.id, rowOf(fields), clock.now());
    if (body.productIds) await replaceProducts(trx, path.id, body.productIds);
    if (body.tagIds) await replaceTags(trx, path.id, body.tagIds);
    await events.publish(trx, sellerCompanyId, {
      type: "potentialCustomer.changed",
      change: "UPDATED",
      potentialCustomerId: path.id,
    });
    return readCustomerText(trx, scope(actor), path.id);
  });
  if (!text) throw notFound("The potential customer");
  return { status: 200, body: text };
};
