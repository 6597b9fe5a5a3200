import { sql } from "kysely";

import type { Database, Trx } from "../db/database.ts";
import { readItemText } from "./listing.ts";
import type { Schemas } from "@callwright/sdk/contract";
import { columnsOf, iso, jsonOf } from "./json.ts";
import type { ChangedRow, NewRow } from "./tables.ts";

/** All marks of an evaluation, each in the column with its name. */
export type FeedbackColumns = Record<keyof Schemas["FeedbackEvaluation"], number | undefined>;

/** Writes feedback; false if its author has already given some on this call. */
export async function insertFeedback(trx: Trx, feedback: NewRow<"feedbacks">, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("feedbacks")
    .values({ ...feedback, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.columns(["author", "call_id"]).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Changes an author's own feedback; false if there is none with this id. */
export async function updateFeedbackRow(
  trx: Trx,
  { id, author }: { id: string; author: string },
  changes: ChangedRow<"feedbacks">,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("feedbacks")
    .set({ ...changes, updated_at: now })
    .where("id", "=", id)
    .where("author", "=", author)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Feedback as JSON text; undefined if there is none with this id. */
export function readFeedbackText(db: Database, id: string) {
  return readItemText(db, { from: sql`feedbacks f`, item: feedbackJson, where: sql<boolean>`f.id = ${id}` });
}

const f = columnsOf<"feedbacks">("f");

/** Feedback `f` as the contract's `Feedback`. */
export const feedbackJson = jsonOf<Schemas["Feedback"]>({
  id: f.id,
  relation: f.relation,
  relationId: sql<string | null>`coalesce(${f.call_id}, ${f.subject_id})`,
  description: f.description,
  evaluation: jsonOf<Schemas["FeedbackEvaluation"]>({
    effectiveness: f.effectiveness,
    responses: f.responses,
    understanding: f.understanding,
  }),
  createdAt: iso(f.created_at),
  updatedAt: iso(f.updated_at),
});
