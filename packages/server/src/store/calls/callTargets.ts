import type { Schemas } from "@callwright/sdk/contract";
import { sql } from "kysely";

import type { ProductQuestion } from "../../domain/productQuestion.ts";
import { inScope, type Scope } from "../../auth/scope.ts";
import type { Database } from "../../db/database.ts";
import { allOf } from "../listing.ts";
import { columnsOf, isPresent, jsonOf, when } from "../json.ts";

/** A call center item with the current data for a call. Deleted records are null. */
export interface CallTarget {
  phoneBookId: string;
  language: Schemas["Language"];
  company: { id: string; name: string; about: string | null; timeZone: string | null } | null;
  customer: {
    id: string;
    name: string;
    /** The country's first time zone if none was set. */
    timeZone: string | null;
    /** What was said. */
    ownTimeZone: string | null;
    /** Of the headquarters. */
    countryId: string | null;
  } | null;
  contact: {
    id: string;
    name: string | null;
    surname: string | null;
    title: string | null;
    phoneNumber: string;
    isDoNotCall: boolean;
  } | null;
  product: { id: string; name: string; about: string | null; questions: ProductQuestion[] } | null;
  /**
   * the item's number, otherwise the company's default number, each only while it is ACTIVE and belongs to the
   * carrier; null is the installation's number.
   */
  fromNumber: string | null;
  /** The item's alone. */
  itemNumber: string | null;
}

/**
 * The items with these ids that are in scope, by id.
 *
 * @param carrier the name of the carrier of new calls: it can only call from its own numbers.
 */
export async function readCallTargets(
  db: Database,
  within: Scope,
  phoneBookIds: string[],
  carrier: string,
): Promise<Map<string, CallTarget>> {
  const where = allOf(sql<boolean>`b.id = any(${phoneBookIds}::uuid[])`, inScope(within, "b.seller_company_id"));
  const { rows } = await sql<{ target: CallTarget }>`
    select ${targetJson(carrier)} as target
    from phone_books b
    left join seller_companies s on s.id = b.seller_company_id
    left join potential_customers p on p.id = b.potential_customer_id
    left join countries n on n.id = p.headquarter_country_id
    left join contacts k on k.id = b.contact_id
    left join products g on g.id = b.product_id
    where ${where}`.execute(db);
  return new Map(rows.map(({ target }) => [target.phoneBookId, target]));
}

const b = columnsOf<"phone_books">("b");
const s = columnsOf<"seller_companies">("s");
const p = columnsOf<"potential_customers">("p");
const k = columnsOf<"contacts">("k");
const g = columnsOf<"products">("g");

const targetJson = (carrier: string) =>
  jsonOf<CallTarget>({
    phoneBookId: b.id,
    language: b.language,
    company: when(
      isPresent(s.id),
      jsonOf<NonNullable<CallTarget["company"]>>({ id: s.id, name: s.name, about: s.about, timeZone: s.time_zone }),
    ),
    customer: when(
      isPresent(p.id),
      jsonOf<NonNullable<CallTarget["customer"]>>({
        id: p.id,
        name: p.name,
        ownTimeZone: p.time_zone,
        countryId: p.headquarter_country_id,
        timeZone: sql<string>`coalesce(p.time_zone, n.time_zones[1])`,
      }),
    ),
    contact: when(
      isPresent(k.id),
      jsonOf<NonNullable<CallTarget["contact"]>>({
        id: k.id,
        name: k.name,
        surname: k.surname,
        title: k.title,
        phoneNumber: k.phone_number,
        isDoNotCall: k.is_do_not_call,
      }),
    ),
    product: when(
      isPresent(g.id),
      jsonOf<NonNullable<CallTarget["product"]>>({ id: g.id, name: g.name, about: g.about, questions: g.questions }),
    ),
    itemNumber: itemNumber(carrier),
    fromNumber: sql<string | null>`coalesce(
    ${itemNumber(carrier)},
    (select n.number from numbers n
      where n.seller_company_id = b.seller_company_id and n.is_default and n.status = 'ACTIVE' and n.provider = ${carrier}))`,
  });

const itemNumber = (carrier: string) => sql<string | null>`(
  select n.number from numbers n where n.id = b.number_id and n.status = 'ACTIVE' and n.provider = ${carrier})`;

/** Stores, for every contact with this number of the company's customers, that they want no calls. */
export async function markDoNotCall(
  db: Database,
  companyId: string,
  phoneNumber: string,
  contactId: string | null,
  now: Date,
): Promise<void> {
  await sql`
    update contacts k set is_do_not_call = true, updated_at = ${now}
    from potential_customers p
    where p.id = k.potential_customer_id and not k.is_do_not_call
      and (k.id = ${contactId}::uuid or (k.phone_number = ${phoneNumber} and p.seller_company_id = ${companyId}::uuid))`.execute(
    db,
  );
}
