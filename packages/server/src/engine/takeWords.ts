import type { SpokenWords } from "../store/calls/callWords.ts";
import type { EngineContext } from "./engineContext.ts";

/** Tells what a carrier reports as it is said: turns that were said are kept, what is being said is only told. */
export async function takeWords({ callWords }: EngineContext, spoken: SpokenWords[]): Promise<void> {
  for (const [callId, words] of Map.groupBy(spoken, (one) => one.callId)) {
    await callWords.keep(
      callId,
      words.filter(({ isFinal }) => isFinal),
    );
    for (const partial of words) if (!partial.isFinal) callWords.hear(partial);
  }
}
