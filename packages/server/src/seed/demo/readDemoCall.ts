import type { Trx } from "../../db/database.ts";
import type { ConversationTurn } from "../../domain/call.ts";
import { wallClock } from "../../domain/wallClock.ts";
import type { CallBrief } from "../../engine/agents/port.ts";
import { readByPhrases, READING_VERSION } from "../../engine/reading/readConversation.ts";
import { shownOf } from "../../engine/reading/shownOf.ts";
import type { NewCall } from "../../store/calls/calls.ts";
import { saveReadings, showReadings, wordsIn } from "../../store/calls/readings.ts";

/** Reads the conversation of a demo call, in the same way as that of every call that ends. */
export async function readDemoCall(
  trx: Trx,
  { id, answer, answered_at: answeredAt, ended_at: endedAt, time_zone: timeZone }: NewCall,
  { turns, brief }: { turns: ConversationTurn[]; brief: CallBrief },
): Promise<void> {
  if (answer === undefined || answer === "IN_PROGRESS" || answer === "NO_CALL" || !answeredAt || !endedAt) return;
  const calledAt = wallClock(new Date(answeredAt), timeZone);
  const conversation = turns.map((turn) => ({ ...turn, isInterrupted: false }));
  const reading = await readByPhrases({ conversation, brief, calledAt, answer });
  const at = new Date(endedAt);
  await saveReadings(trx, [{ callId: id, version: READING_VERSION, words: wordsIn(conversation), reading, at }]);
  await showReadings(trx, [{ callId: id, ...shownOf(reading, answer, timeZone) }], at);
}
