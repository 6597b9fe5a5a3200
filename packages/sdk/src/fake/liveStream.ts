import type { LiveEvent } from "../contract.js";

/** The server's end of the live stream. Events sent while nobody is connected wait for the first who comes. */
export function liveStream() {
  const connections = new Set<ReadableStreamDefaultController<Uint8Array>>();
  const waiting: Uint8Array[] = [];

  return {
    push(event: LiveEvent): void {
      const message = new TextEncoder().encode(`id: ${event.id}\ndata: ${JSON.stringify(event)}\n\n`);
      if (connections.size === 0) waiting.push(message);
      for (const connection of connections) connection.enqueue(message);
    },
    open(signal: AbortSignal): Response {
      const body = new ReadableStream<Uint8Array>({
        start(connection) {
          connections.add(connection);
          for (const message of waiting.splice(0)) connection.enqueue(message);
          signal.addEventListener("abort", () => {
            if (connections.delete(connection)) connection.error(signal.reason);
          });
        },
      });
      return new Response(body, { headers: { "Content-Type": "text/event-stream" } });
    },
  };
}
