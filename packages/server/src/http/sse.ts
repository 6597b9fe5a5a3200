/** One server-sent event. */
export interface SseMessage {
  id: string;
  data: string;
}

const heartbeatMilliseconds = 15_000;

/**
 * Writes messages as a server-sent event stream, with a comment line every 15 seconds that keeps proxies from closing
 * it. The next message is only requested when the reader can receive it, so a slow reader needs no memory here. When
 * it is over, for whichever reason, `messages` is returned from, so that it can let go of what it follows.
 *
 * @param until ends the stream from our side.
 * @param messages gets a signal that also aborts when the reader disconnects.
 */
export function sseStream(
  until: AbortSignal,
  messages: (signal: AbortSignal) => AsyncIterable<SseMessage>,
): ReadableStream<Uint8Array> {
  const reader = new AbortController();
  const iterator = messages(AbortSignal.any([until, reader.signal]))[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  let heartbeat: NodeJS.Timeout | undefined;
  let hasLeft = false;
  // The messages of a reader who does not read are not requested, so they would not notice that it is over.
  const letGo = async () => {
    clearInterval(heartbeat);
    reader.abort();
    await iterator.return?.();
  };
  until.addEventListener("abort", () => void letGo(), { signal: reader.signal });

  return new ReadableStream<Uint8Array>({
    start(controller) {
      // Sent at once, so that the reader knows that the stream is open.
      controller.enqueue(encoder.encode(": open\n\n"));
      heartbeat = setInterval(() => controller.enqueue(encoder.encode(": heartbeat\n\n")), heartbeatMilliseconds);
    },
    async pull(controller) {
      const next = await iterator.next().catch(async (error: unknown) => {
        await letGo();
        throw error;
      });
      if (!next.done) return controller.enqueue(encoder.encode(`id: ${next.value.id}\ndata: ${next.value.data}\n\n`));
      await letGo();
      if (hasLeft) return;
      // We end it: the readers reconnect, but not all at the same moment.
      controller.enqueue(encoder.encode(`retry: ${Math.round(500 + Math.random() * 2000)}\n\n`));
      controller.close();
    },
    async cancel() {
      hasLeft = true;
      await letGo();
    },
  });
}
