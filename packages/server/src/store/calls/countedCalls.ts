import type { Schemas } from "@callwright/sdk/contract";
import { sql, type RawBuilder } from "kysely";

/** Who answered a call `c`, as counted and as filtered in the list. */
export const answered: Record<Schemas["CountedAnswer"], RawBuilder<boolean>> = {
  PERSON: sql<boolean>`(c.answer in ('POSITIVE', 'NEUTRAL', 'NEGATIVE'))`,
  MACHINE: sql<boolean>`(c.answer = 'ANSWERING_MACHINE')`,
  NOBODY: sql<boolean>`(c.answer = 'NO_CALL' and c.ended_at is not null)`,
};

/** Whether a call `c` has a promised callback that is due, and that was neither made nor scheduled. */
export function isCallbackDue(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(c.callback_at <= ${now} and not exists (
    select from calls later where later.seller_company_id = c.seller_company_id
      and later.contact_phone_number = c.contact_phone_number and later.created_at > c.ended_at and later.status <> 'CANCELLED'))`;
}
