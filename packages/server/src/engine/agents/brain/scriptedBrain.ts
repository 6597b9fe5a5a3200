import type { Brain, BrainOutput } from "./port.ts";
import { scriptedReply, type ScriptedReply } from "./scriptedReply.ts";

/** Speaks without any service, in English, German and Turkish. */
export const scriptedBrain: Brain = {
  async *reply(input) {
    yield* spoken(scriptedReply(input));
  },
};

/** A reply word by word, as a brain that thinks while it speaks would give it. */
export function* spoken({ words, end, isTransfer }: ScriptedReply): Generator<BrainOutput> {
  for (const text of words.match(/\S+\s*/g) ?? []) yield { kind: "words", text };
  if (end) yield { kind: "end", reason: end };
  else if (isTransfer) yield { kind: "transfer" };
}
