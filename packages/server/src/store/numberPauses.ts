import type { Trx } from "../db/database.ts";
import type { NewRow } from "./tables.ts";

/** Pauses calls from a number; an existing pause ends. */
export async function insertNumberPause(trx: Trx, pause: NewRow<"number_pauses"> & { paused_at: Date }): Promise<void> {
  await endNumberPause(trx, pause.number_id, pause.paused_by, pause.paused_at);
  await trx.insertInto("number_pauses").values(pause).execute();
}

/** Resumes calls from a number. The pause stays on record, with who ended it. */
export async function endNumberPause(trx: Trx, numberId: string, by: string, at: Date): Promise<void> {
  await trx
    .updateTable("number_pauses")
    .set({ resumed_at: at, resumed_by: by })
    .where("number_id", "=", numberId)
    .where("resumed_at", "is", null)
    .execute();
}
