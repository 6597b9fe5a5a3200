import { sql } from "kysely";

import { activeCallJson } from "../calls/callsUnderWay.ts";

/** A customer of the alias `c` as the contract's PotentialCustomer. */
export const customerItem = sql`json_build_object(
  'id', c.id, 'name', c.name, 'website', c.website,
  'headquarterCountry', (select json_build_object('id', co.id, 'name', co.name, 'iso2', co.iso2) from countries co where co.id = c.headquarter_country_id),
  'headquarterCity', (select json_build_object('id', ci.id, 'name', ci.name) from cities ci where ci.id = c.headquarter_city_id),
  'timeZone', c.time_zone,
  'products', coalesce((
    select json_agg(json_build_object('id', p.id, 'name', p.name) order by p.name_key, p.id)
    from potential_customer_products cp join products p on p.id = cp.product_id where cp.potential_customer_id = c.id), '[]'),
  'tags', coalesce((
    select json_agg(json_build_object('id', t.id, 'title', t.title, 'color', t.color) order by t.title_key, t.id)
    from potential_customer_tags ct join tags t on t.id = ct.tag_id where ct.potential_customer_id = c.id), '[]'),
  'hasContacts', exists (select from contacts k where k.potential_customer_id = c.id),
  'contactsCount', (select count(*) from contacts k where k.potential_customer_id = c.id),
  'isCatalog', c.seller_company_id is null,
  'sellerCompanies', coalesce((
    select json_agg(json_build_object('id', s.id, 'name', s.name) order by s.name_key, s.id) from seller_companies s
    where s.id = c.seller_company_id
      or s.id in (select a.seller_company_id from catalogue_attachments a where a.potential_customer_id = c.id)), '[]'),
  'createdAt', iso(c.created_at), 'updatedAt', iso(c.updated_at))`;

const ownerOfContact = sql`(select o.seller_company_id from potential_customers o where o.id = k.potential_customer_id)`;

/** A contact of the alias `k` as the contract's Contact. */
export const contactItem = sql`json_build_object(
  'id', k.id, 'title', k.title, 'name', k.name, 'surname', k.surname, 'email', k.email, 'phoneNumber', k.phone_number,
  'isDoNotCall', k.is_do_not_call, 'activeCall', ${activeCallJson(ownerOfContact, sql`k.phone_number`)}, 'potentialCustomerCompanyId', k.potential_customer_id,
  'createdAt', iso(k.created_at), 'updatedAt', iso(k.updated_at))`;

/** The same with its first 100 contacts, the contract's PotentialCustomerDetail. */
export const customerDetailItem = sql`(${customerItem})::jsonb || jsonb_build_object('contacts', coalesce((
  select jsonb_agg(${contactItem}) from (
    select * from contacts where potential_customer_id = c.id order by created_at, id limit 100) k), '[]'))`;
