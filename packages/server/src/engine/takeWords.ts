import type { SpokenWords } from "../store/calls/callWords.ts";
import type { EngineContext } from "./engineContext.ts";

/** Publishes a carrier's live words: finished turns are stored, unfinished turns are only published. */
export async function takeWords({ callWords }: EngineContext, spoken: SpokenWords[]): Promise<void> {
  for (const [callId, words] of Map.groupBy(spoken, (one) => one.callId)) {
    await callWords.keep(
      callId,
      words.filter(({ isFinal }) => isFinal),
    );
    for (const partial of words) if (!partial.isFinal) callWords.hear(partial);
  }
}
