import type { Schemas } from "@callwright/sdk/contract";
import { describe, expect, it } from "vitest";

import { callPlaces, makeItem, watchCalls } from "../../engine/testing/callCenter.ts";
import { companyOf, makeItems, payOnly } from "../../engine/testing/campaign.ts";
import { movableClock } from "../../testing/movableClock.ts";
import { people } from "../../testing/people.ts";
import { readEvents } from "../../testing/readEvents.ts";
import { startServerForTest, type TestServer } from "../../testing/startTestServer.ts";
import type { TestClient } from "../../testing/TestClient.ts";
import { nextYear } from "../../testing/nextYear.ts";

/** Calls do not change, and one at a time is in progress. */
const ONE_LINE = { CALLWRIGHT_SIM_SPEED: "0.01", CALLWRIGHT_MAX_LINES_PER_COMPANY: "1" };

/** A time on a day to come. */
const on = (day: number, time: string) =>
  `${new Date(Date.now() + day * 86_400_000).toISOString().slice(0, 10)}T${time}`;

async function start(client: TestClient, body: object): Promise<string[]> {
  const answer = await client.post<Schemas["StartCallsResult"]>("/v1/calls/start", body);
  return answer.body.items.map(({ callId }) => callId ?? "");
}

async function prepare(server: TestServer, count: number) {
  const { db } = server.context;
  const companyId = await companyOf(db, people.seller);
  await payOnly(db, companyId, 10_000);
  const seller = await server.signIn(people.seller);
  const callIds = count > 0 ? await start(seller, { phoneBookIds: await makeItems(db, companyId, count) }) : [];
  const read = (ids: string[]) => db.selectFrom("calls").selectAll().where("id", "in", ids).execute();
  return { db, companyId, seller, callIds, read };
}

const dialsOf = async (server: TestServer, callIds: string[]) =>
  (
    await server.context.db
      .selectFrom("simulator_dials")
      .select("call_id")
      .where("call_id", "in", callIds)
      .where("is_repeated", "=", false)
      .execute()
  ).map(({ call_id: id }) => id);

describe("stopping a campaign (R-57)", () => {
  it(
    "while two processes dial: what was cancelled is never dialled, the rest once, and no money is left aside",
    { timeout: 90_000 },
    async () => {
      const env = {
        CALLWRIGHT_SIM_SPEED: "200",
        CALLWRIGHT_MAX_LINES_PER_COMPANY: "20",
        CALLWRIGHT_CALLS_PER_SECOND_PER_COMPANY: "60",
      };
      const one = await startServerForTest({ env, processes: 1 });
      const { databaseUrl } = one.context.config;
      await startServerForTest({ databaseUrl, env: { ...env, CALLWRIGHT_ROLE: "worker" } });
      await using watched = watchCalls(one);
      const { companyId, seller, callIds, read } = await prepare(one, 600);
      await expect.poll(async () => (await dialsOf(one, callIds)).length, { timeout: 20_000 }).toBeGreaterThan(10);

      const scheduled = await one.context.db
        .selectFrom("calls")
        .select("id")
        .where("status", "=", "CRON")
        .where("seller_company_id", "=", companyId)
        .execute();
      const { status, body } = await seller.post<Schemas["CancelWaitingCallsResult"]>("/v1/calls/bulk/cancel");
      const dialled = (await read(callIds)).filter(({ dialled_at: at }) => at !== null).map(({ id }) => id);
      expect([status, body.cancelledCount]).toEqual([200, callIds.length - dialled.length + scheduled.length]);
      expect(body.cancelledCount).toBeGreaterThan(300);

      await watched.untilEnded(callIds, 60_000);
      const rows = await read(callIds);
      expect(
        rows
          .filter(({ status }) => status === "CANCELLED")
          .map(({ id }) => id)
          .toSorted(),
      ).toEqual(callIds.filter((id) => !dialled.includes(id)).toSorted());
      expect((await dialsOf(one, callIds)).toSorted()).toEqual(dialled.toSorted());
      expect(await callPlaces(one, seller).isSettled()).toBe(true);
    },
  );

  it("takes the calls of a filter or of a list, and leaves other people's alone", async () => {
    const server = await startServerForTest({ env: ONE_LINE, processes: 1 });
    const { seller, callIds, read } = await prepare(server, 5);
    const stranger = await server.signIn(people.freeSeller);
    await callPlaces(server, stranger).payIn(10);
    const theirs = await start(stranger, { phoneBookIds: [(await makeItem(stranger)).id] });
    const item = await makeItem(seller);
    const later = { phoneBookIds: [item.id], type: "CALL_LATER", cronDate: `${nextYear}-07-01T09:30` };
    const [scheduled = ""] = await start(seller, later);
    await expect.poll(async () => (await read(callIds)).filter(({ dialled_at: at }) => at).length).toBe(1);

    const byItem = await seller.post("/v1/calls/bulk/cancel?phoneBookId=" + item.id);
    expect(byItem.body).toEqual({ cancelledCount: 1, onTheLineCount: 0 });
    expect(await read([scheduled])).toMatchObject([{ status: "CANCELLED" }]);
    const ids = [...callIds, ...theirs];
    const byList = await seller.post("/v1/calls/bulk/cancel", { ids });
    expect(byList.body).toEqual({ cancelledCount: 4, onTheLineCount: 1 });
    expect((await read(theirs))[0]?.status).not.toBe("CANCELLED");
  });

  it("cancels a queued call by its id; one that was dialled is a conflict", async () => {
    const server = await startServerForTest({ env: ONE_LINE, processes: 1 });
    const { seller, callIds, read } = await prepare(server, 2);
    await expect.poll(async () => (await read(callIds)).filter(({ dialled_at: at }) => at).length).toBe(1);
    const { body } = await seller.post<Schemas["CancelCallsResult"]>("/v1/calls/cancel", { ids: callIds });
    expect(body.items.map(({ outcome }) => outcome).toSorted()).toEqual(["CANCELLED", "CONFLICT"]);
  });
});

describe("hanging up (R-57)", () => {
  it("ends a call that rings as cancelled and free, and a conversation where it was", { timeout: 60_000 }, async () => {
    const server = await startServerForTest({ env: { CALLWRIGHT_SIM_SPEED: "2" }, processes: 1 });
    await using calls = watchCalls(server);
    const { seller, callIds, read } = await prepare(server, 2);
    const [first = "", second = ""] = callIds;
    const hangUp = (ids: string[]) => seller.post<Schemas["HangUpCallsResult"]>("/v1/calls/hang-up", { ids });
    await expect.poll(() => calls.courseOf(first), { timeout: 20_000 }).toContain("RINGING");
    const rings = await hangUp([first]);
    expect(rings.body.items).toEqual([{ id: first, outcome: "HANGING_UP", status: "RINGING" }]);
    await expect.poll(() => calls.courseOf(second), { timeout: 20_000 }).toContain("IN_PROGRESS");
    const talkedSince = async () => Date.now() - ((await read([second]))[0]?.answered_at?.getTime() ?? Date.now());
    await expect.poll(talkedSince, { timeout: 20_000 }).toBeGreaterThan(1500);
    await hangUp([second]);
    await calls.untilEnded(callIds);

    const detail = await seller.get<Schemas["CallDetail"]>(`/v1/calls/history/${first}`);
    expect(detail.body).toMatchObject({ status: "CANCELLED", durationSeconds: null, failureReason: null });
    const talked = await seller.get<Schemas["CallDetail"]>(`/v1/calls/history/${second}`);
    expect(talked.body.status).toBe("COMPLETED");
    const seconds = talked.body.durationSeconds ?? 0;
    expect(seconds).toBeLessThan(20);
    expect(talked.body.conversation.every(({ startSecond }) => startSecond < seconds)).toBe(true);
    expect(await callPlaces(server, seller).isSettled()).toBe(true);
    expect((await hangUp([first])).body.items).toEqual([{ id: first, outcome: "CONFLICT", status: "CANCELLED" }]);
  });

  it("is for calls of one's own", async () => {
    const server = await startServerForTest({ env: ONE_LINE, processes: 1 });
    const { callIds, read } = await prepare(server, 1);
    await expect.poll(async () => (await read(callIds))[0]?.dialled_at).not.toBeNull();
    const stranger = await server.signIn(people.freeSeller);
    const { body } = await stranger.post<Schemas["HangUpCallsResult"]>("/v1/calls/hang-up", { ids: callIds });
    expect(body.items).toEqual([{ id: callIds[0], outcome: "NOT_FOUND", status: null }]);
  });

  it("reaches an order that was still under way: it rings and is hung up", async () => {
    const server = await startServerForTest({ env: { CALLWRIGHT_SIM_SPEED: "2" }, processes: 1 });
    const { carrier } = server.context;
    const dial = carrier.dial.bind(carrier);
    const { promise: told, resolve: goOn } = Promise.withResolvers<void>();
    carrier.dial = async (...order) => {
      await told;
      return dial(...order);
    };
    await using calls = watchCalls(server);
    const { seller, callIds, read } = await prepare(server, 1);
    await expect.poll(async () => (await read(callIds))[0]?.dialled_at).not.toBeNull();
    await seller.post("/v1/calls/hang-up", { ids: callIds });
    goOn();
    await calls.untilEnded(callIds);
    expect((await read(callIds))[0]?.status).toBe("CANCELLED");
  });
});

describe("a call that is too late (R-57)", () => {
  it("is not made after an outage: a scheduled one two hours late, a waiting one when the day ends", async () => {
    const clock = movableClock(on(1, "09:00:00Z"));
    const server = await startServerForTest({ env: ONE_LINE, clock, processes: 1 });
    const { db, companyId, seller, callIds, read } = await prepare(server, 3);
    await expect.poll(async () => (await read(callIds)).filter(({ dialled_at: at }) => at).length).toBe(1);
    const phoneBookIds = await makeItems(db, companyId, 2);
    const [late = ""] = await start(seller, {
      phoneBookIds: phoneBookIds.slice(0, 1),
      type: "CALL_LATER",
      cronDate: on(1, "14:00"),
    });
    const [kept = ""] = await start(seller, {
      phoneBookIds: phoneBookIds.slice(1),
      type: "CALL_LATER",
      cronDate: on(2, "14:00"),
    });
    await seller.post("/v1/calls/pause", {});
    clock.moveTo(on(2, "02:00:00Z"));
    const failed = async () =>
      (await read([...callIds, late])).filter(({ failure_code: code }) => code === "EXPIRED").length;
    await expect.poll(failed, { timeout: 15_000 }).toBe(3);
    expect(await read([kept])).toMatchObject([{ status: "CRON" }]);
    expect((await dialsOf(server, [...callIds, late, kept])).length).toBe(1);
    const again = await server.signIn(people.seller);
    const detail = await again.get<Schemas["CallDetail"]>(`/v1/calls/history/${late}`);
    expect(detail.body.failureReason).toEqual({ code: "EXPIRED", message: "It became too late to make this call." });
  });
});

describe("pausing (R-57)", () => {
  const pause = (client: TestClient, body: object = {}) => client.post<Schemas["CallPause"]>("/v1/calls/pause", body);
  const resume = (client: TestClient, body: object = {}) => client.post<Schemas["CallPause"]>("/v1/calls/resume", body);

  it(
    "takes new calls and dials none, in no process, until somebody resumes; others go on",
    { timeout: 60_000 },
    async () => {
      const one = await startServerForTest({ env: { CALLWRIGHT_SIM_SPEED: "0.01" }, processes: 1 });
      await startServerForTest({
        databaseUrl: one.context.config.databaseUrl,
        env: { CALLWRIGHT_SIM_SPEED: "0.01", CALLWRIGHT_ROLE: "worker" },
      });
      const { seller, read, db, companyId } = await prepare(one, 0);
      const stranger = await one.signIn(people.freeSeller);
      await callPlaces(one, stranger).payIn(10);
      await using events = await readEvents(seller);
      const waitingOf = async (client: TestClient) =>
        (await client.get<Schemas["CallPause"]>("/v1/calls/pause")).body.waitingCount;
      const before = { waiting: await waitingOf(seller), theirWaiting: await waitingOf(stranger) };

      expect((await pause(seller)).body).toMatchObject({
        isPaused: true,
        ofCompany: { pausedBy: expect.any(String) as string },
        ofInstallation: null,
      });
      expect(await events.next()).toMatchObject({ type: "callPause.changed", isEveryCompany: false });
      const callIds = await start(seller, { phoneBookIds: await makeItems(db, companyId, 3) });
      const [theirs = ""] = await start(stranger, { phoneBookIds: [(await makeItem(stranger)).id] });
      await expect.poll(async () => (await read([theirs]))[0]?.dialled_at, { timeout: 20_000 }).not.toBeNull();
      expect(await dialsOf(one, callIds)).toEqual([]);
      expect(await waitingOf(seller), "each sees its own calls that wait").toBe(before.waiting + 3);
      expect(await waitingOf(stranger)).toBe(before.theirWaiting);

      expect((await resume(seller)).body.isPaused).toBe(false);
      await expect.poll(async () => (await dialsOf(one, callIds)).length, { timeout: 20_000 }).toBe(3);
    },
  );

  it("of the whole installation is an admin's; everybody is told, and a company's own pause outlives it", async () => {
    const server = await startServerForTest({ env: ONE_LINE, processes: 1 });
    const { seller, read, db, companyId } = await prepare(server, 0);
    const [admin, representative] = [await server.signIn(people.admin), await server.signIn(people.representative)];
    for (const client of [seller, representative])
      expect((await pause(client, { isEveryCompany: true })).status).toBe(403);
    expect((await pause(admin, { isEveryCompany: true, sellerCompanyId: companyId })).status).toBe(400);
    expect((await pause(admin)).status).toBe(400);

    expect((await pause(admin, { isEveryCompany: true })).body).toMatchObject({
      ofInstallation: { pausedBy: expect.any(String) as string },
    });
    const told = await seller.get<Schemas["CallPause"]>("/v1/calls/pause");
    expect(told.body).toMatchObject({ isPaused: true, ofCompany: null, ofInstallation: { pausedBy: null } });
    const callIds = await start(seller, { phoneBookIds: await makeItems(db, companyId, 1) });
    await pause(representative, { sellerCompanyId: companyId });
    expect((await resume(admin, { isEveryCompany: true })).body.ofInstallation).toBeNull();
    expect((await seller.get<Schemas["CallPause"]>("/v1/calls/pause")).body.isPaused).toBe(true);
    expect(await dialsOf(server, callIds)).toEqual([]);
    await resume(seller);
    await expect.poll(async () => (await read(callIds))[0]?.dialled_at, { timeout: 20_000 }).not.toBeNull();
  });

  it("is nobody else's business", async () => {
    const server = await startServerForTest({ processes: 1 });
    const { companyId } = await prepare(server, 0);
    const stranger = await server.signIn(people.freeSeller);
    expect((await pause(stranger, { sellerCompanyId: companyId })).status).toBe(404);
    expect((await stranger.get(`/v1/calls/pause?sellerCompanyId=${companyId}`)).status).toBe(404);
  });
});
