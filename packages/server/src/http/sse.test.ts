import { describe, expect, it } from "vitest";

import { type SseMessage, sseStream } from "./sse.ts";

/** A stream of endless messages, and whether whatever they come from has been let go. */
function endless() {
  const until = new AbortController();
  const source = { isLetGo: false };
  const stream = sseStream(until.signal, async function* (): AsyncGenerator<SseMessage> {
    try {
      for (let id = 1; ; id += 1) yield { id: String(id), data: "{}" };
    } finally {
      source.isLetGo = true;
    }
  });
  return { until, source, reader: stream.pipeThrough(new TextDecoderStream()).getReader() };
}

describe("a stream lets go of what it tells", () => {
  it("when the reader leaves without having read everything", async () => {
    const { reader, source } = endless();
    expect(await reader.read()).toEqual({ done: false, value: ": open\n\n" });
    await reader.cancel();
    await expect.poll(() => source.isLetGo).toBe(true);
  });

  it("when it ends on our side while the reader does not read, who is then told to come back", async () => {
    const { until, reader, source } = endless();
    expect(await reader.read()).toEqual({ done: false, value: ": open\n\n" });
    until.abort();
    await expect.poll(() => source.isLetGo).toBe(true);
    let rest = "";
    for (let next = await reader.read(); !next.done; next = await reader.read()) rest += next.value;
    expect(rest).toMatch(/retry: \d+\n\n$/);
  });
});
