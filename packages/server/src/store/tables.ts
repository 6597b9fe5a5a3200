import type { Insertable, Selectable, Updateable } from "kysely";

import type { Tables } from "./generated/tables.ts";

export type { Tables };

/** A row in a query. */
export type Row<Table extends keyof Tables> = Selectable<Tables[Table]>;

/** A row in an insert. */
export type NewRow<Table extends keyof Tables> = Insertable<Tables[Table]>;

/** A row in an update; undefined fields stay. */
export type ChangedRow<Table extends keyof Tables> = Updateable<Tables[Table]>;
