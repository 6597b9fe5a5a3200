import { sql, type RawBuilder } from "kysely";

import { inScope, type Scope } from "../auth/scope.ts";
import type { CountedList } from "./keptCount.ts";
import type { Listing } from "./listing.ts";

interface Parts {
  list: CountedList;
  within: Scope;
  listing: Pick<Listing<unknown>, "alias" | "where">;
  /** The row's company, as in the index of the list. */
  owner: RawBuilder<unknown>;
  isDescending: boolean;
}

/**
 * The first rows of each company, for a list in the order of the companies' names: the stored counts show which
 * companies have rows. The name of a row's company is `company.name_key`, as in the list itself.
 */
export function partsByCompany({ list, within, listing: { alias, where }, owner, isDescending }: Parts) {
  const direction = isDescending ? sql`desc` : sql`asc`;
  return (upTo: RawBuilder<unknown>) => sql`
    (select counted.owner, known.name_key
      from (select distinct owner from list_counts where list = ${sql.lit(list)} and ${inScope(within, "owner")}) counted
      left join seller_companies known on known.id = counted.owner
      order by known.name_key ${direction}) company
    cross join lateral (
      select ${sql.ref(`${alias}.id`)} from ${sql.table(list)} ${sql.ref(alias)} where ${where} and ${owner} = company.owner
      order by ${sql.ref(`${alias}.id`)} ${direction} limit ${upTo}) ${sql.ref(alias)}`;
}
