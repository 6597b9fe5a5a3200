import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

import { afterEach, describe, expect, it, vi } from "vitest";

import { resultOf } from "../../domain/callReading.ts";
import { anyBrief } from "../agents/brain/testing/conversation.ts";
import { createChatReader } from "./chatReader.ts";
import { readConversation, type FinishedConversation } from "./readConversation.ts";

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** Our own fake of a language model; it returns what the test writes. */
async function fakeModel(answer: (response: ServerResponse) => void) {
  const requests: { url: string | undefined; authorization: string | undefined; body: Record<string, unknown> }[] = [];
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const { url, headers } = request;
    const body = JSON.parse(await text(request)) as Record<string, unknown>;
    requests.push({ url, authorization: headers.authorization, body });
    answer(response);
  };
  const server = createServer((request, response) => void take(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    reader: createChatReader({ url: `http://127.0.0.1:${port}/v1`, apiKey: "key-of-a-test", model: "small" }),
    requests,
  };
}

const reply = (reading: unknown) => (response: ServerResponse) =>
  response
    .writeHead(200, { "content-type": "application/json" })
    .end(JSON.stringify({ choices: [{ message: { content: JSON.stringify(reading) } }] }));
const claim = (value: unknown, quote: string) => ({ value, confidence: 0.8, evidence: [{ turn: 1, quote }] });
const call: FinishedConversation = {
  conversation: [
    { role: "ASSISTANT", content: "May we send you an offer?", startSecond: 0, isInterrupted: false },
    {
      role: "CONTACT",
      content: "Put me down for a pallet. Ring on Friday around 2.",
      startSecond: 4,
      isInterrupted: false,
    },
  ],
  brief: anyBrief,
  calledAt: "2026-03-04T15:20",
  answer: "NEUTRAL",
};
const logger = { warn: vi.fn<() => void>() };

describe("a model that reads", () => {
  it("is told the conversation, and what it proves is kept", async () => {
    const { reader, requests } = await fakeModel(
      reply({
        answer: claim("POSITIVE", "Put me down for a pallet."),
        nextStep: claim("SEND_OFFER", "a promise nobody made"),
        callback: { ...claim(true, "Ring on Friday around 2."), value: "2031-01-01T00:00" },
        volume: claim("a pallet", "Put me down for a pallet."),
      }),
    );
    const reading = await readConversation(call, reader, logger);
    expect(reading).toMatchObject({
      readers: ["LEXICON", "MODEL"],
      answer: { value: "POSITIVE", evidence: [{ turn: 1, quote: "Put me down for a pallet." }] },
      nextStep: null,
      callback: { value: { localAt: "2026-03-06T14:00", isTimeNamed: true } },
      volume: { value: "a pallet" },
    });
    expect(requests[0]).toMatchObject({ url: "/v1/chat/completions", authorization: "Bearer key-of-a-test" });
    expect(JSON.stringify(requests[0]?.body)).toContain("1 CONTACT: Put me down for a pallet.");
  });

  it("that disagrees with the phrases makes the call unsure, with both answers", async () => {
    const { reader } = await fakeModel(reply({ answer: claim("NEGATIVE", "Ring on Friday around 2.") }));
    const conversation = call.conversation.with(1, {
      ...call.conversation[1]!,
      content: "Sounds good. Ring on Friday around 2.",
    });
    const reading = await readConversation({ ...call, conversation, answer: "POSITIVE" }, reader, logger);
    expect(reading).toMatchObject({ answer: { value: "POSITIVE" }, otherAnswer: { value: "NEGATIVE" } });
    expect(resultOf("POSITIVE", reading)).toBe("UNSURE");
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ["503", (response) => response.writeHead(503).end("busy")],
    ["prose", reply("I would say that")],
    ["nothing", (response) => response.writeHead(200).end("{}")],
    ["a list", reply([])],
    ["a cut line", (response) => response.destroy()],
    ["a redirect", (response) => response.writeHead(302, { location: "http://127.0.0.1:1/" }).end()],
  ])("that answers %s is done without, and nothing is said of the key", async (_what, answer) => {
    logger.warn.mockClear();
    const { reader } = await fakeModel(answer);
    const reading = await readConversation(call, reader, logger);
    expect(reading.checks.length).toBeGreaterThan(0);
    expect(JSON.stringify(logger.warn.mock.calls)).not.toContain("key-of-a-test");
  });
});
