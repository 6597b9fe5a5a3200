import type { Schemas } from "@callwright/sdk/contract";
import { sql } from "kysely";

import { activeCallJson } from "../calls/callsUnderWay.ts";
import { contactTextsOf } from "../contactColumns.ts";
import { columnsOf, iso, jsonOf, many, namedRef, type FieldsOf } from "../json.ts";
import { headquarterCityJson, headquarterCountryJson } from "../sellerCompanyJson.ts";
import { isSuppressed } from "../suppressions.ts";

const c = columnsOf<"potential_customers">("c");
const k = columnsOf<"contacts">("k");
const t = columnsOf<"tags">("t");

const fields = {
  id: c.id,
  name: c.name,
  website: c.website,
  headquarterCountry: headquarterCountryJson,
  headquarterCity: headquarterCityJson,
  timeZone: c.time_zone,
  products: many(
    namedRef(columnsOf<"products">("p")),
    sql`p.name_key, p.id`,
    sql`from potential_customer_products cp join products p on p.id = cp.product_id where cp.potential_customer_id = c.id`,
  ),
  tags: many(
    jsonOf<Schemas["TagRef"]>({ id: t.id, title: t.title, color: t.color }),
    sql`t.title_key, t.id`,
    sql`from potential_customer_tags ct join tags t on t.id = ct.tag_id where ct.potential_customer_id = c.id`,
  ),
  hasContacts: sql<boolean>`exists (select from contacts k where k.potential_customer_id = c.id)`,
  contactsCount: sql<number>`(select count(*) from contacts k where k.potential_customer_id = c.id)`,
  isCatalog: sql<boolean>`c.seller_company_id is null`,
  sellerCompanies: many(
    namedRef(columnsOf<"seller_companies">("s")),
    sql`s.name_key, s.id`,
    // With an "or", PostgreSQL would read every company for every customer.
    sql`from seller_companies s where s.id in (
      select c.seller_company_id
      union all select a.seller_company_id from catalogue_attachments a where a.potential_customer_id = c.id)`,
  ),
  createdAt: iso(c.created_at),
  updatedAt: iso(c.updated_at),
} satisfies FieldsOf<Schemas["PotentialCustomer"]>;

/** A customer of the alias `c` as the contract's PotentialCustomer. */
export const customerItem = jsonOf<Schemas["PotentialCustomer"]>(fields);

const ownerOfContact = sql<
  string | null
>`(select o.seller_company_id from potential_customers o where o.id = k.potential_customer_id)`;

/** A contact of the alias `k` as the contract's Contact. */
export const contactItem = jsonOf<Schemas["Contact"]>({
  id: k.id,
  ...contactTextsOf(k),
  phoneNumber: k.phone_number,
  isDoNotCall: sql<boolean>`(k.is_do_not_call or ${isSuppressed(k.phone_number, ownerOfContact)})`,
  activeCall: activeCallJson(ownerOfContact, k.phone_number),
  potentialCustomerCompanyId: k.potential_customer_id,
  createdAt: iso(k.created_at),
  updatedAt: iso(k.updated_at),
});

/** The same with its first 100 contacts, the contract's PotentialCustomerDetail. */
export const customerDetailItem = jsonOf<Schemas["PotentialCustomerDetail"]>({
  ...fields,
  contacts: many(
    contactItem,
    sql`k.created_at, k.id`,
    sql`from (select * from contacts where potential_customer_id = c.id order by created_at, id limit 100) k`,
  ),
});
