import { sql } from "kysely";

import type { Database, Trx } from "../db/database.ts";
import { readItemText } from "./listing.ts";

export interface Evaluation {
  effectiveness: number;
  responses: number;
  understanding: number;
}

export interface NewFeedback {
  id: string;
  author: string;
  companyId: string | null;
  /** Null for feedback on the product in general. */
  callId: string | null;
  /** What feedback in general is about, as its sender calls it. */
  subjectId: string | null;
  description: string;
  evaluation: Evaluation;
}

/** Writes feedback; false when its author already gave some on that call. */
export async function insertFeedback(trx: Trx, feedback: NewFeedback, now: Date): Promise<boolean> {
  const { id, author, companyId, callId, subjectId, description, evaluation } = feedback;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("feedbacks")
    .values({
      id,
      author,
      seller_company_id: companyId,
      relation: callId ? "CALL" : "GENERAL",
      call_id: callId,
      subject_id: subjectId,
      description,
      ...evaluation,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(["author", "call_id"]).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Changes an author's own feedback; false when there is none of this id. */
export async function updateFeedbackRow(
  trx: Trx,
  { id, author }: Pick<NewFeedback, "id" | "author">,
  { description, evaluation }: Partial<Pick<NewFeedback, "description" | "evaluation">>,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("feedbacks")
    .set({ description, ...evaluation, updated_at: now })
    .where("id", "=", id)
    .where("author", "=", author)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Feedback as JSON text. */
export async function readFeedbackText(db: Database, id: string): Promise<string> {
  const text = await readItemText(db, {
    from: sql`feedbacks f`,
    item: feedbackJson,
    where: sql<boolean>`f.id = ${id}`,
  });
  return text ?? "null";
}

/** Feedback `f` as the contract's `Feedback`. */
export const feedbackJson = sql`json_build_object(
  'id', f.id, 'relation', f.relation, 'relationId', coalesce(f.call_id, f.subject_id), 'description', f.description,
  'evaluation', json_build_object('effectiveness', f.effectiveness, 'responses', f.responses, 'understanding', f.understanding),
  'createdAt', iso(f.created_at), 'updatedAt', iso(f.updated_at))`;
