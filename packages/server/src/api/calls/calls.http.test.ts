import type { Schemas } from "@callwright/sdk/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import {
  callPlaces,
  makeItem,
  numberEnding,
  uniqueNumber,
  watchCalls,
  type Item,
} from "../../engine/testing/callCenter.ts";
import { endMessages, failureMessages } from "../../domain/call.ts";
import { wallClock } from "../../domain/wallClock.ts";
import { readEvents } from "../../testing/readEvents.ts";
import { rowsOf } from "../../testing/spreadsheets.ts";
import { startTestServer, type TestServer } from "../../testing/startTestServer.ts";
import { testCallCourse } from "../../testing/testCallCourse.ts";
import type { TestClient } from "../../testing/TestClient.ts";
import { clockChange, nextYear } from "../../testing/nextYear.ts";

let server: TestServer;
let seller: TestClient;
let stranger: TestClient;
let calls: ReturnType<typeof watchCalls>;

beforeAll(async () => {
  server = await startTestServer();
  seller = await server.signIn("seller@callwright.test");
  stranger = await server.signIn("free@callwright.test");
  calls = watchCalls(server);
  await callPlaces(server, seller).payIn(100);
  await callPlaces(server, stranger).payIn(10);
});
afterAll(async () => {
  await calls[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});

const startAs = async (client: TestClient, body: object) =>
  (await client.post<Schemas["StartCallsResult"]>("/v1/calls/start", body)).body.items;
const start = (body: object) => startAs(seller, body);
const idsOf = (started: Schemas["StartedCall"][]) => started.map(({ callId }) => callId ?? "");
const callNow = async (...items: Item[]) => idsOf(await start({ phoneBookIds: items.map(({ id }) => id) }));
const callAndWait = async (item: Item): Promise<string> => {
  const [callId = ""] = await callNow(item);
  await calls.untilEnded([callId]);
  return callId;
};
const read = async (callId: string) => (await seller.get<Schemas["CallDetail"]>(`/v1/calls/history/${callId}`)).body;

const list = async (client: TestClient, query: string) =>
  (await client.get<Schemas["CallList"]>(`/v1/calls/history?${query}`)).body;

describe("Call Now", () => {
  it(
    "takes a call from queued to completed while onlookers watch, and ends with recording and conversation (A-API-12, A-ROLE-06, A-ENT-07)",
    { timeout: 90_000 },
    async () => {
      const item = await makeItem(seller);
      const callId = await callAndWait(item);
      expect(calls.courseOf(callId)).toEqual(["QUEUED", "RINGING", "IN_PROGRESS", "COMPLETED"]);

      const call = await read(callId);
      expect(call).toMatchObject({
        status: "COMPLETED",
        answer: "POSITIVE",
        type: "CALL_NOW",
        timeZone: "Europe/Oslo",
        phoneBook: { id: item.id },
        potentialCustomerCompany: { id: item.customerId, name: item.customerName },
        contact: { id: item.contactId, name: "Ingrid", surname: "Solberg", phoneNumber: item.phoneNumber },
        sellerCompany: { name: "Aegean Olive Trading" },
        voiceRecord: true,
        failureReason: null,
      });
      expect(call.timeline.map(({ status }) => status)).toEqual(["QUEUED", "RINGING", "IN_PROGRESS", "COMPLETED"]);
      expect(new Set(call.conversation.map(({ role }) => role))).toEqual(new Set(["ASSISTANT", "CONTACT"]));
      expect(call.recording).toMatchObject({
        durationSeconds: call.durationSeconds,
        url: `/v1/calls/history/record/${callId}`,
      });
      expect(call.recording?.peaks.length).toBe(400);
    },
  );

  it("ends as the number is known to: busy, no answer, failed, machine, no, perhaps", async () => {
    const expected: Record<string, [status: string, answer: string]> = {
      "00": ["BUSY", "NO_CALL"],
      "01": ["NO_ANSWER", "NO_CALL"],
      "02": ["FAILED", "NO_CALL"],
      "03": ["COMPLETED", "ANSWERING_MACHINE"],
      "04": ["COMPLETED", "NEGATIVE"],
      "05": ["COMPLETED", "NEUTRAL"],
    };
    const digits = Object.keys(expected);
    const items = await Promise.all(digits.map((ending) => makeItem(seller, { phoneNumber: uniqueNumber(ending) })));
    const callIds = await callNow(...items);
    await calls.untilEnded(callIds);
    const ended = await Promise.all(callIds.map(read));
    expect(Object.fromEntries(ended.map(({ status, answer }, index) => [digits[index], [status, answer]]))).toEqual(
      expected,
    );
    expect(ended[2]?.failureReason).toMatchObject({ code: "INVALID_NUMBER", message: failureMessages.INVALID_NUMBER });
  });

  it("begins now and in English unless it is said otherwise (A-ENT-08, A-CALL-04, A-CALL-05, A-LANG-02)", async () => {
    const item = await makeItem(seller);
    const [callId = ""] = idsOf(await start({ phoneBookIds: [item.id] }));
    await calls.untilEnded([callId]);
    expect(await read(callId)).toMatchObject({ type: "CALL_NOW", language: "en" });
  });

  it("speaks the language that was asked for (A-CALL-05)", async () => {
    const item = await makeItem(seller);
    const [callId = ""] = idsOf(await start({ phoneBookIds: [item.id], language: "tr" }));
    await calls.untilEnded([callId]);
    const call = await read(callId);
    expect(call).toMatchObject({ language: "tr" });
    expect(call.conversation[0]?.content).toMatch(/Merhaba|İyi günler/);
  });

  it("costs the started minutes once, and nothing when nobody answers (R-24)", async () => {
    const money = callPlaces(server, seller);
    await money.useUpFreeMinutes();
    const before = await money.balance();
    const [answered, busy] = await Promise.all([
      makeItem(seller),
      makeItem(seller, { phoneNumber: uniqueNumber("00") }),
    ]);
    const callIds = await callNow(answered, busy);
    await calls.untilEnded(callIds);
    const { durationSeconds } = await read(callIds[0] ?? "");
    const price = Math.ceil((durationSeconds ?? 0) / 60) * (await money.callFee());
    expect(before - (await money.balance())).toBeCloseTo(price, 6);
    expect(await money.isSettled()).toBe(true);
  });
});

describe("Call Later (R-01)", () => {
  it("waits as CRON at the wall-clock time of each customer's own zone (A-ROLE-06, A-CALL-08, A-CALL-09, A-CALL-14)", async () => {
    const [oslo, auckland] = await Promise.all([
      makeItem(seller),
      makeItem(seller, { timeZone: "Pacific/Auckland", phoneNumber: "+6494461234" }),
    ]);
    const items = await start({
      phoneBookIds: [oslo.id, auckland.id],
      type: "CALL_LATER",
      cronDate: `${nextYear}-07-01T09:30`,
      browserTimeZone: "Europe/Istanbul",
    });
    expect(items.map(({ status }) => status)).toEqual(["CRON", "CRON"]);
    const later = await Promise.all(idsOf(items).map(read));
    expect(later.map(({ localCallAt, startAt }) => [localCallAt, startAt])).toEqual([
      [`${nextYear}-07-01T09:30`, `${nextYear}-07-01T07:30:00.000Z`],
      [`${nextYear}-07-01T09:30`, `${nextYear}-06-30T21:30:00.000Z`],
    ]);
  });

  it.each([
    // In Oslo clocks skip from 02:00 to 03:00 in March, and show 02:00 to 03:00 twice in October.
    [
      "does not exist, at the next minute that does",
      `${clockChange(3)}T02:30`,
      `${clockChange(3)}T03:00`,
      `${clockChange(3)}T01:00:00.000Z`,
    ],
    [
      "comes twice, the first time",
      `${clockChange(10)}T02:30`,
      `${clockChange(10)}T02:30`,
      `${clockChange(10)}T00:30:00.000Z`,
    ],
  ])("a time that %s (R-39)", async (_, cronDate, localCallAt, startAt) => {
    const item = await makeItem(seller);
    const [callId = ""] = idsOf(await start({ phoneBookIds: [item.id], type: "CALL_LATER", cronDate }));
    expect(await read(callId)).toMatchObject({ status: "CRON", localCallAt, startAt, timeZone: "Europe/Oslo" });
    await seller.post("/v1/calls/cancel", { ids: [callId] });
  });

  it("is dialled when its time comes", async () => {
    const item = await makeItem(seller);
    const cronDate = wallClock(new Date(), "Europe/Oslo");
    const started = await start({ phoneBookIds: [item.id], type: "CALL_LATER", cronDate });
    expect(started[0]?.status).toBe("CRON");
    const [callId = ""] = idsOf(started);
    await calls.untilEnded([callId]);
    expect(calls.courseOf(callId)).toEqual(["CRON", "QUEUED", "RINGING", "IN_PROGRESS", "COMPLETED"]);
  });

  it.each([
    [{ type: "CALL_LATER" }, "cronDate", "Date is required"],
    [{ type: "CALL_NOW", cronDate: `${nextYear}-07-01T09:30` }, "cronDate", "A call that starts now takes no date."],
    [{ type: "CALL_LATER", cronDate: `${nextYear}-02-30T09:30` }, "cronDate", "This date does not exist."],
    [
      { type: "CALL_LATER", cronDate: `${nextYear + 1}-01-01T00:00` },
      "cronDate",
      "A call can be scheduled until the end of next year.",
    ],
    [
      { type: "CALL_LATER", cronDate: `${nextYear}-07-01T09:30`, browserTimeZone: "Mars/Olympus" },
      "browserTimeZone",
      "This time zone is not known.",
    ],
  ])("refuses %j (A-ENT-08)", async (wish, field, message) => {
    const { status, body } = await seller.post("/v1/calls/start", { phoneBookIds: [crypto.randomUUID()], ...wish });
    expect([status, body.errors]).toEqual([400, { [field]: message }]);
  });

  it("refuses a moment that has passed where the customer is (A-CALL-07)", async () => {
    const item = await makeItem(seller);
    const [refused] = await start({ phoneBookIds: [item.id], type: "CALL_LATER", cronDate: "2020-01-01T09:00" });
    expect(refused).toMatchObject({ status: "FAILED", callId: null, refusal: { code: "DATE_IN_PAST" } });
  });
});

describe("the gate refuses with a reason that a person can read, and the other items go on", () => {
  it("an item of somebody else, an unknown one, one without a contact", async () => {
    const [good, theirs, empty] = [await makeItem(seller), await makeItem(stranger), await makeItem(seller)];
    await seller.delete(`/v1/potential-customers/${empty.customerId}/contacts/${empty.contactId}`);
    const outcomes = await start({ phoneBookIds: [theirs.id, crypto.randomUUID(), empty.id, good.id] });
    expect(outcomes.map(({ refusal, status }) => refusal?.code ?? status)).toEqual([
      "PHONE_BOOK_NOT_FOUND",
      "PHONE_BOOK_NOT_FOUND",
      "NO_CONTACT",
      "QUEUED",
    ]);
    expect(outcomes[2]?.refusal?.message).toBe("This call center item has no contact to call.");
    await calls.untilEnded(idsOf(outcomes).slice(3));
  });

  it("a contact who asked not to be called again is not called again", async () => {
    const item = await makeItem(seller, { phoneNumber: uniqueNumber("06") });
    const callId = await callAndWait(item);
    expect(await read(callId)).toMatchObject({ answer: "NEGATIVE" });
    const [refused] = await start({ phoneBookIds: [item.id] });
    expect(refused?.refusal).toEqual({ code: "DO_NOT_CALL", message: "This contact asked not to be called again." });
  });

  it("a company without money and minutes, until it pays", async () => {
    const money = callPlaces(server, stranger);
    const item = await makeItem(stranger);
    await money.useUpFreeMinutes();
    await money.spendAll();
    const wish = { phoneBookIds: [item.id] };
    expect((await startAs(stranger, wish))[0]?.refusal).toMatchObject({ code: "INSUFFICIENT_BALANCE" });
    await money.payIn(0.5);
    const placed = await startAs(stranger, wish);
    expect(placed[0]).toMatchObject({ status: "QUEUED", refusal: null });
    await calls.untilEnded(idsOf(placed));
    expect(await money.balance()).toBe(0);
  });

  it("several items at once on the Free plan (A-CALLS-21, A-CALLS-22)", async () => {
    const answer = await stranger.post("/v1/calls/start", { phoneBookIds: [crypto.randomUUID(), crypto.randomUUID()] });
    expect([answer.status, answer.body.code, answer.body.message]).toEqual([
      402,
      "PLAN_UPGRADE_REQUIRED",
      "Please upgrade your plan",
    ]);
  });
});

describe("cancelling (R-38)", () => {
  it("answers a result per id: one that was dialled is a conflict, and a strange id is not found (A-API-13, A-STATUS-11)", async () => {
    const [item, strange] = await Promise.all([makeItem(seller), makeItem(stranger)]);
    const later = { type: "CALL_LATER", cronDate: `${nextYear}-07-01T09:30` };
    const [scheduled = ""] = idsOf(await start({ phoneBookIds: [item.id], ...later }));
    const [theirs = ""] = idsOf(await startAs(stranger, { phoneBookIds: [strange.id], ...later }));
    const done = await callAndWait(item);
    const { body } = await seller.post<Schemas["CancelCallsResult"]>("/v1/calls/cancel", {
      ids: [done, scheduled, theirs],
    });
    expect(body.items).toEqual([
      { id: done, outcome: "CONFLICT", status: "COMPLETED" },
      { id: scheduled, outcome: "CANCELLED", status: "CANCELLED" },
      { id: theirs, outcome: "NOT_FOUND", status: null },
    ]);
    expect(await callPlaces(server, stranger).statusOf(theirs)).toBe("CRON");
  });
});

describe("cancelling a call at the moment it is due (R-38)", () => {
  it("either cancels it, or answers a conflict and the call is made: never both", async () => {
    const items = await Promise.all(Array.from({ length: 12 }, () => makeItem(seller)));
    const ids = items.map(({ id }) => id);
    const cronDate = wallClock(new Date(), "Europe/Oslo");
    const callIds = idsOf(await start({ phoneBookIds: ids, type: "CALL_LATER", cronDate }));
    const answers = await Promise.all(
      callIds.map((id) => seller.post<Schemas["CancelCallsResult"]>("/v1/calls/cancel", { ids: [id] })),
    );
    const outcomes = answers.map(({ body }) => body.items[0]?.outcome);
    const dialled = callIds.filter((_, index) => outcomes[index] === "CONFLICT");
    const cancelled = callIds.filter((_, index) => outcomes[index] === "CANCELLED");
    expect(dialled.length + cancelled.length).toBe(12);
    await calls.untilEnded(dialled);
    const ended = await Promise.all(callIds.map(read));
    for (const { id, status } of ended) expect(status === "CANCELLED").toBe(cancelled.includes(id));
    const { db } = server.context;
    const dials = await db.selectFrom("simulator_dials").select("call_id").where("call_id", "in", callIds).execute();
    expect(dials.map(({ call_id: id }) => id).toSorted()).toEqual(dialled.toSorted());
  });
});

describe("the call history", () => {
  it("filters by item, customer, status, answer and text, sorts and pages (A-API-15)", async () => {
    const item = await makeItem(seller);
    const first = await callAndWait(item);
    const second = await callAndWait(item);
    const ids = async (query: string) => (await list(seller, query)).items.map(({ id }) => id);
    expect(await ids(`phoneBookId=${item.id}`)).toEqual([second, first]);
    expect(await ids(`phoneBookId=${item.id}&sortBy=createdAt`)).toEqual([first, second]);
    expect(
      await ids(`potentialCustomerCompanyIds=${item.customerId}&statuses=COMPLETED,BUSY&answers=POSITIVE`),
    ).toEqual([second, first]);
    expect(await ids(`phoneBookId=${item.id}&statuses=BUSY`)).toEqual([]);
    expect(
      await ids(`text=${encodeURIComponent(item.customerName.toLowerCase())}&phoneBookId=${item.id}&perPage=1&page=1`),
    ).toEqual([first]);
    expect(await ids(`phoneBookId=${item.id}&text=${item.phoneNumber.slice(1)}`)).toHaveLength(2);
    expect(await ids(`phoneBookId=${item.id}&page=1000000000`)).toEqual([]);
  });

  it("shows managers all companies, and both company filters at once mean both (A-API-15, B-API-39, R-18)", async () => {
    const admin = await server.signIn("admin@callwright.test");
    const count = async (query: string) => (await list(admin, query)).metaData.totalCount;
    const [mine, theirs] = await Promise.all([
      callPlaces(server, seller).companyId(),
      callPlaces(server, stranger).companyId(),
    ]);
    const [ofMine, ofTheirs] = await Promise.all([
      count(`sellerCompanyId=${mine}`),
      count(`sellerCompanyIds=${theirs}`),
    ]);
    expect(ofMine).toBeGreaterThan(0);
    expect(await count(`sellerCompanyIds=${mine},${theirs}`)).toBe(ofMine + ofTheirs);
    expect(await count(`sellerCompanyIds=${mine},${theirs}&sellerCompanyId=${mine}`)).toBe(ofMine);
    expect(await count(`sellerCompanyIds=${mine}&sellerCompanyId=${theirs}`)).toBe(0);
  });

  it("keeps the calls of a company to itself (A-ROLE-03)", async () => {
    const callId = await callAndWait(await makeItem(seller));
    const mine = await callPlaces(server, seller).companyId();
    expect((await list(stranger, `sellerCompanyIds=${mine}`)).metaData.totalCount).toBe(0);
    for (const path of [`/v1/calls/history/${callId}`, `/v1/calls/history/record/${callId}`]) {
      expect((await stranger.get(path)).status).toBe(404);
      expect((await server.anonymous.get(path)).status).toBe(401);
    }
  });

  it("can be taken along as .xlsx, filtered or selected, but not on the Free plan (A-API-14, R-19)", async () => {
    const item = await makeItem(seller);
    const callId = await callAndWait(item);
    const selected = await seller.fetch("/v1/calls/bulk/export?statuses=BUSY", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ids: [callId] }),
    });
    expect(selected.headers.get("content-disposition")).toContain(".xlsx");
    expect(JSON.stringify(await rowsOf(selected))).toContain(item.customerName);
    expect((await stranger.post("/v1/calls/bulk/export", {})).status).toBe(402);
  });
});

describe("how a call ended", () => {
  it.each([
    ["00", "LINE_BUSY", null],
    ["01", "NOT_ANSWERED", null],
    ["02", "FAILED", null],
    ["03", "MACHINE_ANSWERED", "MACHINE"],
    ["04", "CONVERSATION_ENDED", "PERSON"],
  ])("a number that ends in %s: %s, answered by %s, in words and in the export", async (ending, code, answeredBy) => {
    const item = await makeItem(seller, { phoneNumber: uniqueNumber(ending) });
    const id = await callAndWait(item);
    const shown = async () => (await seller.get<Schemas["CallDetail"]>(`/v1/calls/history/${id}`)).body;
    await expect.poll(async () => (await shown()).answeredBy).toBe(answeredBy);
    const { endReason, failureReason } = await shown();
    expect(endReason?.code).toBe(code);
    expect(endReason?.message).toBe(code === "FAILED" ? failureReason?.message : endMessages[code as "LINE_BUSY"]);
    const exported = await seller.fetch("/v1/calls/bulk/export", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ids: [id] }),
    });
    expect(JSON.stringify(await rowsOf(exported))).toContain(endReason?.message);
  });
});

describe("the welcome call (R-22)", () => {
  it("may be made again when nobody was reached", async () => {
    const busy = await stranger.post<Schemas["WelcomeCall"]>("/v1/calls/welcome", { phoneNumber: numberEnding("00") });
    await expect.poll(() => callPlaces(server, stranger).statusOf(busy.body.callId), { timeout: 10_000 }).toBe("BUSY");
  });

  it("tells live how it goes, though it is in no list", async () => {
    await using events = await readEvents(stranger);
    const { body } = await stranger.post<Schemas["WelcomeCall"]>("/v1/calls/welcome", {
      phoneNumber: numberEnding("01"),
    });
    expect(await testCallCourse(events, body.callId, "NO_ANSWER")).toEqual(["QUEUED", "RINGING", "NO_ANSWER"]);
  });

  it("is free, once until completed, and not listed (A-API-17)", async () => {
    const money = callPlaces(server, stranger);
    const before = await money.balance();
    const first = await stranger.post<Schemas["WelcomeCall"]>("/v1/calls/welcome", { phoneNumber: numberEnding("44") });
    expect(first.status).toBe(200);
    expect((await stranger.post("/v1/calls/welcome", { phoneNumber: numberEnding("44") })).body.code).toBe(
      "TEST_CALL_ALREADY_MADE",
    );
    await expect
      .poll(() => callPlaces(server, stranger).statusOf(first.body.callId), { timeout: 10_000 })
      .toBe("COMPLETED");
    const again = await stranger.post("/v1/calls/welcome", { phoneNumber: numberEnding("44") });
    expect([again.status, again.body.code]).toEqual([409, "TEST_CALL_ALREADY_MADE"]);
    expect((await stranger.get(`/v1/calls/history/${first.body.callId}`)).status).toBe(404);
    expect(await money.balance()).toBe(before);
  });

  it("needs a real number (A-WELC-03)", async () => {
    expect((await stranger.post("/v1/calls/welcome", { phoneNumber: "12345" })).body.errors).toEqual({
      phoneNumber: "Invalid phone number",
    });
  });
});
