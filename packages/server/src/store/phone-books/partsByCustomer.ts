import { sql, type RawBuilder } from "kysely";

import { inScope, type Scope } from "../../auth/scope.ts";
import { keptCount } from "../keptCount.ts";

interface Parts {
  within: Scope;
  where: RawBuilder<boolean>;
  /** By `customer.name_key` and `b.id`. */
  order: RawBuilder<unknown>;
}

/** How many customers may be read for each item: with more, few of them would have an item. */
const customersPerItem = 4;
/** Later pages are not faster in parts (decision 0062). */
const lastInParts = 10_000n;

/**
 * The first items in the order of their customers' names: the items of customers, which are read in the order of an
 * index until there are enough, and the items without a customer. An item's customer is one of its company. A company
 * with far more customers than items has its items sorted instead; the stored counts show which it is.
 */
export function partsByCustomer({ within, where, order }: Parts) {
  const isRead = sql<boolean>`(select ${keptCount("phone_books", within)} * ${sql.lit(customersPerItem)} >= ${keptCount("potential_customers", within)})`;
  // The conditions are outside the limits: a part that is not read then starts no parallel workers (50 ms).
  return (upTo: RawBuilder<unknown>, last: bigint) =>
    last > lastInParts
      ? undefined
      : sql`(
    select * from (
      select b.id, customer.name_key
      from potential_customers customer join phone_books b on b.potential_customer_id = customer.id
      where ${where} and ${inScope(within, "customer.seller_company_id")}
      order by ${order} limit ${upTo}) of_customers where ${isRead}
    union all
    select * from (
      select b.id, customer.name_key
      from phone_books b left join potential_customers customer on false
      where ${where} and b.potential_customer_id is null
      order by ${order} limit ${upTo}) of_none where ${isRead}
    union all
    select * from (
      select b.id, customer.name_key
      from phone_books b left join potential_customers customer on customer.id = b.potential_customer_id
      where ${where}
      order by ${order} limit ${upTo}) of_all where not ${isRead}) b
    cross join lateral (select b.name_key) customer`;
}
