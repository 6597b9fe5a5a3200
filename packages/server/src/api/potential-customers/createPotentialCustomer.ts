import { scope } from "../../auth/scope.ts";
import type { Handler } from "../../http/handler.ts";
import { JsonText } from "../../http/jsonText.ts";
import { notFound } from "../../http/problem.ts";
import { insertContact } from "../../store/contacts.ts";
import { readCustomerText } from "../../store/potential-customers/readCustomers.ts";
import { insertCustomer, replaceProducts, replaceTags } from "../../store/potential-customers/writeCustomers.ts";
import { checkContact } from "../contacts/checkContact.ts";
import { requireContactsWithinPlan, requireWithinPlan } from "../rules/plan.ts";
import { targetCompany } from "../rules/targetCompany.ts";
import { checkCustomer } from "./checkCustomer.ts";

/** A customer with its first contact; a manager who names no company adds it to the catalogue (B-API-02). */
export const createPotentialCustomer: Handler<"createPotentialCustomer"> = async (
  { db, ids, clock, events },
  actor,
  { body },
) => {
  const sellerCompanyId = await targetCompany(db, actor, body.sellerCompanyId);
  const { country, website, timeZone } = await checkCustomer(db, sellerCompanyId, body);
  const contact = body.contact && checkContact(body.contact, country.iso2, "contact.");
  const now = clock.now();
  const id = ids.next();
  const text = await db.transaction().execute(async (trx) => {
    const place = { countryId: country.id, cityId: body.headquarterCityId ?? null, timeZone: timeZone ?? null };
    await insertCustomer(trx, { id, sellerCompanyId, name: body.name.trim(), website: website ?? null, ...place }, now);
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
  return { status: 201, body: new JsonText(text) };
};
