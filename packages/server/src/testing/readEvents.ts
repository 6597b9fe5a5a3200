import type { Schemas } from "@callwright/sdk/contract";

import type { TestClient } from "./TestClient.ts";

type LiveEvent = Schemas["LiveEvent"];

/** Reads a stream of server-sent events, message by message. */
export interface StreamReader<Message> extends AsyncDisposable {
  /** The next message; undefined when the stream has ended. */
  next(): Promise<Message | undefined>;
}

export type EventReader = StreamReader<LiveEvent>;

/** Opens the event stream. Resolves when the response begins. */
export function readEvents(client: TestClient, headers: Record<string, string> = {}, query = ""): Promise<EventReader> {
  return readStream<LiveEvent>(client, `/v1/events${query}`, headers);
}

/** Opens any stream. Resolves when the response begins. */
export async function readStream<Message>(
  client: TestClient,
  address: string,
  headers: Record<string, string> = {},
): Promise<StreamReader<Message>> {
  const aborted = new AbortController();
  const response = await client.fetch(address, { headers, signal: aborted.signal });
  if (!response.ok || !response.body) throw new Error(`No stream at ${address}: ${response.status}`);
  // Piping the body begins to read it: an unread body is discarded together with its response.
  const messages = parse<Message>(response.body.pipeThrough(new TextDecoderStream()));
  return {
    next: async () => (await messages.next()).value ?? undefined,
    async [Symbol.asyncDispose]() {
      aborted.abort();
      await messages.return().catch(() => {});
    },
  };
}

/** All messages of a stream until it ends. */
export async function readAll<Message>(stream: StreamReader<Message>): Promise<Message[]> {
  const messages: Message[] = [];
  for (let next = await stream.next(); next; next = await stream.next()) messages.push(next);
  return messages;
}

async function* parse<Message>(body: ReadableStream<string>): AsyncGenerator<Message, void, undefined> {
  let text = "";
  for await (const chunk of body) {
    text += chunk;
    const messages = text.split("\n\n");
    text = messages.pop() ?? "";
    for (const message of messages) {
      const data = /^data: (.*)$/m.exec(message)?.[1];
      if (data) yield JSON.parse(data) as Message;
    }
  }
}
