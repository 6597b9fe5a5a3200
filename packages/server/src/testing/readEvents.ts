import type { Schemas } from "@callwright/sdk/contract";

import type { TestClient } from "./TestClient.ts";

type LiveEvent = Schemas["LiveEvent"];

export interface EventReader extends AsyncDisposable {
  /** The next event; undefined when the stream has ended. */
  next(): Promise<LiveEvent | undefined>;
}

/** Opens the event stream and resolves when the server has begun to answer. */
export async function readEvents(
  client: TestClient,
  headers: Record<string, string> = {},
  query = "",
): Promise<EventReader> {
  const aborted = new AbortController();
  const response = await client.fetch(`/v1/events${query}`, { headers, signal: aborted.signal });
  if (!response.ok || !response.body) throw new Error(`No event stream: ${response.status}`);
  const events = parse(response.body);
  return {
    next: async () => (await events.next()).value ?? undefined,
    async [Symbol.asyncDispose]() {
      aborted.abort();
      await events.return().catch(() => {});
    },
  };
}

async function* parse(body: ReadableStream<Uint8Array>): AsyncGenerator<LiveEvent, void, undefined> {
  let text = "";
  for await (const chunk of body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>)) {
    text += chunk;
    const messages = text.split("\n\n");
    text = messages.pop() ?? "";
    for (const message of messages) {
      const data = /^data: (.*)$/m.exec(message)?.[1];
      if (data) yield JSON.parse(data) as LiveEvent;
    }
  }
}
