import type { SpokenWords } from "../../store/calls/callWords.ts";
import type { EngineContext } from "../engineContext.ts";

/** Words that are stored shortly after one another are read together. */
const READ_AGAIN_SECONDS = 2;

/** Stores a turn of a talk. A call that has ended meanwhile is read again, because its reading may lack these words. */
export function keepTurn({ db, callWords, queue }: EngineContext, words: SpokenWords): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const isLate = await callWords.keep(words.callId, [words], { isCorrecting: true }, trx);
    if (isLate) await queue.send(trx, "read-call", [words.callId], READ_AGAIN_SECONDS);
  });
}
