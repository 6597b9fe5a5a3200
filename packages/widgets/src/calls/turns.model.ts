import type { ConversationEntry } from "@callwright/sdk/contract";

/** Who speaks in a call. */
export type Speaker = "assistant" | "contact";

/** One turn of a conversation. */
export interface Turn {
  speaker: Speaker;
  text: string;
  /** From the start of the recording; undefined where the carrier did not say. */
  startSecond: number | undefined;
  /** It is being said: it may go on, or turn out to read otherwise. */
  isGrowing?: boolean;
}

/** Seconds of a recording in which one speaker has the word. */
export interface SpeakerSpan {
  speaker: Speaker;
  startSecond: number;
  endSecond: number;
}

/** A transcript on the wire as turns. Any role but ASSISTANT is the person called (A-CONV-02). */
export function toTurns(conversation: readonly ConversationEntry[]): Turn[] {
  // A carrier without timestamps leaves every turn at the start.
  const isTimed = conversation.length === 1 || conversation.some(({ startSecond }) => startSecond > 0);
  return conversation.map(({ role, content, startSecond }) => ({
    speaker: role === "ASSISTANT" ? "assistant" : "contact",
    text: content,
    startSecond: isTimed ? startSecond : undefined,
  }));
}

/** The turn that is spoken at a second, or -1 before the first one and where turns have no times. */
export function turnAt(turns: readonly Turn[], second: number): number {
  return turns.findLastIndex(({ startSecond }) => startSecond !== undefined && startSecond <= second);
}

/** Who has the word when, for the whole recording; empty where turns have no times. */
export function speakerSpans(turns: readonly Turn[], durationSeconds: number): SpeakerSpan[] {
  return turns.flatMap(({ speaker, startSecond }, index) => {
    if (startSecond === undefined) return [];
    // What is heard before the first word belongs to whoever says it.
    const from = index === 0 ? 0 : startSecond;
    const until = Math.min(turns[index + 1]?.startSecond ?? durationSeconds, durationSeconds);
    return until > from ? [{ speaker, startSecond: from, endSecond: until }] : [];
  });
}
