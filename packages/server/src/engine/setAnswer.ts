import type { Scope } from "../auth/scope.ts";
import { notFound, problem } from "../contract/problem.ts";
import type { SettledAnswer } from "../domain/call.ts";
import { resultOfSetAnswer } from "../domain/callReading.ts";
import { lockCall } from "../store/calls/calls.ts";
import { insertSetAnswer, readReading, readSetAnswer, showSetAnswer } from "../store/calls/readings.ts";
import { isMine } from "./cancelCall.ts";
import type { EngineContext } from "./engineContext.ts";
import { publishCalls } from "./publishCalls.ts";

type Needed = Pick<EngineContext, "db" | "clock" | "ids" | "events">;

/**
 * Lets a person set the answer of a call. Who did so, and when, is stored in addition to earlier answers; the same
 * answer twice changes nothing. A request not to be called again is not undone by it (allowCallsAgain).
 */
export async function setAnswer(
  engine: Needed,
  within: Scope,
  callId: string,
  { answer, author }: { answer: SettledAnswer; author: string },
): Promise<void> {
  await engine.db.transaction().execute(async (trx) => {
    const call = await lockCall(trx, callId);
    if (!call || call.is_welcome || !isMine(call, within)) throw notFound("The call");
    const reading = await readReading(trx, callId);
    if (!reading) throw problem(409, "CONFLICT", "This call has no conversation that was read.");
    if ((await readSetAnswer(trx, callId)) === answer) return;
    const at = engine.clock.now();
    await insertSetAnswer(trx, { id: engine.ids.next(), callId, answer, author, at });
    await showSetAnswer(trx, callId, { answer, result: resultOfSetAnswer(answer, reading) }, at);
    await publishCalls(engine, trx, [{ id: callId, events: ["call.read"] }]);
  });
}
