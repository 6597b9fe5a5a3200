import type { Schemas } from "@callwright/sdk/contract";
import { describe, expect, it } from "vitest";

import { failureMessages, type CallFailureCode } from "../domain/call.ts";
import { BREAKER_PAUSE_MS } from "../domain/dial-policy/breaker.ts";
import { movableClock, type MovableClock } from "../testing/movableClock.ts";
import { people } from "../testing/people.ts";
import { readEvents } from "../testing/readEvents.ts";
import { startServerForTest, type TestServer } from "../testing/startTestServer.ts";
import type { TestClient } from "../testing/TestClient.ts";
import { CarrierRejection } from "./carriers/port.ts";
import { callPlaces, makeItem } from "./testing/callCenter.ts";
import { companyOf, makeItems, payOnly } from "./testing/campaign.ts";

const env = { CALLWRIGHT_SIM_SPEED: "0.5", CALLWRIGHT_MAX_LINES_PER_COMPANY: "50" };
const soon = { timeout: 20_000 };

/**
 * A server whose carrier fails with a code while one is set, and records each order; the company calls from our number.
 */
async function startWithCarrier(clock?: MovableClock, hasNumbers = false) {
  const server = await startServerForTest({ env, processes: 1, ...(clock && { clock }) });
  const trouble: { fails: CallFailureCode | "unanswered" | null; orders: string[] } = { fails: null, orders: [] };
  obey(server, trouble);
  const companyId = await companyOf(server.context.db, people.seller);
  await payOnly(server.context.db, companyId, 10_000);
  if (!hasNumbers) await server.context.db.deleteFrom("numbers").execute();
  return { server, trouble, companyId, seller: await server.signIn(people.seller) };
}

function obey({ context: { carrier } }: TestServer, trouble: { fails: string | null; orders: string[] }): void {
  const dial = carrier.dial.bind(carrier);
  carrier.dial = async (order, signal) => {
    trouble.orders.push(order.callId);
    if (trouble.fails === "unanswered") throw new Error("The carrier does not answer");
    if (trouble.fails) throw new CarrierRejection(trouble.fails as CallFailureCode, "The carrier fails");
    return dial(order, signal);
  };
}

async function start(client: TestClient, phoneBookIds: string[]): Promise<string[]> {
  const { body } = await client.post<Schemas["StartCallsResult"]>("/v1/calls/start", { phoneBookIds });
  return body.items.map(({ callId }) => callId ?? "");
}

const pauseOf = async (client: TestClient) => (await client.get<Schemas["CallPause"]>("/v1/calls/pause")).body;
const breakersOf = async (client: TestClient) => (await pauseOf(client)).breakers;
const show = async (client: TestClient, id: string) =>
  (await client.get<Schemas["CallDetail"]>(`/v1/calls/history/${id}`)).body;
const readCalls = ({ context: { db } }: TestServer, ids: string[]) =>
  db.selectFrom("calls").selectAll().where("id", "in", ids).execute();
/** Calls that were dialled and whose order has no result yet. */
const underWay = async (server: TestServer, ids: string[]) =>
  (await readCalls(server, ids)).filter(({ status, dialled_at: at }) => status === "QUEUED" && at !== null).length;
const afterPause = (clock: MovableClock) =>
  clock.moveTo(new Date(clock.now().getTime() + BREAKER_PAUSE_MS + 1000).toISOString());

describe("placing calls fails again and again", () => {
  it(
    "a company's calls are held with a reason and a time, one is tried after a pause, and all go on when it comes through, each once",
    { timeout: 90_000 },
    async () => {
      const clock = movableClock(new Date().toISOString());
      const { server, trouble, companyId, seller } = await startWithCarrier(clock);
      await using events = await readEvents(seller);
      trouble.fails = "CARRIER_REJECTED";
      const callIds = await start(seller, await makeItems(server.context.db, companyId, 40));
      await expect.poll(() => breakersOf(seller), soon).toHaveLength(1);
      await expect.poll(async () => (await events.next())?.type, soon).toBe("callPause.changed");

      const failed = async () => (await readCalls(server, callIds)).filter(({ status }) => status === "FAILED");
      const untilQuiet = () => expect.poll(() => underWay(server, callIds), soon).toBe(0);
      await untilQuiet();
      const afterOpening = trouble.orders.length;
      expect(afterOpening).toBeLessThan(20);
      const [breaker] = await breakersOf(seller);
      expect(breaker).toMatchObject({ scope: "COMPANY", phoneNumber: null, reason: { code: "CARRIER_REJECTED" } });
      const held = callIds.filter((id) => !trouble.orders.includes(id));
      const reason = { code: "CARRIER_PAUSED", message: failureMessages.CARRIER_PAUSED };
      expect(await show(seller, held[0] ?? "")).toMatchObject({
        status: "QUEUED",
        heldUntil: breaker?.nextTrialAt,
        heldReason: reason,
        failureReason: null,
      });
      const another = await seller.post<Schemas["StartCallsResult"]>("/v1/calls/start", {
        phoneBookIds: await makeItems(server.context.db, companyId, 1),
      });
      expect(another.body.items[0]).toMatchObject({ status: "QUEUED", heldReason: reason });

      afterPause(clock);
      await expect.poll(() => trouble.orders.length, soon).toBe(afterOpening + 1);
      await untilQuiet();
      const signedIn = await server.signIn(people.seller);
      const [again] = await breakersOf(signedIn);
      expect(new Date(again?.nextTrialAt ?? 0).getTime()).toBeGreaterThan(clock.now().getTime());

      trouble.fails = null;
      afterPause(clock);
      await expect
        .poll(async () => (await readCalls(server, held)).filter((call) => call.dialled_at).length, soon)
        .toBe(held.length);
      expect(await breakersOf(await server.signIn(people.seller))).toEqual([]);
      expect(new Set(trouble.orders).size).toBe(trouble.orders.length);
      expect((await failed()).length).toBe(afterOpening + 1);
    },
  );

  it(
    "while the calls of one company fail, those of another are made; when both fail, everybody's wait",
    { timeout: 60_000 },
    async () => {
      const { server, trouble, companyId, seller } = await startWithCarrier();
      const { db } = server.context;
      const stranger = await server.signIn(people.freeSeller);
      await callPlaces(server, stranger).payIn(100);
      trouble.fails = "CARRIER_ACCOUNT";
      await start(seller, await makeItems(db, companyId, 1));
      await expect.poll(async () => (await breakersOf(seller)).map(({ scope }) => scope), soon).toEqual(["COMPANY"]);
      expect(await breakersOf(stranger)).toEqual([]);

      await start(stranger, [(await makeItem(stranger)).id]);
      await expect
        .poll(async () => (await breakersOf(stranger)).map(({ scope }) => scope), soon)
        .toEqual(["CARRIER", "COMPANY"]);
      const seen = await breakersOf(seller);
      expect(seen[0]).toMatchObject({ scope: "CARRIER", sellerCompany: null });
      // Nobody learns about another company.
      expect(seen.slice(1).map(({ sellerCompany }) => sellerCompany?.id)).toEqual([companyId]);
      const manager = await server.signIn(people.representative);
      expect(await breakersOf(manager)).toHaveLength(3);
    },
  );

  it("orders that are not answered count, and a manager lets the calls go on", { timeout: 60_000 }, async () => {
    const { server, trouble, companyId, seller } = await startWithCarrier();
    trouble.fails = "unanswered";
    const callIds = await start(seller, await makeItems(server.context.db, companyId, 30));
    await expect.poll(() => breakersOf(seller), soon).toHaveLength(1);
    const [breaker] = await breakersOf(seller);
    expect(breaker?.reason.code).toBe("CARRIER_UNREACHABLE");
    trouble.fails = null;

    const path = `/v1/calls/breakers/${breaker?.id}/reset`;
    expect((await seller.post(path, {})).status).toBe(403);
    const manager = await server.signIn(people.representative);
    expect((await manager.post<Schemas["CallPause"]>(path, {})).body.breakers).toEqual([]);
    expect((await manager.post(path, {})).status).toBe(404);
    const undialled = async () => (await readCalls(server, callIds)).filter((call) => !call.dialled_at).length;
    await expect.poll(undialled, soon).toBe(0);
  });

  it("people who are busy, do not answer or have no such number hold nobody's calls", { timeout: 60_000 }, async () => {
    const { server, companyId, seller } = await startWithCarrier();
    const items = await makeItems(server.context.db, companyId, 12, ["00", "01", "02"]);
    const callIds = await start(seller, items);
    const isOver = async () => (await readCalls(server, callIds)).filter(({ ended_at: at }) => at !== null).length;
    await expect.poll(isOver, { timeout: 50_000 }).toBeGreaterThan(6);
    expect(await breakersOf(seller)).toEqual([]);
  });

  it("held calls do not expire when their day ends", { timeout: 60_000 }, async () => {
    const clock = movableClock(new Date().toISOString());
    const { server, trouble, companyId, seller } = await startWithCarrier(clock);
    const { db } = server.context;
    trouble.fails = "CARRIER_ACCOUNT";
    const callIds = await start(seller, await makeItems(db, companyId, 20));
    await expect.poll(() => breakersOf(seller), soon).toHaveLength(1);
    const waiting = () => readCalls(server, callIds).then((calls) => calls.filter(({ dialled_at: at }) => at === null));
    await expect.poll(async () => (await waiting()).length, soon).toBeGreaterThan(0);
    const [call] = await waiting();
    const expiredAt = new Date(clock.now().getTime() - 1000);
    await db
      .updateTable("calls")
      .set({ expires_at: expiredAt })
      .where("id", "=", call?.id ?? "")
      .execute();
    const expiry = async () => (await readCalls(server, [call?.id ?? ""]))[0]?.expires_at?.getTime();
    await expect.poll(expiry, soon).toBeGreaterThan(clock.now().getTime());
    expect((await readCalls(server, [call?.id ?? ""]))[0]?.status).toBe("QUEUED");
  });

  it("calls from a number that fails are held, and say so where they are listed", { timeout: 60_000 }, async () => {
    const clock = movableClock(new Date().toISOString());
    const { server, trouble, companyId, seller } = await startWithCarrier(clock, true);
    trouble.fails = "CARRIER_REJECTED";
    const callIds = await start(seller, await makeItems(server.context.db, companyId, 20));
    await expect
      .poll(async () => (await breakersOf(seller)).map(({ scope }) => scope), soon)
      .toEqual(["CALLER_NUMBER"]);
    const held = async () => {
      const { body } = await seller.get<Schemas["CallList"]>("/v1/calls/history?statuses=QUEUED&perPage=50");
      return body.items.filter(({ id, heldReason }) => callIds.includes(id) && heldReason?.code === "CARRIER_PAUSED");
    };
    await expect.poll(async () => (await held()).length + trouble.orders.length, soon).toBe(20);
    trouble.fails = null;
    afterPause(clock);
    const undialled = async () => (await readCalls(server, callIds)).filter((call) => !call.dialled_at).length;
    await expect.poll(undialled, soon).toBe(0);
    expect(new Set(trouble.orders).size).toBe(20);
  });

  it("two processes try one call between them", { timeout: 90_000 }, async () => {
    const clock = movableClock(new Date().toISOString());
    const { server, trouble, companyId, seller } = await startWithCarrier(clock);
    const { databaseUrl } = server.context.config;
    const worker = { ...env, CALLWRIGHT_ROLE: "worker" };
    const second = await startServerForTest({ databaseUrl, env: worker, clock });
    obey(second, trouble);
    trouble.fails = "CARRIER_REJECTED";
    const callIds = await start(seller, await makeItems(server.context.db, companyId, 60));
    await expect.poll(() => breakersOf(seller), soon).toHaveLength(1);
    await expect.poll(() => underWay(server, callIds), soon).toBe(0);
    const known = async () => (await readCalls(server, callIds)).filter(({ status }) => status === "FAILED").length;
    const before = trouble.orders.length;
    for (let trials = 1; trials <= 3; trials += 1) {
      afterPause(clock);
      await expect.poll(known, soon).toBe(before + trials);
    }
    expect(trouble.orders.length).toBe(before + 3);
  });
});
