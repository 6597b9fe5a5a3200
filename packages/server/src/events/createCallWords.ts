import { setTimeout as pause } from "node:timers/promises";

import type { Scope } from "../auth/scope.ts";
import type { Database } from "../db/database.ts";
import type { Listen } from "../db/listenTo.ts";
import { isTerminal } from "../domain/call.ts";
import type { Logger } from "../logger.ts";
import {
  type CallWords,
  keepWords,
  notifyWords,
  readLastWords,
  readTurnContent,
  readWords,
  WORDS_CHANNEL,
  type WordsNotice,
} from "../store/calls/callWords.ts";
import type { CallWordsMessage, CallWordsStreams } from "./callWords.ts";
import type { LiveEvents } from "./liveEvents.ts";
import { Newest } from "./newest.ts";
import { tellSoon } from "./tellSoon.ts";

type Needed = { db: Database; logger: Logger; events: LiveEvents };

/** What a reader of one call waits for: words, or a reason to read the call again. */
type OfCall = CallWords | "changed";

interface Everywhere {
  within: Scope;
  waiting: Newest<string, CallWordsMessage>;
  /** Calls that ended since: their last words may arrive later, and are not awaited. */
  over: Set<string>;
}

/** A notification may be lost with its connection, so a reader of a call reads the rows again at this interval. */
const LOOK_EVERY_MS = 15_000;
const LIST_EVERY_MS = 1_000;

/** Starts listening to live words. Each process receives every notification once and passes it to its own readers. */
export async function createCallWords({ db, logger, events }: Needed, listenTo: Listen): Promise<CallWordsStreams> {
  const ofCall = new Map<string, Set<Newest<number | "changed", OfCall>>>();
  const everywhere = new Set<Everywhere>();
  const stopping = new AbortController();
  const partials = tellSoon((words) =>
    notifyWords(db, words).catch((error: unknown) => logger.warn({ err: error }, "words could not be told")),
  );

  const lookAgain = (callId: string) => {
    for (const waiting of ofCall.get(callId) ?? []) waiting.put("changed", "changed");
  };
  const hand = ({ companyId, words }: { companyId: string | null; words: CallWords }) => {
    for (const waiting of ofCall.get(words.callId) ?? []) waiting.put(words.turn, words);
    for (const { within, waiting, over } of everywhere)
      if (isWithin(companyId, within) && !over.has(words.callId)) waiting.put(words.callId, words);
  };
  const onNotice = (payload?: string) => {
    if (payload === undefined) {
      for (const callId of ofCall.keys()) lookAgain(callId);
      return;
    }
    const { companyId, words } = JSON.parse(payload) as WordsNotice;
    const { content } = words;
    if (content !== null) hand({ companyId, words: { ...words, content } });
    else if (everywhere.size > 0 || ofCall.has(words.callId)) void handFromRow(companyId, words);
  };
  const handFromRow = async (companyId: string | null, words: WordsNotice["words"]) => {
    const content = await readTurnContent(db, words.callId, words.turn).catch(() => undefined);
    if (content === undefined) lookAgain(words.callId);
    else hand({ companyId, words: { ...words, content } });
  };
  /** Ends of calls are received as live events. */
  const followEnds = async (signal: AbortSignal) => {
    while (!signal.aborted) {
      for await (const event of events.follow({ kind: "everything" }, { signal })) {
        if (event.type !== "call.updated" && event.type !== "welcomeCall.updated") continue;
        if (!isTerminal(event.call.status)) continue;
        const callId = event.type === "call.updated" ? event.call.id : event.call.callId;
        const companyId = event.type === "call.updated" ? event.call.sellerCompany.id : null;
        lookAgain(callId);
        for (const { within, waiting, over } of everywhere) {
          if (!isWithin(companyId, within)) continue;
          over.add(callId);
          waiting.put(callId, { type: "ended", callId });
        }
      }
    }
  };

  /** Live events are read only while somebody follows words: a process without readers does not pay for them. */
  let following: { over: AbortController; ended: Promise<void> } | undefined;
  const followWhileRead = () => {
    const isRead = ofCall.size > 0 || everywhere.size > 0;
    if (isRead && !following) {
      const over = new AbortController();
      following = { over, ended: followEnds(AbortSignal.any([over.signal, stopping.signal])) };
    } else if (!isRead) {
      following?.over.abort();
      following = undefined;
    }
  };

  const listener = await listenTo(WORDS_CHANNEL, onNotice);

  return {
    hear: (words) => partials.hear(words),
    async keep(callId, turns, options = {}, trx) {
      partials.forget(callId);
      return keepWords(trx ?? db, callId, turns, options);
    },
    async *followCall(callId, { afterId, signal }) {
      const ended = AbortSignal.any([signal, stopping.signal]);
      const waiting = new Newest<number | "changed", OfCall>(ended);
      const readers = ofCall.get(callId) ?? new Set();
      ofCall.set(callId, readers.add(waiting));
      followWhileRead();
      const looking = setInterval(() => waiting.put("changed", "changed"), LOOK_EVERY_MS);
      const told = alreadyTold(afterId);
      waiting.put("changed", "changed");
      try {
        for await (const next of waiting) {
          const call = next === "changed" ? await readWords(db, callId) : { isOver: false, turns: [next] };
          for (const words of call?.turns ?? []) {
            const newer = told.next(words, call?.isOver ?? false);
            if (newer) yield newer;
          }
          if (call && !call.isOver) continue;
          yield { type: "ended", callId };
          return;
        }
      } finally {
        clearInterval(looking);
        readers.delete(waiting);
        if (readers.size === 0) ofCall.delete(callId);
        followWhileRead();
      }
    },
    async *followCalls(within, signal) {
      const ended = AbortSignal.any([signal, stopping.signal]);
      const reader = { within, waiting: new Newest<string, CallWordsMessage>(ended), over: new Set<string>() };
      everywhere.add(reader);
      followWhileRead();
      try {
        for (const { companyId, words } of await readLastWords(db)) if (isWithin(companyId, within)) yield words;
        for await (const message of reader.waiting) {
          yield message;
          yield* reader.waiting.takeAll();
          await pause(LIST_EVERY_MS, undefined, { signal: ended }).catch(() => {});
        }
      } finally {
        everywhere.delete(reader);
        followWhileRead();
      }
    },
    async [Symbol.asyncDispose]() {
      stopping.abort();
      await listener[Symbol.asyncDispose]();
      await partials[Symbol.asyncDispose]();
      await following?.ended;
    },
  };
}

/** The words that a reader has, so that each message is newer than the previous one of its turn. */
function alreadyTold(afterId: string | undefined) {
  const told = new Map<number, { revision: number; isFinal: boolean }>();
  const [, turn, revision] = /^(\d{1,5})\.(\d{1,10})$/.exec(afterId ?? "") ?? [];
  if (turn !== undefined) told.set(Number(turn), { revision: Number(revision), isFinal: false });
  // Only the turn before the last one may have been corrected meanwhile.
  const first = Math.max(0, Number(turn ?? 0) - 1);
  return {
    /**
     * The words for the reader; undefined if they are old.
     *
     * @param isCallOver a turn that was never stored while it was said is sent with the end of the call, whatever was
     * sent before.
     */
    next(words: CallWords, isCallOver: boolean): CallWords | undefined {
      const before = told.get(words.turn);
      const isLast = isCallOver && before !== undefined && !before.isFinal;
      const revision = isLast ? Math.max(words.revision, before.revision + 1) : words.revision;
      if (words.turn < first || revision <= (before?.revision ?? -1)) return undefined;
      told.set(words.turn, { revision, isFinal: words.isFinal });
      return { ...words, revision };
    },
  };
}

function isWithin(companyId: string | null, within: Scope): boolean {
  return companyId !== null && (within.kind === "everything" || within.companyIds.includes(companyId));
}
