import type { Schemas } from "@callwright/sdk/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { nextOpen } from "../../domain/dial-policy/callingWindow.ts";
import { policyFor } from "../../domain/dial-policy/policyFor.ts";
import { callPlaces, makeItem } from "../../engine/testing/callCenter.ts";
import { movableClock } from "../../testing/movableClock.ts";
import { startTestServer, type TestServer } from "../../testing/startTestServer.ts";
import type { TestClient } from "../../testing/TestClient.ts";

const HOUR_MS = 3_600_000;
const tomorrow = new Date(Date.now() + 24 * HOUR_MS);
const nine =
  nextOpen(policyFor("NO", true), ["Europe/Oslo"], new Date(`${tomorrow.toISOString().slice(0, 10)}T01:02:00Z`)) ??
  tomorrow;
const atOslo = (hours: number) => new Date(nine.getTime() + (hours - 9) * HOUR_MS);
const workdays: Schemas["Weekday"][] = ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY"];
const clock = movableClock(atOslo(2).toISOString());

let server: TestServer;
let seller: TestClient;
let path: string;

beforeAll(async () => {
  const env = { CALLWRIGHT_DIAL_POLICY: "enforce", CALLWRIGHT_SIM_SPEED: "0.01" };
  server = await startTestServer({ env, clock, processes: 1 });
  await itIs(2);
  await callPlaces(server, seller).payIn(100);
  const { body: me } = await seller.get<Schemas["CurrentUser"]>("/v1/users/profile/me");
  path = `/v1/seller-companies/${me.sellerCompanies[0]?.id}/dial-policy`;
});
afterAll(() => server[Symbol.asyncDispose]());

/** Sets the clock to an hour in Oslo; earlier sign-ins end. */
async function itIs(hour: number): Promise<void> {
  clock.moveTo(atOslo(hour).toISOString());
  seller = await server.signIn("seller@callwright.test");
}
const nothingAsked = { hours: [], maxAttempts: null, attemptsWithinDays: null, coolOffDays: null, retries: false };
const change = async (body: object) => seller.patch<Schemas["DialPolicy"] & Schemas["Problem"]>(path, body);
const read = async () => (await seller.get<Schemas["DialPolicy"]>(path)).body;
const effectiveIn = ({ effective }: Schemas["DialPolicy"], country: string | null) =>
  effective.find((one) => one.country === country);
const start = async () => {
  const body = { phoneBookIds: [(await makeItem(seller)).id] };
  return (await seller.post<Schemas["StartCallsResult"]>("/v1/calls/start", body)).body.items[0];
};

describe("what a company asks of its own calls", () => {
  it("is nothing at first: the rules of the countries hold", async () => {
    const policy = await read();
    expect(policy).toMatchObject(nothingAsked);
    expect(effectiveIn(policy, "FR")).toMatchObject({ maxAttempts: 4, attemptsWithinDays: 30, coolOffDays: 60 });
    expect(effectiveIn(policy, null)?.hours).toEqual([{ days: workdays, from: "09:00", to: "18:00" }]);
  });

  it("only makes them stricter: hours count where both allow them, of attempts the fewer, of days the more", async () => {
    const asked = {
      hours: [{ days: workdays, from: "08:00", to: "12:00" }],
      maxAttempts: 9,
      attemptsWithinDays: 30,
      coolOffDays: 10,
    };
    const { status, body } = await change(asked);
    expect([status, body]).toEqual([200, await read()]);
    expect(body).toMatchObject(asked);
    expect(effectiveIn(body, "FR")?.hours).toEqual([{ days: workdays, from: "10:00", to: "12:00" }]);
    expect(effectiveIn(body, "FR")).toMatchObject({ maxAttempts: 4, coolOffDays: 60 });
    const { body: fewer } = await change({ maxAttempts: 1, coolOffDays: 90 });
    expect(effectiveIn(fewer, "FR")).toMatchObject({ maxAttempts: 1, coolOffDays: 90 });
    expect(fewer.hours).toEqual(asked.hours);
    await change(nothingAsked);
  });

  it.each([
    ["hours that never open", { hours: [{ days: ["MONDAY"], from: "02:00", to: "03:00" }] }, "hours"],
    ["hours that end before they begin", { hours: [{ days: ["MONDAY"], from: "12:00", to: "09:00" }] }, "hours"],
    ["attempts without days", { maxAttempts: 2 }, "attemptsWithinDays"],
    ["no attempts at all", { maxAttempts: 0, attemptsWithinDays: 7 }, "maxAttempts"],
    ["a transfer to what is no number", { transferTo: "+47 12" }, "transferTo"],
    ["a transfer to a premium number", { transferTo: "+1 900 555 0143" }, "transferTo"],
    ["days below zero", { coolOffDays: -1 }, "coolOffDays"],
    [
      "a change that can be beside hours that never open",
      { coolOffDays: 90, retries: true, hours: [{ days: ["MONDAY"], from: "02:00", to: "03:00" }] },
      "hours",
    ],
    ["hours between the quarters", { hours: [{ days: ["MONDAY"], from: "09:07", to: "12:00" }] }, "hours.0.from"],
  ])("%s are refused by name, and nothing changes", async (_title, body, field) => {
    const before = await read();
    const refused = await change(body);
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.errors ?? {})).toContain(field);
    expect(await read()).toEqual(before);
  });

  it("names who takes over calls that are put through, until it is taken back", async () => {
    const { body } = await change({ transferTo: "+47 22 86 01 44" });
    expect(body.transferTo).toBe("+4722860144");
    await change({ coolOffDays: 90 });
    expect(await read()).toMatchObject({ transferTo: "+4722860144", coolOffDays: 90 });
    expect((await change({ ...nothingAsked, transferTo: null })).body.transferTo).toBeNull();
  });

  it("is another company's business to nobody else", async () => {
    const stranger = await server.signIn("free@callwright.test");
    expect((await stranger.get(path)).status).toBe(404);
    expect((await stranger.patch(path, { coolOffDays: 90 })).status).toBe(404);
    const manager = await server.signIn("admin@callwright.test");
    expect((await manager.get(path)).status).toBe(200);
  });

  it("holds at each call's dial, also for a call that waited already", async () => {
    await itIs(2);
    const waiting = await start();
    expect(waiting?.heldUntil).toBe(atOslo(9).toISOString());
    await change({ hours: [{ days: workdays, from: "11:00", to: "12:00" }] });
    expect((await start())?.heldUntil).toBe(atOslo(11).toISOString());

    await itIs(9);
    const call = async () => (await seller.get<Schemas["CallDetail"]>(`/v1/calls/history/${waiting?.callId}`)).body;
    await expect.poll(async () => (await call()).heldUntil, { timeout: 20_000 }).toBe(atOslo(11).toISOString());
    expect((await call()).startAt).toBeNull();
    await itIs(11);
    await expect.poll(async () => (await call()).startAt, { timeout: 20_000 }).not.toBeNull();
    await change(nothingAsked);
  });

  it("lets a call that waits for later be made at once when it is loosened, and writes nothing about calls that need not wait less", async () => {
    await itIs(10);
    await change({ hours: [{ days: workdays, from: "11:00", to: "12:00" }] });
    const waiting = await start();
    expect(waiting?.heldUntil).toBe(atOslo(11).toISOString());
    const row = () =>
      server.context.db
        .selectFrom("calls")
        .select(["not_before", "dialled_at", "updated_at"])
        .where("id", "=", waiting?.callId ?? "")
        .executeTakeFirstOrThrow();
    const before = await row();
    await change({ coolOffDays: 90 });
    await change({ transferTo: null });
    expect(await row()).toEqual(before);
    await change(nothingAsked);
    await expect.poll(async () => (await row()).dialled_at, { timeout: 20_000 }).not.toBeNull();
  });
});
