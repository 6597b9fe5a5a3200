import { sql, type RawBuilder } from "kysely";

import type { Scope } from "../auth/scope.ts";

/** Lists whose rows are counted by triggers (migrations 0025 and 0093). */
export type CountedList =
  | "calls"
  | "phone_books"
  | "potential_customers"
  | "products"
  | "seller_companies"
  | "suppressed_numbers"
  | "transactions"
  | "users";

const everybody = "00000000-0000-0000-0000-000000000000";
/** The owner, in the counts, of rows without a company. */
export const nobody = "ffffffff-ffff-ffff-ffff-ffffffffffff";

/** How many rows a scope has in a list, without reading them. For calls, only listed ones; for
 * numbers that are not called, only those that were not lifted. */
export function keptCount(list: CountedList, within: Scope): RawBuilder<bigint> {
  return countOf(list, within.kind === "everything" ? [everybody] : within.companyIds);
}

/** How many rows of a list have no owner: the catalogue. */
export function keptCountOfCatalogue(list: CountedList): RawBuilder<bigint> {
  return countOf(list, [nobody]);
}

/**
 * Whether a list is requested without a condition.
 *
 * @param conditions every condition of the list's filter; the compiler reports a missing one.
 */
export function isWhole<Filter>(conditions: Record<Exclude<keyof Filter, "sortBy">, unknown>): boolean {
  return Object.values(conditions).every(
    (value) => value === undefined || (typeof value === "string" && value.trim() === ""),
  );
}

function countOf(list: CountedList, owners: string[]): RawBuilder<bigint> {
  return sql<bigint>`(select coalesce(sum(counted.count), 0)::bigint from list_counts counted
    where counted.list = ${sql.lit(list)} and counted.owner = any(${owners}::uuid[]))`;
}
