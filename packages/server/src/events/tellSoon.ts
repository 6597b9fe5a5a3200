import { setTimeout as pause } from "node:timers/promises";

import type { SpokenWords } from "../store/calls/callWords.ts";

/** Words of one call are told this often at most. */
const SAME_CALL_AFTER_MS = 150;

/** What is longer is told in full when it has been said. */
const MOST_LETTERS = 1_500;

/** Tells words many at a time, and those of a call not more often than people read: what is newer takes the place of what waits. */
export function tellSoon(tell: (words: SpokenWords[]) => Promise<void>) {
  const waiting = new Map<string, SpokenWords>();
  const toldAt = new Map<string, number>();
  let telling: Promise<void> | undefined;

  const take = (): SpokenWords[] => {
    const now = performance.now();
    for (const [callId, at] of toldAt) if (now - at >= SAME_CALL_AFTER_MS) toldAt.delete(callId);
    const due = [...waiting.values()].filter(({ callId }) => !toldAt.has(callId));
    for (const { callId } of due) {
      waiting.delete(callId);
      toldAt.set(callId, now);
    }
    return due;
  };
  const untilDue = () => {
    const next = Math.min(...[...waiting.keys()].map((callId) => toldAt.get(callId) ?? 0)) + SAME_CALL_AFTER_MS;
    return pause(Math.max(1, next - performance.now()), undefined, { ref: false });
  };
  const tellAll = async () => {
    while (waiting.size > 0) {
      const due = take();
      if (due.length > 0) await tell(due);
      else await untilDue();
    }
  };

  return {
    hear(words: SpokenWords): void {
      waiting.set(words.callId, { ...words, content: words.content.slice(0, MOST_LETTERS) });
      telling ??= tellAll().finally(() => (telling = undefined));
    },
    /** A turn was said: what was heard of it before is old. */
    forget(callId: string): void {
      waiting.delete(callId);
    },
    async [Symbol.asyncDispose]() {
      waiting.clear();
      await telling;
    },
  };
}
