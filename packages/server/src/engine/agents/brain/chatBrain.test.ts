import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

import { afterEach, describe, expect, it } from "vitest";

import { createChatBrain } from "./chatBrain.ts";
import { inputOf, replyOf } from "./testing/conversation.ts";

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** Our own fake of a language model; it returns what the test writes. */
async function fakeModel(answer: (response: ServerResponse) => void) {
  const requests: { url: string | undefined; authorization: string | undefined; body: Record<string, unknown> }[] = [];
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const body = JSON.parse(await text(request)) as Record<string, unknown>;
    requests.push({ url: request.url, authorization: request.headers.authorization, body });
    answer(response);
  };
  const server = createServer((request, response) => void take(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const brain = createChatBrain({ url: `http://127.0.0.1:${port}/v1`, apiKey: "key-of-a-test", model: "small" });
  return { brain, requests };
}

const event = (data: unknown) => `data: ${typeof data === "string" ? data : JSON.stringify(data)}\n\n`;
const words = (content: string) => event({ choices: [{ delta: { content } }] });
const history = [
  { role: "ASSISTANT" as const, content: "We press olive", isInterrupted: true },
  { role: "CONTACT" as const, content: "And the price?" },
];

describe("a model behind an OpenAI-compatible address", () => {
  it("is told what the call is about and what was said, and streams its words", async () => {
    const { brain, requests } = await fakeModel((response) => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.write(": hello\n\n");
      // Events can be split anywhere, and may have any line ending.
      for (const part of [words("Gute"), words("n Tag ü").slice(0, 30)]) response.write(part);
      response.end(
        `${words("n Tag ü").slice(30)}data: {"choices":[{"delta":{"content":"ber"}}]}\r\n\r\n${event("[DONE]")}`,
      );
    });
    expect(await replyOf(brain, inputOf(history))).toEqual({ words: "Guten Tag über", outcome: undefined });
    expect(requests[0]).toMatchObject({ url: "/v1/chat/completions", authorization: "Bearer key-of-a-test" });
    const body = requests[0]!.body as { model: string; stream: boolean; messages: { role: string; content: string }[] };
    expect(body).toMatchObject({ model: "small", stream: true });
    expect(body.messages.map(({ role }) => role)).toEqual(["system", "assistant", "user"]);
    expect(body.messages[1]?.content).toBe("We press olive —");
    for (const fact of ["Aegean Olive Trading", "One pallet of 600 bottles.", "Ingrid Solberg"])
      expect(body.messages[0]?.content).toContain(fact);
  });

  it.each([
    ["end_call", '{"reason": "NOT_INTERESTED"}', { kind: "end", reason: "NOT_INTERESTED" }],
    ["end_call", '{"reason": "BORED"}', { kind: "end", reason: "DONE" }],
    ["end_call", "{", { kind: "end", reason: "DONE" }],
    ["transfer_call", "{}", { kind: "transfer" }],
    ["order_pizza", "{}", undefined],
  ])("%s %s", async (name, given, outcome) => {
    const { brain } = await fakeModel((response) => {
      response.writeHead(200);
      response.write(words("Goodbye."));
      response.write(
        event({ choices: [{ delta: { tool_calls: [{ index: 0, function: { name, arguments: "" } }] } }] }),
      );
      for (const piece of given.match(/.{1,4}/g)!)
        response.write(event({ choices: [{ delta: { tool_calls: [{ index: 0, function: { arguments: piece } }] } }] }));
      response.end(event("[DONE]"));
    });
    expect(await replyOf(brain, inputOf(history))).toEqual({ words: "Goodbye.", outcome });
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ["503", (response) => response.writeHead(503).end("busy")],
    ["HTML", (response) => response.writeHead(200).end("data: <html>\n\n")],
    ["an error in the stream", (response) => response.writeHead(200).end(event({ error: { message: "overloaded" } }))],
    ["a cut line", (response) => void (response.writeHead(200).write(words("a")), response.destroy())],
    ["a redirect", (response) => response.writeHead(302, { location: "http://127.0.0.1:1/" }).end()],
  ])("fails for %s, and says nothing of the key", async (_what, answer) => {
    const { brain } = await fakeModel(answer);
    const error: unknown = await replyOf(brain, inputOf(history)).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain("key-of-a-test");
  });

  it("is no longer asked when the person cuts in", async () => {
    const { promise: isClosed, resolve } = Promise.withResolvers<boolean>();
    const { brain } = await fakeModel((response) => {
      response.on("close", () => resolve(true));
      response.writeHead(200).write(words("and "));
    });
    const cut = new AbortController();
    const reply = replyOf(
      { reply: (input, signal) => heard(brain.reply(input, signal), () => cut.abort()) },
      inputOf(history),
      cut.signal,
    );
    await expect(reply).rejects.toThrow("abort");
    expect(await isClosed).toBe(true);
  });
});

async function* heard<T>(outputs: AsyncIterable<T>, then: () => void): AsyncGenerator<T> {
  for await (const output of outputs) {
    yield output;
    then();
  }
}
