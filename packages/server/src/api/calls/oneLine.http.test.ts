import type { Schemas } from "@callwright/sdk/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { callPlaces, makeItem, uniqueNumber, type Item } from "../../engine/testing/callCenter.ts";
import { wallClock } from "../../domain/wallClock.ts";
import { takeEvents } from "../../engine/receiveCarrierEvents.ts";
import { startTestServer, type TestServer } from "../../testing/startTestServer.ts";
import type { TestClient } from "../../testing/TestClient.ts";
import { nextYear } from "../../testing/nextYear.ts";

/** Calls do not change until a test ends them. */
const STANDING_STILL = {
  CALLWRIGHT_SIM_SPEED: "0.01",
  CALLWRIGHT_MAX_LINES: "100",
  CALLWRIGHT_MAX_LINES_PER_COMPANY: "100",
};
const REFUSED = "ALREADY_ON_THE_LINE";

let server: TestServer;
let seller: TestClient;
let stranger: TestClient;

beforeAll(async () => {
  server = await startTestServer({ env: STANDING_STILL });
  seller = await server.signIn("seller@callwright.test");
  stranger = await server.signIn("free@callwright.test");
  await callPlaces(server, seller).payIn(100);
  await callPlaces(server, stranger).payIn(100);
});
afterAll(() => server[Symbol.asyncDispose]());

const startAs = async (client: TestClient, body: object) =>
  (await client.post<Schemas["StartCallsResult"]>("/v1/calls/start", body)).body.items;
const start = (...items: Item[]) => startAs(seller, { phoneBookIds: items.map(({ id }) => id) });
const reasonsOf = (started: Schemas["StartedCall"][]) => started.map(({ refusal, status }) => refusal?.code ?? status);
const callIdOf = ([started]: Schemas["StartedCall"][]) => started?.callId ?? "";
const read = async (callId: string) => (await seller.get<Schemas["CallDetail"]>(`/v1/calls/history/${callId}`)).body;
const readItem = async (item: Item) => (await seller.get<Schemas["PhoneBook"]>(`/v1/phone-books/${item.id}`)).body;
const isDialled = async (callId: string) => {
  const calls = server.context.db.selectFrom("calls").select("dialled_at").where("id", "=", callId);
  return (await calls.executeTakeFirstOrThrow()).dialled_at !== null;
};
async function end(callId: string): Promise<void> {
  await expect.poll(() => isDialled(callId), { timeout: 20_000 }).toBe(true);
  const at = new Date().toISOString();
  const ended = {
    id: `${callId}-end`,
    callId,
    carrierCallId: "c",
    type: "ENDED" as const,
    at,
    outcome: "BUSY" as const,
  };
  await takeEvents(server.context, server.context.carrier, [ended]);
}
const schedule = async (client: TestClient, item: Item): Promise<string> => {
  const wish = { phoneBookIds: [item.id], type: "CALL_LATER", cronDate: `${nextYear}-05-04T10:30` };
  return callIdOf(await startAs(client, wish));
};
const makeDue = (...callIds: string[]) =>
  server.context.db
    .updateTable("calls")
    .set({ start_at: new Date(0) })
    .where("id", "in", callIds)
    .execute();

let phoneNumber: string;
let item: Item;
beforeEach(async () => {
  phoneNumber = uniqueNumber("44");
  item = await makeItem(seller, { phoneNumber });
});

describe("one person has one line", () => {
  it("a second call to the same number is refused with its reason until the first has ended", async () => {
    const callId = callIdOf(await start(item));
    const [refused] = await start(item);
    expect(refused).toMatchObject({
      status: "FAILED",
      callId: null,
      refusal: { code: REFUSED, message: "This number is already being called." },
    });
    await end(callId);
    expect(reasonsOf(await start(item))).toEqual(["QUEUED"]);
  });

  it("another item, product or customer with that number is the same line", async () => {
    const twin = await makeItem(seller, { phoneNumber });
    expect(reasonsOf(await start(item, twin))).toEqual(["QUEUED", REFUSED]);
    expect(reasonsOf(await start(twin))).toEqual([REFUSED]);
    const other = await makeItem(seller);
    expect(reasonsOf(await start(twin, other))).toEqual([REFUSED, "QUEUED"]);
  });

  it("of many equal starts at once one makes a call", async () => {
    const started = await Promise.all(Array.from({ length: 12 }, () => start(item)));
    expect(reasonsOf(started.flat()).toSorted()).toEqual([...Array<string>(11).fill(REFUSED), "QUEUED"]);
  });

  it("a call for later is taken all the same", async () => {
    await start(item);
    expect(await schedule(seller, item)).not.toBe("");
  });
});

describe("an item has one call at a time of day", () => {
  const at = (time: string) => ({ type: "CALL_LATER", cronDate: `${nextYear}-05-04T${time}` });
  const scheduleAt = (time: string, ...items: Item[]) =>
    startAs(seller, { phoneBookIds: items.map(({ id }) => id), ...at(time) });
  const TWICE = "ALREADY_SCHEDULED";

  it("a second call of an item for the same minute is refused with its reason, until the first is cancelled", async () => {
    const callId = callIdOf(await scheduleAt("10:30", item));
    const [refused] = await scheduleAt("10:30", item);
    expect(refused).toMatchObject({
      status: "FAILED",
      callId: null,
      refusal: { code: TWICE, message: "A call is already scheduled for this time." },
    });
    const check = { phoneBookIds: [item.id], ...at("10:30") };
    const checked = await seller.post<Schemas["CallCheck"]>("/v1/calls/check", check);
    expect(checked.body.items[0]).toMatchObject({ verdict: "REFUSED", reason: { code: TWICE } });
    await seller.post("/v1/calls/cancel", { ids: [callId] });
    expect(reasonsOf(await scheduleAt("10:30", item))).toEqual(["CRON"]);
  });

  it("of many equal requests at once, as from two tabs, one makes calls", async () => {
    const other = await makeItem(seller);
    const started = await Promise.all(Array.from({ length: 6 }, () => scheduleAt("10:30", item, other)));
    const refusals = Array<string>(10).fill(TWICE);
    expect(reasonsOf(started.flat()).toSorted()).toEqual([...refusals, "CRON", "CRON"]);
  });

  it("another minute, and another item about the same person, are calls of their own", async () => {
    const twin = await makeItem(seller, { phoneNumber });
    await scheduleAt("10:30", item);
    expect(reasonsOf(await scheduleAt("10:31", item))).toEqual(["CRON"]);
    expect(reasonsOf(await scheduleAt("10:30", twin))).toEqual(["CRON"]);
  });

  it("a call for the current minute is not made beside the one that this minute has begun", async () => {
    const { timeZone } = await read(callIdOf(await start(item)));
    const wish = { phoneBookIds: [item.id], type: "CALL_LATER", cronDate: wallClock(new Date(), timeZone) };
    expect(reasonsOf(await startAs(seller, wish))).toEqual([REFUSED]);
  });

  it("a call is not moved to the time of another one of its item, but may keep its own", async () => {
    await scheduleAt("10:30", item);
    const moved = callIdOf(await scheduleAt("11:30", item));
    const move = async (cronDate: string) =>
      (await seller.post<Schemas["RescheduleCallsResult"]>("/v1/calls/reschedule", { ids: [moved], cronDate })).body
        .items;
    expect(await move(at("10:30").cronDate)).toMatchObject([{ outcome: "REFUSED", refusal: { code: TWICE } }]);
    expect(await move(at("11:30").cronDate)).toMatchObject([{ outcome: "RESCHEDULED" }]);
    expect(await read(moved)).toMatchObject({ status: "CRON", localCallAt: at("11:30").cronDate });
  });
});

describe("a call that waits while the number is on the line", () => {
  it("is not dialled beside the running one, and is when that has ended", async () => {
    const later = await schedule(seller, item);
    const running = callIdOf(await start(item));
    await expect.poll(() => isDialled(running), { timeout: 20_000 }).toBe(true);
    await makeDue(later);
    await expect.poll(async () => (await read(later)).status, { timeout: 20_000 }).toBe("QUEUED");
    // Another company's call that came after it is dialled: the round has checked both.
    const after = callIdOf(await start(await makeItem(seller)));
    await expect.poll(() => isDialled(after), { timeout: 20_000 }).toBe(true);
    expect(await isDialled(later)).toBe(false);
    await end(running);
    await expect.poll(() => isDialled(later), { timeout: 20_000 }).toBe(true);
  });

  it("is one of several that are due at once", async () => {
    const twin = await makeItem(seller, { phoneNumber });
    const calls = [await schedule(seller, item), await schedule(seller, twin)];
    const dialled = async () => (await Promise.all(calls.map(isDialled))).filter(Boolean).length;
    await makeDue(...calls);
    await expect.poll(dialled, { timeout: 20_000 }).toBe(1);
    const after = callIdOf(await start(await makeItem(seller)));
    await expect.poll(() => isDialled(after), { timeout: 20_000 }).toBe(true);
    expect(await dialled()).toBe(1);
    const [first = "", second = ""] = (await isDialled(calls[0] ?? "")) ? calls : calls.toReversed();
    await end(first);
    await expect.poll(() => isDialled(second), { timeout: 20_000 }).toBe(true);
  });

  it("follows a contact whose number was changed to one on the line", async () => {
    const moved = await makeItem(seller);
    const later = await schedule(seller, moved);
    const running = callIdOf(await start(item));
    await expect.poll(() => isDialled(running), { timeout: 20_000 }).toBe(true);
    await server.context.db
      .updateTable("contacts")
      .set({ phone_number: phoneNumber })
      .where("id", "=", moved.contactId)
      .execute();
    await makeDue(later);
    const after = callIdOf(await start(await makeItem(seller)));
    await expect.poll(() => isDialled(after), { timeout: 20_000 }).toBe(true);
    expect(await isDialled(later)).toBe(false);
    await end(running);
    await expect.poll(() => isDialled(later), { timeout: 20_000 }).toBe(true);
  });

  it("may be of another company, which is told nothing of it", async () => {
    const theirs = await makeItem(stranger, { phoneNumber });
    const mine = callIdOf(await start(item));
    await expect.poll(() => isDialled(mine), { timeout: 20_000 }).toBe(true);
    const started = await startAs(stranger, { phoneBookIds: [theirs.id] });
    expect(reasonsOf(started)).toEqual(["QUEUED"]);
    const { body } = await stranger.get<Schemas["PhoneBook"]>(`/v1/phone-books/${theirs.id}`);
    expect(body.activeCall?.id).toBe(callIdOf(started));
    const after = callIdOf(await start(await makeItem(seller)));
    await expect.poll(() => isDialled(after), { timeout: 20_000 }).toBe(true);
    expect(await isDialled(callIdOf(started))).toBe(false);
    await end(mine);
    await expect.poll(() => isDialled(callIdOf(started)), { timeout: 20_000 }).toBe(true);
  });
});

describe("an item says which call is under way to its number", () => {
  it("its own or another item's, from the start to the end", async () => {
    const twin = await makeItem(seller, { phoneNumber });
    expect((await readItem(item)).activeCall).toBeNull();
    const callId = callIdOf(await start(item));
    expect((await readItem(item)).activeCall).toMatchObject({ id: callId, answeredAt: null });
    const { body } = await seller.get<Schemas["PhoneBookList"]>("/v1/phone-books?perPage=100");
    expect(body.items.find(({ id }) => id === twin.id)?.activeCall?.id).toBe(callId);
    await end(callId);
    expect((await readItem(item)).activeCall).toBeNull();
  });

  it("so does the contact, wherever its customer is looked at", async () => {
    const callId = callIdOf(await start(item));
    const path = `/v1/potential-customers/${item.customerId}`;
    const contacts = (await seller.get<Schemas["ContactList"]>(`${path}/contacts`)).body.items;
    expect(contacts.map(({ activeCall }) => activeCall?.id)).toEqual([callId]);
    const detail = (await seller.get<Schemas["PotentialCustomerDetail"]>(path)).body;
    expect(detail.contacts.map(({ activeCall }) => activeCall?.id)).toEqual([callId]);
    await end(callId);
    const { body } = await seller.get<Schemas["Contact"]>(`${path}/contacts/${item.contactId}`);
    expect(body.activeCall).toBeNull();
  });

  it("not one that is scheduled", async () => {
    await schedule(seller, item);
    expect((await readItem(item)).activeCall).toBeNull();
  });
});
