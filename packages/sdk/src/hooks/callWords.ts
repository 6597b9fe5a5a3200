"use client";

import { useEffect, useState } from "react";

import type { CallWords, CallWordsMessage } from "../contract.js";
import { streamCallWords, streamLiveCalls } from "../generated/operations/calls.js";
import type { OpenStream } from "../realtime/connection.js";
import { followingCode } from "../realtime/followingCode.js";
import { pauseFor } from "../realtime/pauseFor.js";
import { useClient } from "./CallwrightApiProvider.js";

/** The words of a call so far. */
export interface SaidWords {
  /** The turns in order; the last ones may still grow. */
  turns: readonly CallWords[];
  /** Whether the call has ended and the conversation is complete. */
  isOver: boolean;
}

const nothingSaid: SaidWords = { turns: [], isOver: false };

/**
 * Streams the conversation of a call word by word while it is in progress. With `null` the hook waits.
 *
 * @example
 * const { turns } = useStreamCallWords(call.status === "IN_PROGRESS" ? call.id : null);
 */
export function useStreamCallWords(callId: string | null): SaidWords {
  const client = useClient();
  const [said, setSaid] = useState<{ callId: string | null; words: SaidWords }>({ callId, words: nothingSaid });
  useEffect(() => {
    if (callId === null) return undefined;
    return follow(
      (lastEventId, signal) => client.stream(streamCallWords, { path: { id: callId } }, { lastEventId, signal }),
      (message, stop) => {
        if (message.type === "ended") stop();
        setSaid((before) => ({
          callId,
          words: withMessage(before.callId === callId ? before.words : nothingSaid, message),
        }));
      },
    );
  }, [client, callId]);
  return said.callId === callId ? said.words : nothingSaid;
}

/**
 * Streams the last words of each call in progress, by the call's id. Use `useListCalls` for the list of calls.
 *
 * @param isWanted `false` follows nothing.
 */
export function useStreamLiveCalls(isWanted = true): ReadonlyMap<string, CallWords> {
  const client = useClient();
  const [lines, setLines] = useState<ReadonlyMap<string, CallWords>>(new Map());
  useEffect(() => {
    if (!isWanted) return undefined;
    return follow(
      // The latest words come first anyway.
      (_lastEventId, signal) => client.stream(streamLiveCalls, {}, { signal }),
      (message) =>
        setLines((before) => {
          const after = new Map(before);
          if (message.type === "ended") after.delete(message.callId);
          else after.set(message.callId, message);
          return after;
        }),
    );
  }, [client, isWanted]);
  return lines;
}

/** Follows a stream until the returned function is called, or `stop` is called. */
function follow(open: OpenStream, onMessage: (message: CallWordsMessage, stop: () => void) => void): () => void {
  const following = new AbortController();
  const stop = () => following.abort();
  const { signal } = following;
  const begin = async () => {
    const code = await followingCode(signal);
    await code?.followStream<CallWordsMessage>(
      { open, pause: pauseFor, onMessage: (message) => onMessage(message, stop) },
      signal,
    );
  };
  void begin();
  return stop;
}

/** The words after one more message. A server that is newer than this package may send unknown messages. */
function withMessage(said: SaidWords, message: CallWordsMessage): SaidWords {
  if (message.type === "ended") return { ...said, isOver: true };
  const before = said.turns.find(({ turn }) => turn === message.turn);
  if (message.type !== "words" || (before && before.revision >= message.revision)) return said;
  const turns = [...said.turns.filter(({ turn }) => turn !== message.turn), message]
    .filter(({ content }) => content !== "")
    .toSorted((one, other) => one.turn - other.turn);
  return { ...said, turns };
}
