import type { Brain, BrainOutput } from "./port.ts";
import { scriptedReply, type ScriptedReply } from "./scriptedReply.ts";

/** Speaks without a service, in English, German and Turkish. */
export const scriptedBrain: Brain = {
  async *reply(input) {
    yield* spoken(scriptedReply(input));
  },
};

/** A reply word by word, like that of a brain that generates while it speaks. */
export function* spoken({ words, end, isTransfer }: ScriptedReply): Generator<BrainOutput> {
  for (const text of words.match(/\S+\s*/g) ?? []) yield { kind: "words", text };
  if (end) yield { kind: "end", reason: end };
  else if (isTransfer) yield { kind: "transfer" };
}
