import type { Schemas } from "@callwright/sdk/contract";
import { describe, expect, it } from "vitest";

import { failureMessages } from "../domain/call.ts";
import { movableClock, type MovableClock } from "../testing/movableClock.ts";
import { people } from "../testing/people.ts";
import { startServerForTest, type TestServer } from "../testing/startTestServer.ts";
import type { TestClient } from "../testing/TestClient.ts";
import { CarrierRejection, type DialOrder } from "./carriers/port.ts";
import { companyOf, makeItems, payOnly } from "./testing/campaign.ts";

const env = { CALLWRIGHT_SIM_SPEED: "0.5", CALLWRIGHT_MAX_LINES_PER_COMPANY: "50" };
const soon = { timeout: 20_000 };
const HOUR_MS = 3_600_000;
const izmir = "+902325559001";
const oslo = "+4722559001";
const bergen = "+4755559001";

/** A company with a default number in Türkiye and two numbers in Norway, the country of the people it calls. */
async function startWithNumbers(clock?: MovableClock) {
  const server = await startServerForTest({ env, processes: 1, ...(clock && { clock }) });
  const { db, carrier, ids } = server.context;
  const orders: DialOrder[] = [];
  const fails = new Set<string | null>();
  const dial = carrier.dial.bind(carrier);
  carrier.dial = async (order, signal) => {
    orders.push(order);
    if (fails.has(order.from)) throw new CarrierRejection("CARRIER_REJECTED", "The carrier fails");
    return dial(order, signal);
  };
  const companyId = await companyOf(db, people.seller);
  await payOnly(db, companyId, 10_000);
  await db.deleteFrom("numbers").execute();
  const countries = await db.selectFrom("countries").select(["id", "iso2"]).where("iso2", "in", ["NO", "TR"]).execute();
  const add = async (number: string, iso2: string, is_default: boolean) => {
    const id = ids.next();
    const country_id = countries.find((country) => country.iso2 === iso2)?.id ?? "";
    await db
      .insertInto("numbers")
      .values({
        id,
        seller_company_id: companyId,
        country_id,
        number,
        is_default,
        paid_until: new Date(Date.now() + 30 * 24 * HOUR_MS),
        billing_day: 1,
      })
      .execute();
    return id;
  };
  const idOf = {
    izmir: await add(izmir, "TR", true),
    oslo: await add(oslo, "NO", false),
    bergen: await add(bergen, "NO", false),
  };
  const seller = await server.signIn(people.seller);
  const callNearest = async () => {
    const path = `/v1/seller-companies/${companyId}/dial-policy`;
    expect((await seller.patch(path, { nearestNumber: true })).status).toBe(200);
  };
  return { server, db, orders, fails, companyId, idOf, seller, callNearest };
}

async function start(client: TestClient, phoneBookIds: string[]): Promise<string[]> {
  const { body } = await client.post<Schemas["StartCallsResult"]>("/v1/calls/start", { phoneBookIds });
  return body.items.map(({ callId }) => callId ?? "");
}

/** The numbers in a check before calls are made. */
const foretold = async (client: TestClient, phoneBookIds: string[]) =>
  (await client.post<Schemas["CallCheck"]>("/v1/calls/check", { phoneBookIds })).body.items.map(
    ({ fromNumber }) => fromNumber,
  );
const numbersOf = async (client: TestClient) =>
  (await client.get<Schemas["SellerCompanyNumberList"]>("/v1/numbers?perPage=50")).body.items;
const show = async (client: TestClient, id: string) =>
  (await client.get<Schemas["CallDetail"]>(`/v1/calls/history/${id}`)).body;
const dialled = async ({ context: { db } }: TestServer, ids: string[]) =>
  db
    .selectFrom("calls")
    .select(["id", "from_number"])
    .where("id", "in", ids)
    .where("dialled_at", "is not", null)
    .execute();
const pause = (reason = "Shown as spam", ahead = HOUR_MS, now = Date.now()) => ({
  reason,
  pausedUntil: new Date(now + ahead).toISOString(),
});

describe("the number that calls are made from", () => {
  it(
    "R-35 is the default one until the company asks for the nearest; a call says which it was",
    { timeout: 60_000 },
    async () => {
      const { server, db, orders, companyId, seller, callNearest } = await startWithNumbers();
      const toCheck = await makeItems(db, companyId, 2);
      expect(await foretold(seller, toCheck)).toEqual([izmir, izmir]);
      const before = await start(seller, await makeItems(db, companyId, 1));
      await expect.poll(() => orders.length, soon).toBe(1);
      expect(orders[0]?.from).toBe(izmir);
      await callNearest();
      // Both are in the person's country and equally near, so they alternate.
      expect(new Set(await foretold(seller, toCheck))).toEqual(new Set([oslo, bergen]));
      const after = await start(seller, await makeItems(db, companyId, 2));
      await expect.poll(() => orders.length, soon).toBe(3);
      expect(new Set(orders.slice(1).map(({ from }) => from))).toEqual(new Set([oslo, bergen]));
      await expect.poll(async () => (await dialled(server, [...before, ...after])).length, soon).toBe(3);
      expect((await show(seller, before[0] ?? "")).sellerCompanyNumber).toEqual({ number: izmir });
    },
  );

  it("is the item's own in any case", soon, async () => {
    const { db, orders, companyId, idOf, seller, callNearest } = await startWithNumbers();
    await callNearest();
    const items = await makeItems(db, companyId, 1);
    await db.updateTable("phone_books").set({ number_id: idOf.izmir }).where("id", "in", items).execute();
    expect(await foretold(seller, items)).toEqual([izmir]);
    await start(seller, items);
    await expect.poll(() => orders.map(({ from }) => from), soon).toEqual([izmir]);
  });

  it("is another one while it is paused, with who paused it, why and until when", { timeout: 60_000 }, async () => {
    const { db, orders, companyId, idOf, seller } = await startWithNumbers();
    const paused = await seller.post<Schemas["SellerCompanyNumber"]>(`/v1/numbers/${idOf.izmir}/pause`, pause());
    expect(paused.body.pause).toMatchObject({
      reason: "Shown as spam",
      pausedBy: expect.stringMatching(/\w/) as string,
    });
    await start(seller, await makeItems(db, companyId, 1));
    await expect.poll(() => orders.length, soon).toBe(1);
    expect([oslo, bergen]).toContain(orders[0]?.from);
    const resumed = await seller.post<Schemas["SellerCompanyNumber"]>(`/v1/numbers/${idOf.izmir}/resume`);
    expect(resumed.body.pause).toBeNull();
    await start(seller, await makeItems(db, companyId, 1));
    await expect.poll(() => orders[1]?.from, soon).toBe(izmir);
    const kept = await db.selectFrom("number_pauses").selectAll().execute();
    expect(kept).toMatchObject([{ reason: "Shown as spam", resumed_by: expect.any(String) as string }]);
  });

  it(
    "keeps to its caps: the others stand in, then calls wait for the hour with a reason and go on",
    { timeout: 90_000 },
    async () => {
      // In the morning, because calls that still wait at the end of the calling day are not made.
      const clock = movableClock(`${new Date().toISOString().slice(0, 10)}T08:00:00Z`);
      const { server, db, orders, companyId, idOf, seller } = await startWithNumbers(clock);
      for (const [id, most] of [
        [idOf.izmir, 3],
        [idOf.oslo, 2],
        [idOf.bergen, 1],
      ] as const)
        await seller.patch(`/v1/numbers/${id}/caps`, { maxCallsPerHour: most });
      const callIds = await start(seller, await makeItems(db, companyId, 14));
      await expect.poll(async () => (await dialled(server, callIds)).length, soon).toBe(6);
      const counts = () => [izmir, oslo, bergen].map((number) => orders.filter(({ from }) => from === number).length);
      await expect.poll(counts, soon).toEqual([3, 2, 1]);
      const waiting = async () => {
        const done = new Set((await dialled(server, callIds)).map(({ id }) => id));
        return callIds.filter((id) => !done.has(id));
      };
      const [held = ""] = await waiting();
      const message = failureMessages.NO_CALLER_NUMBER;
      const isHeld = { status: "QUEUED", heldReason: { code: "NO_CALLER_NUMBER", message } };
      expect(await show(seller, held)).toMatchObject(isHeld);
      const checked = await seller.post<Schemas["CallCheck"]>("/v1/calls/check", {
        phoneBookIds: await makeItems(db, companyId, 2),
      });
      expect(checked.body.totals).toMatchObject({ now: 0, held: 2 });

      const anHourLater = () => clock.moveTo(new Date(clock.now().getTime() + HOUR_MS + 5000).toISOString());
      anHourLater();
      await expect.poll(async () => (await dialled(server, callIds)).length, soon).toBe(12);
      // The calls for which no number had capacity wait together.
      const shortages = () => db.selectFrom("caller_shortages").selectAll().execute();
      await expect.poll(async () => (await shortages()).length, soon).toBe(1);
      const [last = ""] = await waiting();
      const later = await show(await server.signIn(people.seller), last);
      expect(later).toMatchObject(isHeld);
      const until = new Date(later.heldUntil ?? 0).getTime() - clock.now().getTime();
      expect(until).toBeGreaterThan(0.9 * HOUR_MS);
      expect(until).toBeLessThanOrEqual(HOUR_MS);

      anHourLater();
      await expect.poll(async () => (await dialled(server, callIds)).length, soon).toBe(14);
      expect(new Set(orders.map(({ callId }) => callId)).size).toBe(14);
    },
  );

  it("when all are paused calls wait, and go on at once when one is resumed", { timeout: 60_000 }, async () => {
    const { db, server, companyId, idOf, seller } = await startWithNumbers();
    for (const id of Object.values(idOf)) await seller.post(`/v1/numbers/${id}/pause`, pause());
    const callIds = await start(seller, await makeItems(db, companyId, 3));
    expect(await show(seller, callIds[0] ?? "")).toMatchObject({ heldReason: { code: "NO_CALLER_NUMBER" } });
    await seller.post(`/v1/numbers/${idOf.oslo}/resume`);
    await expect
      .poll(async () => (await dialled(server, callIds)).map((call) => call.from_number), soon)
      .toEqual([oslo, oslo, oslo]);
  });

  it("from which placing calls fails is left alone, and the others go on", { timeout: 60_000 }, async () => {
    const { server, db, orders, fails, companyId, seller } = await startWithNumbers();
    fails.add(izmir);
    const callIds = await start(seller, await makeItems(db, companyId, 30));
    await expect.poll(async () => (await dialled(server, callIds)).length, soon).toBe(30);
    const failed = orders.filter(({ from }) => from === izmir).length;
    expect(failed).toBeGreaterThanOrEqual(5);
    expect(failed).toBeLessThan(25);
    const { body } = await seller.get<Schemas["CallPause"]>("/v1/calls/pause");
    expect(body.breakers).toMatchObject([{ scope: "CALLER_NUMBER", phoneNumber: izmir }]);
  });
});

describe("how healthy a number is", () => {
  it("is said of the last seven days beside the company's other numbers", { timeout: 60_000 }, async () => {
    const { db, companyId, seller } = await startWithNumbers();
    const history = await db
      .selectFrom("calls")
      .select("id")
      .where("seller_company_id", "=", companyId)
      .where("status", "=", "COMPLETED")
      .limit(90)
      .execute();
    expect((await numbersOf(seller)).map(({ health }) => health.verdict)).toEqual(["TOO_FEW", "TOO_FEW", "TOO_FEW"]);
    const of = (from: number, to: number) => history.slice(from, to).map(({ id }) => id);
    const at = new Date(Date.now() - 2 * HOUR_MS);
    const set = (ids: string[], changes: object) =>
      db.updateTable("calls").set(changes).where("id", "in", ids).execute();
    await set(of(0, 40), { from_number: izmir, dialled_at: at, answered_at: at, duration_seconds: 90 });
    await set(of(40, 80), { from_number: oslo, dialled_at: at, answered_at: null, duration_seconds: null });
    await set(of(40, 45), { answered_at: at, duration_seconds: 60 });
    const byNumber = new Map((await numbersOf(seller)).map(({ number, health }) => [number, health]));
    expect(byNumber.get(izmir)).toEqual({
      verdict: "GOOD",
      calls: 40,
      answered: 40,
      short: 0,
      callsLastDay: 40,
      callsLastHour: 0,
    });
    expect(byNumber.get(oslo)).toMatchObject({ verdict: "RARELY_ANSWERED", answered: 5 });
    await set(of(0, 20), { duration_seconds: 3 });
    expect((await numbersOf(seller)).find(({ number }) => number === izmir)?.health).toMatchObject({
      verdict: "SHORT_CALLS",
      short: 20,
    });
  });
});

describe("bad input", () => {
  it(
    "a pause without a reason, in the past or for years, and impossible caps are refused; nothing changes",
    soon,
    async () => {
      const { server, idOf, seller } = await startWithNumbers();
      const path = `/v1/numbers/${idOf.izmir}`;
      for (const body of [pause("  a "), pause("Spam", -1000), pause("Spam", 400 * 24 * HOUR_MS), {}])
        expect((await seller.post(`${path}/pause`, body)).status).toBe(400);
      for (const maxCallsPerDay of [0, -1, 1.5, 1_000_000])
        expect((await seller.patch(`${path}/caps`, { maxCallsPerDay })).status).toBe(400);
      expect((await seller.patch(`${path}/caps`, {})).status, "nothing is asked for, and nothing changes").toBe(200);
      expect((await numbersOf(seller)).map(({ pause: paused, maxCallsPerDay }) => [paused, maxCallsPerDay])).toEqual(
        Array.from({ length: 3 }, () => [null, null]),
      );
      const stranger = await server.signIn(people.freeSeller);
      expect((await stranger.post(`${path}/pause`, pause())).status).toBe(404);
      expect((await stranger.post(`${path}/resume`)).status).toBe(404);
      expect((await stranger.patch(`${path}/caps`, { maxCallsPerDay: 5 })).status).toBe(404);
    },
  );
});
