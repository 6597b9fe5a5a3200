/**
 * The server's end of a stream. What is sent while nobody is connected waits for the first connection.
 *
 * @param forEverybody whether each connection gets everything from the beginning.
 */
export function liveStream<Message>(idOf: (message: Message) => string, forEverybody?: "forEverybody") {
  const connections = new Set<ReadableStreamDefaultController<Uint8Array>>();
  const waiting: Uint8Array[] = [];

  return {
    push(event: Message): void {
      const message = new TextEncoder().encode(`id: ${idOf(event)}\ndata: ${JSON.stringify(event)}\n\n`);
      if (forEverybody || connections.size === 0) waiting.push(message);
      for (const connection of connections) connection.enqueue(message);
    },
    open(signal: AbortSignal): Response {
      const body = new ReadableStream<Uint8Array>({
        start(connection) {
          connections.add(connection);
          for (const message of forEverybody ? waiting : waiting.splice(0)) connection.enqueue(message);
          signal.addEventListener("abort", () => {
            if (connections.delete(connection)) connection.error(signal.reason);
          });
        },
      });
      return new Response(body, { headers: { "Content-Type": "text/event-stream" } });
    },
  };
}
