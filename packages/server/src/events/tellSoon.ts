import { setTimeout as pause } from "node:timers/promises";

import type { SpokenWords } from "../store/calls/callWords.ts";

/** Words of one call are sent at this interval at most. */
const SAME_CALL_AFTER_MS = 150;

/** Words of different calls that are said within this time are sent together: a notification costs more than its words. */
const GATHERED_FOR_MS = 20;

/** Longer words are sent in full when the turn is finished. */
const MOST_LETTERS = 1_500;

/** Sends words in batches, and those of a call no more often than people can read: newer words replace waiting ones. */
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
  const tellAll = async () => {
    while (waiting.size > 0) {
      await pause(GATHERED_FOR_MS, undefined, { ref: false });
      const due = take();
      if (due.length > 0) await tell(due);
    }
  };

  return {
    hear(words: SpokenWords): void {
      waiting.set(words.callId, { ...words, content: words.content.slice(0, MOST_LETTERS) });
      telling ??= tellAll().finally(() => (telling = undefined));
    },
    /** The turn is finished: its earlier words are out of date. */
    forget(callId: string): void {
      waiting.delete(callId);
    },
    async [Symbol.asyncDispose]() {
      waiting.clear();
      await telling;
    },
  };
}
