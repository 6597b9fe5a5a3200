import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { afterAll, expect, it } from "vitest";

import type { StoredReading } from "../../domain/callReading.ts";
import { oddForms, oddTexts } from "../../testing/oddJson.ts";
import { anyBrief } from "../agents/brain/testing/conversation.ts";
import { createChatReader } from "./chatReader.ts";
import { objectionKinds } from "./port.ts";
import { readConversation, type FinishedConversation } from "./readConversation.ts";

let reply = "";
const server = createServer((_request, response) => response.writeHead(200).end(reply));
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
afterAll(() => void server.close());
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
const reader = createChatReader({ url, apiKey: undefined, model: "small" });

const call: FinishedConversation = {
  conversation: [
    { role: "ASSISTANT", content: "How many bottles, and when?", startSecond: 0, isInterrupted: false },
    { role: "CONTACT", content: "600 bottles, on Friday at 2.", startSecond: 4, isInterrupted: false },
  ],
  brief: {
    ...anyBrief,
    questions: [
      { text: "How many bottles?", type: "NUMBER", options: [] },
      { text: "When?", type: "DATE", options: [] },
    ],
  },
  calledAt: "2026-03-04T15:20",
  answer: "NEUTRAL",
};
const claim = (value: unknown) => ({
  value,
  confidence: 0.8,
  evidence: [{ turn: 1, quote: "600 bottles, on Friday at 2." }],
});
const asked = { turn: 0, quote: "How many bottles, and when?" };
const reading = {
  summary: [claim("They need 600 bottles.")],
  answer: claim("POSITIVE"),
  nextStep: claim("SEND_OFFER"),
  callback: claim(true),
  doNotCall: claim(true),
  wrongPerson: claim(true),
  objections: [claim("PRICE")],
  decisionMaker: claim(true),
  hasSupplier: claim(false),
  volume: claim("600 bottles"),
  questions: [
    { question: 0, asked, ...claim(600) },
    { question: 1, asked, ...claim(true) },
  ],
};
const completionOf = (content: unknown) => ({ choices: [{ message: { content } }] });

/** What cannot be stored or shown. */
function oddIn(read: StoredReading): unknown[] {
  const { answer, nextStep, callback, objections, volume, summary, questions } = read;
  const texts = [...summary, ...objections, volume, answer, nextStep].flatMap((one) => (one ? [one.value] : []));
  return [
    ...texts.filter((text) => typeof text !== "string"),
    ...objections.filter(({ value }) => !Object.hasOwn(objectionKinds, value)),
    ...(callback && !/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(callback.value.localAt ?? "2026-03-06T14:00")
      ? [callback]
      : []),
    ...(questions ?? []).filter(({ answer: given }) => given && !["number", "string"].includes(typeof given.value)),
  ];
}

it("whatever a model answers, the call is read, with nothing in it that cannot be stored", async () => {
  const content = JSON.stringify(reading);
  const forms = [
    ...oddTexts,
    ...oddForms(completionOf(content)).map(({ name, json }) => [name, JSON.stringify(json)] as const),
    ...oddTexts.map(([name, text]) => [name, JSON.stringify(completionOf(text))] as const),
    ...oddForms(reading).map(({ name, json }) => [name, JSON.stringify(completionOf(JSON.stringify(json)))] as const),
    ["a list of the answer", JSON.stringify(completionOf(JSON.stringify({ answer: claim(["POSITIVE"]) })))] as const,
  ];
  for (const [name, text] of forms) {
    reply = text;
    const read = await readConversation(call, reader, { warn: () => {} });
    expect(oddIn(read), name).toEqual([]);
  }
});
