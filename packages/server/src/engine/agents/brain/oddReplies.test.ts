import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { afterAll, expect, it } from "vitest";

import { oddForms, oddTexts } from "../../../testing/oddJson.ts";
import { createChatBrain } from "./chatBrain.ts";
import { guardBrain, MOST_CHARACTERS } from "./guardBrain.ts";
import { inputOf, replyOf } from "./testing/conversation.ts";

let events: readonly string[] = [];
const server = createServer((_request, response) =>
  response
    .writeHead(200, { "content-type": "text/event-stream" })
    .end(events.map((data) => `data: ${data}\n\n`).join("")),
);
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
afterAll(() => void server.close());
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
const brain = guardBrain(createChatBrain({ url, apiKey: undefined, model: "small" }), { logger: { warn: () => {} } });

const chunk = {
  choices: [{ delta: { content: "Gladly. ", tool_calls: [{ function: { name: "end_call", arguments: "{}" } }] } }],
  error: null,
};
const history = [
  { role: "ASSISTANT" as const, content: "May I send you an offer?" },
  { role: "CONTACT" as const, content: "Go on." },
];

it("a model that streams anything at all says words, and the call goes on or ends", async () => {
  const forms = [...oddTexts, ...oddForms(chunk).map(({ name, json }) => [name, JSON.stringify(json)] as const)];
  for (const [name, data] of forms) {
    events = [data, "[DONE]"];
    const { words, outcome } = await replyOf(brain, inputOf(history));
    // It may have said goodbye with its turn before.
    expect(outcome ? outcome.kind : words, name).toMatch(/^end$|\p{L}/u);
    expect(words.length, name).toBeLessThanOrEqual(MOST_CHARACTERS);
  }
});
