import type { Schemas } from "@callwright/sdk/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { ProductQuestion } from "../domain/productQuestion.ts";
import { people } from "../testing/people.ts";
import { exportOf, rowsOf } from "../testing/spreadsheets.ts";
import { startTestServer, type TestServer } from "../testing/startTestServer.ts";
import type { TestClient } from "../testing/TestClient.ts";
import { readCalls } from "./readCalls.ts";
import { callPlaces, makeItem, uniqueNumber, watchCalls } from "./testing/callCenter.ts";
import { finishedCall } from "./testing/finishedCall.ts";

let server: TestServer;
let seller: TestClient;

beforeAll(async () => {
  server = await startTestServer({ processes: 1 });
  seller = await server.signIn(people.seller);
  await callPlaces(server, seller).payIn(100);
});
afterAll(() => server[Symbol.asyncDispose]());

const questions: ProductQuestion[] = [
  { text: "Do you import olive oil yourselves?", type: "YES_NO", options: [] },
  { text: "How many bottles do you need a year?", type: "NUMBER", options: [] },
  { text: "How often do you order?", type: "CHOICE", options: ["Every month", "Every quarter"] },
];
const shown = async (id: string, as = seller) => (await as.get<Schemas["CallDetail"]>(`/v1/calls/history/${id}`)).body;
const set = (id: string, question: number, value: unknown, as = seller) =>
  as.post<Schemas["CallDetail"]>(`/v1/calls/history/question-answer/${id}`, { question, value });
const readOne = async () => {
  const conversation = [
    { role: "ASSISTANT" as const, content: "Do you import olive oil yourselves?" },
    { role: "CONTACT" as const, content: "Yes, we do." },
    { role: "ASSISTANT" as const, content: "How many bottles do you need a year?" },
    { role: "CONTACT" as const, content: "That depends on the season." },
  ];
  const id = await finishedCall(server.context, conversation, "NEUTRAL", questions);
  await readCalls(server.context, [id]);
  return id;
};

describe("the questions of a product", () => {
  it("keep half a character as �, like every text", async () => {
    const odd = [{ text: "Which one \ud83d?", type: "CHOICE" as const, options: ["The first \udc4d", "The second"] }];
    const { status, body } = await seller.post<Schemas["Product"]>("/v1/products", { name: "Odd Oil", questions: odd });
    expect(status).toBe(201);
    expect(body.questions).toEqual([
      { text: "Which one \ufffd?", type: "CHOICE", options: ["The first \ufffd", "The second"] },
    ]);
  });

  it("are kept in their order, changed as a whole, and exported", async () => {
    const { body: made } = await seller.post<Schemas["Product"]>("/v1/products", { name: "Asked Oil", questions });
    expect(made.questions).toEqual(questions);
    const turned = questions.toReversed();
    const { body: changed } = await seller.patch<Schemas["Product"]>(`/v1/products/${made.id}`, { questions: turned });
    expect(changed.questions).toEqual(turned);
    const { body: renamed } = await seller.patch<Schemas["Product"]>(`/v1/products/${made.id}`, { name: "Asked Oils" });
    expect(renamed.questions).toEqual(turned);
    const rows = await rowsOf(await exportOf(seller, "/v1/products/bulk/export", { ids: [made.id] }));
    expect(JSON.stringify(rows)).toContain("How often do you order? Every month / Every quarter");
  });

  it.each<[string, unknown[], string]>([
    [
      "more than ten",
      Array.from({ length: 11 }, (_, nth) => ({ ...questions[0], text: `Question ${nth}?` })),
      "questions",
    ],
    ["too short", [{ ...questions[0], text: "Why?" }], "questions.0.text"],
    [
      "the same twice",
      [questions[0], { ...questions[0], text: "DO YOU IMPORT OLIVE OIL YOURSELVES? " }],
      "questions.1.text",
    ],
    ["a choice of one", [{ ...questions[2], options: ["Every month"] }], "questions.0.options"],
    ["a choice of two that are one", [{ ...questions[2], options: ["Yes", " yes"] }], "questions.0.options"],
    ["options of a number", [{ ...questions[1], options: ["1", "2"] }], "questions.0.options"],
  ])("are refused where they are %s", async (_what, given, field) => {
    const { status, body } = await seller.post("/v1/products", {
      name: "Refused Oil",
      questions: given,
    });
    expect(status).toBe(400);
    expect(Object.keys(body.errors ?? {})).toContain(field);
  });
});

describe("a call about such a product", () => {
  it(
    "asks them, shows the answers with their proof, and keeps its questions when the product's change",
    { timeout: 60_000 },
    async () => {
      const item = await makeItem(seller, { phoneNumber: uniqueNumber("44") });
      const productId = (await seller.get<Schemas["PhoneBook"]>(`/v1/phone-books/${item.id}`)).body.product?.id ?? "";
      await seller.patch(`/v1/products/${productId}`, { questions });
      await using watched = watchCalls(server);
      const { body } = await seller.post<Schemas["StartCallsResult"]>("/v1/calls/start", { phoneBookIds: [item.id] });
      const id = body.items[0]?.callId ?? "";
      await watched.untilEnded([id]);
      await expect.poll(async () => (await shown(id)).reading?.questions.length, { timeout: 20_000 }).toBe(3);
      await seller.patch(`/v1/products/${productId}`, { questions: [] });
      const { reading, conversation } = await shown(id);
      expect(reading?.questions.map(({ question, state }) => ({ question, state }))).toEqual(
        questions.map((question) => ({ question, state: "ANSWERED" })),
      );
      for (const { asked, answer } of reading?.questions ?? []) {
        expect(conversation[asked?.turn ?? -1]?.content).toContain(asked?.quote);
        const [proof] = answer?.evidence ?? [];
        expect(conversation[proof?.turn ?? -1]).toMatchObject({ role: "CONTACT" });
        expect(conversation[proof?.turn ?? -1]?.content).toContain(proof?.quote);
      }
    },
  );

  it("lets a person answer what was unsure, names them, and takes it back", async () => {
    const id = await readOne();
    expect((await shown(id)).reading?.questions.map(({ state }) => state)).toEqual(["ANSWERED", "UNSURE", "NOT_ASKED"]);
    const { body } = await set(id, 1, 400);
    expect(body.reading?.questions[1]).toMatchObject({
      state: "UNSURE",
      setAnswer: { value: 400, by: expect.any(String) as string },
    });
    expect((await set(id, 2, "Every month")).body.reading?.questions[2]?.setAnswer?.value).toBe("Every month");
    expect((await set(id, 1, null)).body.reading?.questions[1]?.setAnswer).toBeNull();
    const { db } = server.context;
    const kept = () => db.selectFrom("call_question_answers").select("id").where("call_id", "=", id).execute();
    const before = (await kept()).length;
    await set(id, 2, "Every month");
    expect(await kept()).toHaveLength(before);
    const rows = await rowsOf(await exportOf(seller, "/v1/calls/bulk/export", { ids: [id] }));
    expect(JSON.stringify(rows)).toContain("Do you import olive oil yourselves? yes");
    expect(JSON.stringify(rows)).toContain("How often do you order? Every month");
    await db.deleteFrom("calls").where("id", "=", id).execute();
    expect(await kept()).toEqual([]);
  });

  it("refuses what does not answer the question, and whoever is not of the company", async () => {
    const id = await readOne();
    for (const [question, value] of [
      [0, 1],
      [1, "many"],
      [2, "Every week"],
      [0, "yes"],
    ] as const)
      expect((await set(id, question, value)).status).toBe(400);
    expect((await set(id, 3, true)).status).toBe(409);
    expect((await set(id, 0, true, await server.signIn(people.freeSeller))).status).toBe(404);
  });

  it("tells partners the answers with call.read", async () => {
    const { db } = server.context;
    const listening = { url: "https://partner.example/hook", events: ["call.read"] };
    const { status } = await seller.post("/v1/webhook-endpoints", listening);
    expect(status).toBe(201);
    const id = await readOne();
    const sent = await db
      .selectFrom("webhook_deliveries")
      .select("body")
      .where("about", "like", `call.read ${id}%`)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(sent.body)).toMatchObject({
      type: "call.read",
      data: {
        call: { id },
        questions: [{ state: "ANSWERED", answer: { value: true } }, { state: "UNSURE" }, { state: "NOT_ASKED" }],
      },
    });
  });
});
