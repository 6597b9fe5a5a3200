import type { Body } from "@callwright/sdk/contract";

import { scope } from "../../auth/scope.ts";
import type { Handler } from "../../contract/handler.ts";
import { notFound } from "../../contract/problem.ts";
import { insertContact } from "../../store/contacts.ts";
import { readCustomerText } from "../../store/potential-customers/readCustomers.ts";
import { insertCustomer, replaceProducts, replaceTags } from "../../store/potential-customers/writeCustomers.ts";
import { checkContact } from "../contacts/checkContact.ts";
import { requireContactsWithinPlan, requireWithinPlan } from "../rules/plan.ts";
import { targetCompany } from "../rules/targetCompany.ts";
import { checkCustomer } from "./checkCustomer.ts";
import { inOtherTables, rowOf, type Stored } from "../../store/stored.ts";

/** A customer with its first contact; a manager who names no company adds it to the catalogue (B-API-02). */
export const createPotentialCustomer: Handler<"createPotentialCustomer"> = async (
  { db, ids, clock, events },
  actor,
  { body },
) => {
  const sellerCompanyId = await targetCompany(db, actor, body.sellerCompanyId);
  const { country, website, timeZone } = await checkCustomer(db, sellerCompanyId, body);
  const contact = body.contact && rowOf(checkContact(body.contact, country.iso2, "contact."));
  const now = clock.now();
  const id = ids.next();
  const text = await db.transaction().execute(async (trx) => {
    const fields = {
      sellerCompanyId: { seller_company_id: sellerCompanyId },
      name: { name: body.name.trim() },
      website: { website },
      headquarterCountryId: { headquarter_country_id: country.id },
      headquarterCityId: { headquarter_city_id: body.headquarterCityId },
      timeZone: { time_zone: timeZone },
      productIds: inOtherTables,
      tagIds: inOtherTables,
      contact: inOtherTables,
    } satisfies Stored<"potential_customers", Body<"createPotentialCustomer">>;
    await insertCustomer(trx, { ...rowOf(fields), id }, now);
    await replaceProducts(trx, id, body.productIds);
    await replaceTags(trx, id, body.tagIds ?? []);
    if (contact) await insertContact(trx, id, ids.next(), contact, now);
    await requireWithinPlan(trx, sellerCompanyId, "potentialCustomers");
    await requireContactsWithinPlan(trx, sellerCompanyId, [id]);
    await events.publish(trx, sellerCompanyId, {
      type: "potentialCustomer.changed",
      change: "CREATED",
      potentialCustomerId: id,
    });
    return readCustomerText(trx, scope(actor), id);
  });
  if (!text) throw notFound("The potential customer");
  return { status: 201, body: text };
};
