import type { SettledAnswer } from "../../domain/call.ts";
import type { ProductQuestion } from "../../domain/productQuestion.ts";
import type { EngineContext } from "../engineContext.ts";
import type { SpokenTurn } from "../reading/checkQuality.ts";
import { dialledCall } from "./dialledCall.ts";

/** Creates an ended call with these turns that is not analysed yet. */
export async function finishedCall(
  engine: EngineContext,
  conversation: Pick<SpokenTurn, "role" | "content">[],
  answer: SettledAnswer = "NEUTRAL",
  questions: readonly ProductQuestion[] = [],
): Promise<string> {
  const { db, ids, clock } = engine;
  const id = ids.next();
  await dialledCall(engine, id, "simulator");
  const now = clock.now();
  await db
    .updateTable("calls")
    .set({
      questions: JSON.stringify(questions),
      status: "COMPLETED",
      answer,
      result: null,
      next_step: null,
      score: null,
      answered_at: now,
      ended_at: now,
    })
    .where("id", "=", id)
    .execute();
  if (conversation.length > 0)
    await db
      .insertInto("call_turns")
      .values(
        conversation.map(({ role, content }, position) => ({
          call_id: id,
          position,
          role,
          content,
          start_second: position * 4,
        })),
      )
      .execute();
  return id;
}
