import type { Schemas } from "@callwright/sdk/contract";
import * as fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { SettledAnswer } from "../domain/call.ts";
import type { ProductQuestion } from "../domain/productQuestion.ts";
import { people } from "../testing/people.ts";
import { startTestServer, type TestServer } from "../testing/startTestServer.ts";
import type { TestClient } from "../testing/TestClient.ts";
import { readCalls } from "./readCalls.ts";
import type { Claim, Reader, UncheckedReading } from "./reading/port.ts";
import { anyQuestions, conversations, uncheckedReadings } from "./reading/testing/anyReading.ts";
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

const said = (...lines: string[]) =>
  lines.map((line) => ({
    role: line.startsWith("A: ") ? ("ASSISTANT" as const) : ("CONTACT" as const),
    content: line.slice(3),
  }));
const agreed = said("A: May we send you an offer?", "C: Sounds good, send me an offer. Call me on Friday at 3 pm.");
const modelThat = (says: UncheckedReading): Reader => ({ name: "MODEL", read: () => Promise.resolve(says) });
const shown = async (id: string, as = seller) => (await as.get<Schemas["CallDetail"]>(`/v1/calls/history/${id}`)).body;
const readOne = async (
  conversation: ReturnType<typeof said>,
  answer: SettledAnswer,
  reader: Reader | null = null,
  questions: readonly ProductQuestion[] = [],
) => {
  const id = await finishedCall(server.context, conversation, answer, questions);
  await readCalls({ ...server.context, reader }, [id]);
  return id;
};

describe("a call that ends", () => {
  it("is read, and the list and its detail show what it came to", { timeout: 60_000 }, async () => {
    const item = await makeItem(seller, { phoneNumber: uniqueNumber("44") });
    await using watched = watchCalls(server);
    const { body } = await seller.post<Schemas["StartCallsResult"]>("/v1/calls/start", { phoneBookIds: [item.id] });
    const id = body.items[0]?.callId ?? "";
    await watched.untilEnded([id]);
    await expect.poll(async () => (await shown(id)).result, { timeout: 20_000 }).toBe("INTERESTED");
    const { reading, conversation, score } = await shown(id);
    expect(reading).toMatchObject({ readers: ["LEXICON"], answer: { value: "POSITIVE" }, otherAnswer: null, score });
    const [proof] = reading?.answer?.evidence ?? [];
    expect(conversation[proof?.turn ?? -1]).toMatchObject({ role: "CONTACT" });
    expect(conversation[proof?.turn ?? -1]?.content).toContain(proof?.quote);
    const { body: list } = await seller.get<Schemas["CallList"]>(`/v1/calls/history?phoneBookId=${item.id}`);
    expect(list.items[0]).toMatchObject({ id, result: "INTERESTED", score });
  });

  it("is read once, however often the job runs, also in two processes at once", async () => {
    const id = await finishedCall(server.context, agreed, "POSITIVE");
    await Promise.all([1, 2, 3].map(() => readCalls(server.context, [id])));
    await readCalls({ ...server.context, reader: modelThat({}) }, [id]);
    const told = await sql<{ count: number }>`
      select count(*)::int as count from live_events where payload #>> '{call,id}' = ${id} and payload #>> '{call,result}' is not null`.execute(
      server.context.db,
    );
    expect(told.rows[0]?.count).toBe(1);
    expect((await shown(id)).reading).toMatchObject({
      readers: ["LEXICON"],
      nextStep: { value: "SEND_OFFER" },
      callback: { value: { localAt: expect.stringMatching(/T15:00$/) as string, isTimeNamed: true } },
    });
  });

  it("together with others is read like alone, and each is told once", async () => {
    const no = said("A: May we send you an offer?", "C: No thank you, we are not interested.");
    const [first, silent, second] = [
      await finishedCall(server.context, agreed, "POSITIVE"),
      await finishedCall(server.context, [], "NEUTRAL"),
      await finishedCall(server.context, no, "NEGATIVE"),
    ];
    await readCalls(server.context, [first, silent, second]);
    await readCalls(server.context, [second, first]);
    expect(await shown(first)).toMatchObject({ result: "INTERESTED", nextStep: "SEND_OFFER" });
    expect(await shown(second)).toMatchObject({ result: "NOT_INTERESTED", nextStep: null });
    expect(await shown(silent)).toMatchObject({ result: null, reading: null });
    const told = await sql<{ count: number }>`
      select count(*)::int as count from live_events
      where payload #>> '{call,id}' in (${first}, ${second}) and payload #>> '{call,result}' is not null`.execute(
      server.context.db,
    );
    expect(told.rows[0]?.count).toBe(2);
  });

  it("in which nobody spoke has no reading, and nobody can say what it came to", async () => {
    const id = await readOne([], "NEUTRAL");
    expect(await shown(id)).toMatchObject({ result: null, nextStep: null, score: null, reading: null });
    expect((await seller.post(`/v1/calls/history/answer/${id}`, { answer: "POSITIVE" })).status).toBe(409);
  });

  it("whose wish only a model heard is the last to that number", async () => {
    const conversation = said("A: May we send you an offer?", "C: Let this be the last time, will you.");
    const claim = { value: true, confidence: 0.9, evidence: [{ turn: 1, quote: "Let this be the last time" }] };
    const id = await readOne(conversation, "NEUTRAL", modelThat({ doNotCall: claim }));
    const call = await shown(id);
    expect(call.result).toBe("DO_NOT_CALL");
    const { db } = server.context;
    const kept = await db
      .selectFrom("suppressed_numbers")
      .select("phone_number")
      .where("phone_number", "=", call.contact.phoneNumber)
      .execute();
    expect(kept).not.toEqual([]);
  });
});

describe("what is stored of a reading", () => {
  it(
    "is never a claim without a quote that the person said in that turn, whatever a reader says",
    { timeout: 120_000 },
    async () => {
      const { db } = server.context;
      const any = conversations.chain((turns) => fc.tuple(fc.constant(turns), uncheckedReadings(turns)));
      await fc.assert(
        fc.asyncProperty(any, async ([turns, says]) => {
          const id = await readOne(turns, "NEUTRAL", modelThat(says), anyQuestions);
          const { reading } = await db
            .selectFrom("call_readings")
            .select("reading")
            .where("call_id", "=", id)
            .executeTakeFirstOrThrow();
          const { checks: _checks, questions, ...claims } = reading;
          const answers = questions.flatMap(({ answer, otherAnswer }) => [answer, otherAnswer]);
          for (const { turn, quote } of proofsIn({ ...claims, answers }))
            expect(turns[turn]).toMatchObject({ role: "CONTACT", content: expect.stringContaining(quote) as string });
          expect((await seller.get(`/v1/calls/history/${id}`)).status).toBe(200);
        }),
        { numRuns: 60 },
      );
    },
  );

  it("goes with its call", async () => {
    const { db } = server.context;
    const id = await readOne(agreed, "POSITIVE");
    await seller.post(`/v1/calls/history/answer/${id}`, { answer: "NEGATIVE" });
    await db.deleteFrom("calls").where("id", "=", id).execute();
    expect(await db.selectFrom("call_readings").selectAll().where("call_id", "=", id).execute()).toEqual([]);
    expect(await db.selectFrom("call_answers").selectAll().where("call_id", "=", id).execute()).toEqual([]);
  });
});

describe("a call whose readers disagree", () => {
  const refused = { value: "NEGATIVE", confidence: 0.7, evidence: [{ turn: 1, quote: "Call me on Friday" }] };

  it("is unsure until a person says what it was, who is named, and says so once", async () => {
    const id = await readOne(agreed, "POSITIVE", modelThat({ answer: refused }));
    expect(await shown(id)).toMatchObject({ result: "UNSURE", reading: { otherAnswer: { value: "NEGATIVE" } } });
    expect(await listed("results=UNSURE")).toContain(id);

    const set = await seller.post<Schemas["CallDetail"]>(`/v1/calls/history/answer/${id}`, { answer: "NEGATIVE" });
    expect(set).toMatchObject({ status: 200, body: { answer: "NEGATIVE", result: "NOT_INTERESTED" } });
    const { setAnswer } = set.body.reading ?? {};
    expect(setAnswer).toMatchObject({ answer: "NEGATIVE", by: expect.stringMatching(/\w+ \w+/) as string });
    const again = await seller.post<Schemas["CallDetail"]>(`/v1/calls/history/answer/${id}`, { answer: "NEGATIVE" });
    expect(again.body.reading?.setAnswer).toEqual(setAnswer);
    expect(again.body.updatedAt).toBe(set.body.updatedAt);
    expect(await listed("results=UNSURE")).not.toContain(id);
  });

  it("is not another company's to settle", async () => {
    const id = await readOne(agreed, "POSITIVE", modelThat({ answer: refused }));
    const company = (await shown(id)).sellerCompany.id;
    const stranger = await server.signIn(people.freeSeller);
    const { status } = await stranger.post(`/v1/calls/history/answer/${id}`, { answer: "POSITIVE" });
    expect([status, company]).toEqual([404, company]);
    const bad = await seller.post(`/v1/calls/history/answer/${id}`, { answer: "IN_PROGRESS" });
    expect(bad.status).toBe(400);
  });
});

it("calls are listed by how well the assistant spoke", async () => {
  const { body } = await seller.get<Schemas["CallList"]>(
    "/v1/calls/history?sortBy=score&results=INTERESTED&perPage=50",
  );
  const scores = body.items.map(({ score }) => score ?? -1);
  expect(scores.length).toBeGreaterThan(1);
  expect(scores).toEqual(scores.toSorted((one, other) => one - other));
});

const listed = async (query: string) =>
  (await seller.get<Schemas["CallList"]>(`/v1/calls/history?${query}&perPage=100`)).body.items.map(({ id }) => id);

function proofsIn(claims: object): { turn: number; quote: string }[] {
  return Object.values(claims)
    .flat()
    .flatMap((claim: Claim<unknown> | string | null) => (claim && typeof claim === "object" ? claim.evidence : []));
}
