import { describe, expect, it, vi } from "vitest";

import { readServerSentEvents, type ServerSentEvent } from "./readServerSentEvents.js";

/** All events of a body that arrives in these pieces. */
async function read(...chunks: (string | Uint8Array)[]) {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(typeof chunk === "string" ? encoder.encode(chunk) : chunk);
      controller.close();
    },
  });
  return collect(body);
}

async function collect(body: ReadableStream<Uint8Array>, heard?: () => void) {
  const events: ServerSentEvent[] = [];
  for await (const event of readServerSentEvents(body, heard)) events.push(event);
  return events;
}

describe("reading server-sent events", () => {
  const streams: [title: string, chunks: string[], events: { id: string | undefined; data: string }[]][] = [
    ["one event", ['id: 1\ndata: {"a":1}\n\n'], [{ id: "1", data: '{"a":1}' }]],
    ["an event cut anywhere", ["id", ": 1\nda", "ta: a", "b\n", "\n"], [{ id: "1", data: "ab" }]],
    ["data of several lines", ["data: a\ndata: b\n\n"], [{ id: undefined, data: "a\nb" }]],
    ["Windows line ends", ["id: 1\r\ndata: a\r\n\r\n"], [{ id: "1", data: "a" }]],
    [
      "comments and other fields, passed over",
      [": beat\n\nretry: 5\nevent: x\ndata:a\n\n"],
      [{ id: undefined, data: "a" }],
    ],
    [
      "the id of the event before, kept",
      ["id: 1\ndata: a\n\ndata: b\n\n"],
      [
        { id: "1", data: "a" },
        { id: "1", data: "b" },
      ],
    ],
    ["data with colons", ["data: a: b: c\n\n"], [{ id: undefined, data: "a: b: c" }]],
    ["an unfinished event, dropped", ["data: a\n\ndata: b\n"], [{ id: undefined, data: "a" }]],
  ];
  it.each(streams)("%s", async (_title, chunks, events) => {
    expect(await read(...chunks)).toEqual(events);
  });

  it("a character cut in two", async () => {
    const bytes = new TextEncoder().encode("data: ğ\n\n");
    expect(await read(bytes.slice(0, 7), bytes.slice(7))).toEqual([{ id: undefined, data: "ğ" }]);
  });

  it("hears comments too, which prove that the connection lives", async () => {
    const heard = vi.fn();
    const body = new Response(": beat\n").body as ReadableStream<Uint8Array>;
    await collect(body, heard);
    expect(heard).toHaveBeenCalled();
  });
});
