import { type CallAtCarrier, readTurnBeingSaid } from "../store/calls/callWords.ts";
import type { CarrierWords } from "./carriers/port.ts";
import type { EngineContext } from "./engineContext.ts";

/** Revisions of finished turns begin here, after those of their unfinished words: milliseconds since the answer. */
const FINISHED = 1_000_000_000;

/**
 * Publishes the words that a carrier reports. They are taken only while the call is in progress; its end brings the
 * whole conversation.
 */
export async function takeCarrierWords(
  { db, callWords }: EngineContext,
  callId: string,
  at: CallAtCarrier,
  { turns = [], beingSaid }: CarrierWords,
): Promise<void> {
  await callWords.keep(
    callId,
    // Longer words of a turn are newer; the same ones are not stored again.
    turns.map(({ role, content, startSecond }, turn) => ({
      callId,
      turn,
      revision: FINISHED + content.length,
      role,
      content,
      isFinal: true,
      isInterrupted: false,
      startSecond,
    })),
    { whileAt: at },
  );
  if (!beingSaid) return;
  const current = await readTurnBeingSaid(db, callId, at);
  if (!current) return;
  const milliseconds = Math.max(0, Math.min(FINISHED - 1, beingSaid.at.getTime() - current.answeredAt.getTime()));
  callWords.hear({
    callId,
    turn: current.turn,
    revision: milliseconds,
    role: "CONTACT",
    content: beingSaid.content,
    isFinal: false,
    isInterrupted: false,
    startSecond: milliseconds / 1000,
  });
}
