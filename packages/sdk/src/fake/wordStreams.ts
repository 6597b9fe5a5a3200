import type { CallWordsMessage } from "../contract.js";
import { liveStream } from "./liveStream.js";

const idOf = (message: CallWordsMessage) =>
  message.type === "words" ? `${message.turn}.${message.revision}` : message.type;

/** The server's ends of the streams of words: one for each call, and one for all. */
export function wordStreams() {
  const ofCalls = new Map<string, ReturnType<typeof liveStream<CallWordsMessage>>>();
  const ofAll = liveStream(idOf, "forEverybody");
  const streamOf = (callId: string) => {
    const stream = ofCalls.get(callId) ?? liveStream(idOf, "forEverybody");
    ofCalls.set(callId, stream);
    return stream;
  };

  return {
    push(message: CallWordsMessage): void {
      ofAll.push(message);
      streamOf(message.callId).push(message);
    },
    openAll: (signal: AbortSignal): Response => ofAll.open(signal),
    open: (callId: string, signal: AbortSignal): Response => streamOf(callId).open(signal),
  };
}
