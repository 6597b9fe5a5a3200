import type { ConversationEntry } from "@callwright/sdk/contract";

/** The speakers of a call. */
export type Speaker = "assistant" | "contact";

/** One turn of a conversation. */
export interface Turn {
  speaker: Speaker;
  text: string;
  /** From the start of the recording; undefined if the carrier did not report it. */
  startSecond: number | undefined;
  /** It is being said: it may continue, or be corrected. */
  isGrowing?: boolean;
}

/** Seconds of a recording in which one speaker speaks. */
export interface SpeakerSpan {
  speaker: Speaker;
  startSecond: number;
  endSecond: number;
}

/** Converts a transcript of the API to turns. Every role except ASSISTANT is the called person (A-CONV-02). */
export function toTurns(conversation: readonly ConversationEntry[]): Turn[] {
  // With a carrier without timestamps, every turn has the time of the start.
  const isTimed = conversation.length === 1 || conversation.some(({ startSecond }) => startSecond > 0);
  return conversation.map(({ role, content, startSecond }) => ({
    speaker: role === "ASSISTANT" ? "assistant" : "contact",
    text: content,
    startSecond: isTimed ? startSecond : undefined,
  }));
}

/** The turn at a second, or -1 before the first one and if turns have no times. */
export function turnAt(turns: readonly Turn[], second: number): number {
  return turns.findLastIndex(({ startSecond }) => startSecond !== undefined && startSecond <= second);
}

/** The times at which each person speaks, for the whole recording; empty if turns have no times. */
export function speakerSpans(turns: readonly Turn[], durationSeconds: number): SpeakerSpan[] {
  return turns.flatMap(({ speaker, startSecond }, index) => {
    if (startSecond === undefined) return [];
    // Sound before the first word belongs to its speaker.
    const from = index === 0 ? 0 : startSecond;
    const until = Math.min(turns[index + 1]?.startSecond ?? durationSeconds, durationSeconds);
    return until > from ? [{ speaker, startSecond: from, endSecond: until }] : [];
  });
}
