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
  const reader = stream.getReader();
  /** The next piece as text; undefined at the end. */
  const read = async () => {
    const { done, value } = await reader.read();
    return done ? undefined : Buffer.from(value).toString();
  };
  return { until, source, read, leave: () => reader.cancel() };
}

describe("a stream lets go of what it tells", () => {
  it("when the reader leaves without having read everything", async () => {
    const { read, leave, source } = endless();
    expect(await read()).toBe(": open\n\n");
    await leave();
    await expect.poll(() => source.isLetGo).toBe(true);
  });

  it("when it ends on our side while the reader does not read, who is then told to come back", async () => {
    const { until, read, source } = endless();
    expect(await read()).toBe(": open\n\n");
    until.abort();
    await expect.poll(() => source.isLetGo).toBe(true);
    let rest = "";
    for (let piece = await read(); piece !== undefined; piece = await read()) rest += piece;
    expect(rest).toMatch(/retry: \d+\n\n$/);
  });
});
