import type { Insertable, Selectable, Updateable } from "kysely";

import type { Tables } from "./generated/tables.ts";

export type { Tables };

/** A row as it is read. */
export type Row<Table extends keyof Tables> = Selectable<Tables[Table]>;

/** A row as it is written first. */
export type NewRow<Table extends keyof Tables> = Insertable<Tables[Table]>;

/** What is written to a row that is there; what is undefined stays. */
export type ChangedRow<Table extends keyof Tables> = Updateable<Tables[Table]>;
