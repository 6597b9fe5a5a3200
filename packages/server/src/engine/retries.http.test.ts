import type { Schemas } from "@callwright/sdk/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { nextOpen } from "../domain/dial-policy/callingWindow.ts";
import { policyFor } from "../domain/dial-policy/policyFor.ts";
import { movableClock } from "../testing/movableClock.ts";
import { startTestServer, type TestServer } from "../testing/startTestServer.ts";
import type { TestClient } from "../testing/TestClient.ts";
import { takeEvents } from "./receiveCarrierEvents.ts";
import { callPlaces, makeItem, scheduleCall, type Item } from "./testing/callCenter.ts";

const HOUR_MS = 3_600_000;
const tomorrow = new Date(Date.now() + 24 * HOUR_MS);
const nine =
  nextOpen(policyFor("NO", true), ["Europe/Oslo"], new Date(`${tomorrow.toISOString().slice(0, 10)}T01:02:00Z`)) ??
  tomorrow;
const noon = new Date(nine.getTime() + 3 * HOUR_MS);
const clock = movableClock(noon.toISOString());

let server: TestServer;
let seller: TestClient;

/** Calls do not change until a test ends them. */
beforeAll(async () => {
  const env = { CALLWRIGHT_DIAL_POLICY: "enforce", CALLWRIGHT_SIM_SPEED: "0.01" };
  server = await startTestServer({ env, clock, processes: 1 });
  seller = await server.signIn("seller@callwright.test");
  await callPlaces(server, seller).payIn(100);
});
afterAll(() => server[Symbol.asyncDispose]());

const moveTo = async (moment: Date) => {
  clock.moveTo(moment.toISOString());
  seller = await server.signIn("seller@callwright.test");
};
const start = async (item: Item, retries = true) => {
  const { body } = await seller.post<Schemas["StartCallsResult"]>("/v1/calls/start", {
    phoneBookIds: [item.id],
    retries,
  });
  return body.items[0]?.callId ?? "";
};
const callsOf = async (item: Item) => {
  const { body } = await seller.get<Schemas["CallList"]>(`/v1/calls/history?phoneBookId=${item.id}&sortBy=createdAt`);
  return body.items.toSorted((one, other) => one.attempt - other.attempt);
};
const after = (moment: string | null | undefined, ms: number) => new Date(new Date(moment ?? 0).getTime() + ms);

async function end(callId: string, outcome: "BUSY" | "NO_ANSWER" | "COMPLETED" | "NO_LINE"): Promise<void> {
  const dialled = () =>
    server.context.db.selectFrom("calls").select("dialled_at").where("id", "=", callId).executeTakeFirstOrThrow();
  await expect.poll(async () => (await dialled()).dialled_at, { timeout: 20_000 }).not.toBeNull();
  const at = clock.now().toISOString();
  await takeEvents(server.context, server.context.carrier, [
    {
      id: `${callId}-end`,
      callId,
      carrierCallId: "c",
      type: "ENDED",
      at,
      ...(outcome === "NO_LINE" ? { outcome: "FAILED", failureCode: "CARRIER_BUSY" } : { outcome }),
    },
  ]);
}

describe("whoever is not reached, if that was asked for", () => {
  it("is called again by a call of its own, later each time, until the attempts are used up", async () => {
    await moveTo(noon);
    const item = await makeItem(seller);
    const first = await start(item);
    expect((await callsOf(item))[0]).toMatchObject({ attempt: 1, attempts: 3, retryOf: null });
    await end(first, "BUSY");

    const [ended, second] = await callsOf(item);
    expect(second).toMatchObject({ status: "CRON", attempt: 2, attempts: 3, retryOf: first });
    expect(second?.startAt).toBe(after(ended?.endedAt, HOUR_MS / 4).toISOString());

    await moveTo(after(second?.startAt, 0));
    await end(second?.id ?? "", "NO_ANSWER");
    // The second interval of an unanswered call: a day later at the same hour, or when people may be called again.
    const [, unanswered, third] = await callsOf(item);
    const dayLater = after(unanswered?.endedAt, 24 * HOUR_MS);
    const nextDay = nextOpen(policyFor("NO", true), ["Europe/Oslo"], dayLater);
    expect(third).toMatchObject({ status: "CRON", attempt: 3, retryOf: second?.id, startAt: nextDay?.toISOString() });

    await moveTo(nextDay ?? noon);
    await end(third?.id ?? "", "BUSY");
    expect(await callsOf(item)).toHaveLength(3);
  });

  it("is called anew when the carrier had no line, which is no attempt, also where nobody asked for repetitions", async () => {
    await moveTo(noon);
    const item = await makeItem(seller);
    const first = await start(item, false);
    await end(first, "NO_LINE");
    const found = async () => (await callsOf(item)).find(({ retryOf }) => retryOf === first);
    const second = await found();
    expect(second).toMatchObject({ status: "CRON", attempt: 1, attempts: 1 });
    const failed = (await callsOf(item)).find(({ id }) => id === first);
    expect(second?.startAt).toBe(after(failed?.endedAt, HOUR_MS / 60).toISOString());
    await moveTo(after(second?.startAt, 0));
    await end(second?.id ?? "", "NO_ANSWER");
    expect(await callsOf(item)).toHaveLength(2);
  });

  it("is not called again when the next attempt is cancelled, or when nobody asked for it", async () => {
    await moveTo(noon);
    const [asked, plain] = [await makeItem(seller), await makeItem(seller)];
    await end(await start(asked), "BUSY");
    const retry = (await callsOf(asked))[1]?.id;
    await seller.post("/v1/calls/cancel", { ids: [retry] });
    expect((await callsOf(asked)).map(({ status }) => status)).toEqual(["BUSY", "CANCELLED"]);
    await end(await start(plain, false), "BUSY");
    expect(await callsOf(plain)).toHaveLength(1);
  });

  it("is called no more often than the person may be, whoever started the calls before", async () => {
    await moveTo(noon);
    const item = await makeItem(seller);
    for (const days of [6, 4]) {
      const callId = await start(item, false);
      await end(callId, "BUSY");
      const before = new Date(noon.getTime() - days * 24 * HOUR_MS);
      await server.context.db.updateTable("calls").set({ dialled_at: before }).where("id", "=", callId).execute();
    }
    await end(await start(item), "BUSY");
    expect((await callsOf(item)).every(({ retryOf }) => retryOf === null)).toBe(true);
  });

  it("is not called again once another call reached them", async () => {
    await moveTo(noon);
    const item = await makeItem(seller);
    await end(await start(item), "NO_ANSWER");
    const [, retry] = await callsOf(item);
    await moveTo(after(noon.toISOString(), HOUR_MS / 2));
    const planned = await scheduleCall(seller, { phoneNumber: item.phoneNumber });
    const byHand = await start(item, false);
    await end(byHand, "COMPLETED");
    const calls = await callsOf(item);
    const { body: kept } = await seller.get<Schemas["Call"]>(`/v1/calls/history/${planned}`);
    expect(kept.status, "a call that a person has planned is theirs to cancel").toBe("CRON");
    expect(calls.find(({ id }) => id === byHand)).toMatchObject({ status: "COMPLETED" });
    expect(calls.find(({ id }) => id === retry?.id)).toMatchObject({ status: "CANCELLED" });
  });

  it("is called again when the company wants it of all calls", async () => {
    await moveTo(noon);
    const { body: me } = await seller.get<Schemas["CurrentUser"]>("/v1/users/profile/me");
    const policy = `/v1/seller-companies/${me.sellerCompanies[0]?.id}/dial-policy`;
    await seller.patch(policy, { retries: true, maxAttempts: 2, attemptsWithinDays: 30 });
    const [asked, never] = [await makeItem(seller), await makeItem(seller)];
    const { body } = await seller.post<Schemas["StartCallsResult"]>("/v1/calls/start", { phoneBookIds: [asked.id] });
    await end(body.items[0]?.callId ?? "", "BUSY");
    await end(await start(never, false), "BUSY");
    expect(await callsOf(asked)).toMatchObject([
      { attempt: 1, attempts: 2 },
      { attempt: 2, attempts: 2 },
    ]);
    expect(await callsOf(never)).toHaveLength(1);
  });
});
