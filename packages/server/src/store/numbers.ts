import { sql } from "kysely";

import { inScope, type Scope } from "../auth/scope.ts";
import type { Database } from "../db/database.ts";
import { allOf, matchesText, orderBy, readListText, type PageRequest } from "./listing.ts";

type NumberField = "purchaseAt" | "number" | "status" | "isDefault";

export interface NumberFilter {
  text?: string;
  sortBy?: NumberField | `-${NumberField}`;
}

/** A page of the phone numbers that companies call from, as JSON text (B-NUM-14). */
export function listNumbersText(db: Database, within: Scope, filter: NumberFilter, page: PageRequest): Promise<string> {
  const where = allOf(inScope(within, "n.seller_company_id"), matchesText(sql`n.number`, filter.text));
  const order = orderBy(filter.sortBy ?? "-purchaseAt", "n", {
    purchaseAt: sql`n.purchased_at`,
    number: sql`n.number`,
    status: sql`n.status`,
    isDefault: sql`n.is_default`,
  });
  return readListText(db, { from: sql`numbers n`, alias: "n", where, order, item }, page);
}

const item = sql`json_build_object(
  'id', n.id, 'number', n.number, 'status', n.status, 'isDefault', n.is_default, 'purchaseAt', iso(n.purchased_at),
  'country', (select json_build_object('id', country.id, 'name', country.name, 'iso2', country.iso2)
    from countries country where country.id = n.country_id),
  'sellerCompany', (select json_build_object('id', c.id, 'name', c.name) from seller_companies c where c.id = n.seller_company_id))`;
