import type { ConversationTurn } from "../../domain/call.ts";
import { plain } from "../agents/brain/meaning.ts";
import { beginsAtAWord } from "../agents/phrases.ts";
import type { Evidence } from "./port.ts";

/** A sentence of a conversation: its exact words, and the form in which cues are searched. */
export interface Sentence extends Evidence {
  plain: string;
}

/** All sentences of one speaker, in order. */
export function sentencesOf(conversation: readonly ConversationTurn[], role: ConversationTurn["role"]): Sentence[] {
  return conversation.flatMap((said, turn) =>
    said.role === role
      ? (said.content.match(/[^.!?…]+[.!?…]*/g) ?? [])
          .map((quote) => quote.trim())
          .filter((quote) => /[\p{L}\d]/u.test(quote))
          .map((quote) => ({ turn, quote, plain: plain(quote) }))
      : [],
  );
}

/** Whether one of the cues begins at a word of it. */
export function hasCue(sentence: Pick<Sentence, "plain">, cues: readonly string[]): boolean {
  return beginsAtAWord(sentence.plain, cues);
}

export function evidenceOf({ turn, quote }: Sentence): Evidence {
  return { turn, quote };
}
