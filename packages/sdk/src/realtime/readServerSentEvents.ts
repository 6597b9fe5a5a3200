export interface ServerSentEvent {
  id: string | undefined;
  data: string;
}

/**
 * Reads a `text/event-stream` body, event by event; comments and the fields `event` and `retry` are ignored. `heard` is
 * called whenever anything arrives.
 */
export async function* readServerSentEvents(
  body: ReadableStream<Uint8Array>,
  heard: () => void = () => {},
): AsyncGenerator<ServerSentEvent, void> {
  let id: string | undefined;
  let data: string[] = [];
  for await (const line of readLines(body, heard)) {
    if (line === "") {
      if (data.length > 0) yield { id, data: data.join("\n") };
      data = [];
      continue;
    }
    const [, field, value = ""] = /^([^:]*):? ?(.*)$/.exec(line) ?? [];
    if (field === "data") data.push(value);
    if (field === "id") id = value;
  }
}

/** Chunks may split lines anywhere, even inside a character. */
async function* readLines(body: ReadableStream<Uint8Array>, heard: () => void): AsyncGenerator<string, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      heard();
      const lines = (rest + decoder.decode(value, { stream: true })).split(/\r?\n/);
      rest = lines.pop() ?? "";
      yield* lines;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}
