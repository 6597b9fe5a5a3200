import type { Scope } from "../auth/scope.ts";
import { invalid, notFound, problem } from "../contract/problem.ts";
import { isAnswerTo, type QuestionValue } from "../domain/productQuestion.ts";
import { lockCall } from "../store/calls/calls.ts";
import { insertSetQuestionAnswer, readReading, readSetQuestionAnswer } from "../store/calls/readings.ts";
import { isMine } from "./cancelCall.ts";
import type { EngineContext } from "./engineContext.ts";
import { publishCalls } from "./publishCalls.ts";

type Needed = Pick<EngineContext, "db" | "clock" | "ids" | "events">;

/**
 * Lets a person set the answer to one of the company's own questions, or remove it with null. Earlier answers remain
 * stored; the same answer twice changes nothing.
 */
export async function setQuestionAnswer(
  engine: Needed,
  within: Scope,
  callId: string,
  { question, value, author }: { question: number; value: QuestionValue | null; author: string },
): Promise<void> {
  await engine.db.transaction().execute(async (trx) => {
    const call = await lockCall(trx, callId);
    if (!call || call.is_welcome || !isMine(call, within)) throw notFound("The call");
    const reading = await readReading(trx, callId);
    const asked = reading?.questions?.[question]?.question;
    if (!asked) throw problem(409, "CONFLICT", "This call was not read with such a question.");
    if (value !== null && !isAnswerTo(asked, value)) throw invalid({ value: "Does not answer this type of question." });
    if (((await readSetQuestionAnswer(trx, callId, question)) ?? null) === value) return;
    const at = engine.clock.now();
    await insertSetQuestionAnswer(trx, { id: engine.ids.next(), callId, question, value, author, at });
    await trx.updateTable("calls").set({ updated_at: at }).where("id", "=", callId).execute();
    await publishCalls(engine, trx, [{ id: callId, events: ["call.read"] }]);
  });
}
