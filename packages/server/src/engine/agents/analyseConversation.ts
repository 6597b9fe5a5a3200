import type { Utterance } from "../../domain/call.ts";
import type { Analysis } from "./port.ts";
import { optOutPatterns } from "./optOutPatterns.ts";
import { isAnywhere } from "./phrases.ts";
import { lexicons } from "./scripts/scriptFor.ts";
import type { Lexicon } from "./scripts/script.ts";

/** The minimum weight of a meaning. */
const CLEAR = 1;

/**
 * Determines the outcome of a conversation from what the called person said. A machine is recognised by its first
 * words. For a person, later words have more weight than earlier ones, and hesitation reduces the weight of both yes
 * and no.
 */
export function analyseConversation(utterances: readonly Utterance[]): Analysis {
  const said = utterances.filter(({ role }) => role === "CONTACT").map(({ content }) => content);
  const first = said[0];
  if (first !== undefined && isAnsweringMachine(first)) {
    return { answer: "ANSWERING_MACHINE", isDoNotCall: false };
  }
  if (said.some(isOptOut)) return { answer: "NEGATIVE", isDoNotCall: true };

  let leaning = 0;
  let hesitation = 0;
  for (const [index, text] of said.entries()) {
    const weight = 1 + index / said.length;
    const { yes, no, unsure } = leaningOf(text);
    leaning += weight * (yes - no);
    hesitation += weight * unsure;
  }
  const isClear = Math.abs(leaning) >= CLEAR && Math.abs(leaning) > hesitation;
  if (!isClear) return { answer: "NEUTRAL", isDoNotCall: false };
  return { answer: leaning > 0 ? "POSITIVE" : "NEGATIVE", isDoNotCall: false };
}

/** Whether the person asks not to be called again, in any language that we know. */
export function isOptOut(said: string): boolean {
  const text = normalise(said);
  return take(text, "doNotCall").count > 0 || optOutPatterns.some((pattern) => pattern.test(text));
}

/** Whether these words come from a machine. */
export function isAnsweringMachine(said: string): boolean {
  return counts(said, "answeringMachine") > 0;
}

/** The weights of agreement, refusal and hesitation in a text. */
export function leaningOf(said: string): { yes: number; no: number; unsure: number } {
  // A "no" often contains a "yes" ("not interested"): text that was matched as one meaning is not matched again as
  // another.
  const no = take(normalise(said), "negative");
  const unsure = take(no.rest, "hesitant");
  const yes = take(unsure.rest, "positive");
  return { yes: yes.count, no: no.count, unsure: unsure.count };
}

function counts(said: string, meaning: keyof Lexicon): number {
  return take(normalise(said), meaning).count;
}

function take(text: string, meaning: keyof Lexicon): { count: number; rest: string } {
  let count = 0;
  let rest = text;
  for (const { [meaning]: phrases } of lexicons) {
    if (!isAnywhere(rest, phrases)) continue;
    for (const phrase of phrases) {
      if (!rest.includes(phrase)) continue;
      count += 1;
      rest = rest.replaceAll(phrase, " ");
    }
  }
  return { count, rest };
}

function normalise(text: string): string {
  return text.replaceAll("İ", "i").replaceAll("’", "'").toLowerCase().replaceAll(/\s+/g, " ");
}
