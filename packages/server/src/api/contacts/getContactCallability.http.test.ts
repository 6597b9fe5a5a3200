import type { Schemas } from "@callwright/sdk/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { callingMorning } from "../../engine/testing/callingClock.ts";
import { makeItem, type Item } from "../../engine/testing/callCenter.ts";
import { movableClock } from "../../testing/movableClock.ts";
import { startTestServer, type TestServer } from "../../testing/startTestServer.ts";
import type { TestClient } from "../../testing/TestClient.ts";

const HOUR_MS = 3_600_000;
const morning = callingMorning();
const night = new Date(morning.getTime() - 7 * HOUR_MS);
const clock = movableClock(morning.toISOString());

let server: TestServer;
let seller: TestClient;

beforeAll(async () => {
  const env = { CALLWRIGHT_DIAL_POLICY: "enforce", CALLWRIGHT_SIM_SPEED: "0.01" };
  server = await startTestServer({ env, clock, processes: 1 });
  await itIs(morning);
});
afterAll(() => server[Symbol.asyncDispose]());

async function itIs(moment: Date) {
  clock.moveTo(moment.toISOString());
  seller = await server.signIn("seller@callwright.test");
}
const pathOf = ({ customerId, contactId }: Item) =>
  `/v1/potential-customers/${customerId}/contacts/${contactId}/callability`;
const read = async (item: Item) => (await seller.get<Schemas["ContactCallability"]>(pathOf(item))).body;

describe("whether a contact may be called", () => {
  it("is yes in the morning, and until when to wait at night, on their clock", async () => {
    const item = await makeItem(seller);
    expect(await read(item)).toEqual({
      verdict: "NOW",
      heldUntil: null,
      reason: null,
      advised: null,
      timeZones: ["Europe/Oslo"],
      attempts: 0,
      maxAttempts: 3,
      attemptsWithinDays: 30,
      lastCalledAt: null,
      consents: [],
    });
    await itIs(night);
    expect(await read(item)).toMatchObject({
      verdict: "HELD",
      heldUntil: new Date(morning.getTime() - HOUR_MS).toISOString(),
      reason: { code: "OUTSIDE_CALLING_HOURS" },
    });
    await itIs(morning);
  });

  it("is no for somebody who asked not to be called, under whichever name", async () => {
    const item = await makeItem(seller);
    const reason = "They wrote to us";
    await seller.post("/v1/suppressed-numbers", { phoneNumbers: [item.phoneNumber], reason });
    expect(await read(item)).toMatchObject({ verdict: "REFUSED", reason: { code: "DO_NOT_CALL" } });
    const again = await makeItem(seller, { phoneNumber: item.phoneNumber });
    expect(await read(again)).toMatchObject({ verdict: "REFUSED", reason: { code: "DO_NOT_CALL" } });
  });

  it("counts the calls that there were, and no more than are allowed", async () => {
    const item = await makeItem(seller);
    await insertCalls(item, [1, 2, 3, 40]);
    expect(await read(item)).toMatchObject({
      verdict: "REFUSED",
      reason: { code: "ATTEMPT_LIMIT" },
      attempts: 3,
      maxAttempts: 3,
      lastCalledAt: new Date(morning.getTime() - 24 * HOUR_MS).toISOString(),
    });
  });

  it("asks for consent where a country wants it first, and shows what there is", async () => {
    const item = await makeItem(seller, { phoneNumber: "+4915112345678", timeZone: "Europe/Berlin" });
    expect(await read(item)).toMatchObject({ verdict: "REFUSED", reason: { code: "NO_CONSENT" } });
    const consent = {
      phoneNumber: item.phoneNumber,
      basis: "WRITTEN",
      evidence: "Signed the form at the fair",
      givenAt: new Date(morning.getTime() - 48 * HOUR_MS).toISOString(),
    };
    const { body } = await seller.post<Schemas["Consent"]>("/v1/consents", consent);
    const callable = await read(item);
    expect(callable).toMatchObject({ verdict: "NOW", consents: [{ id: body.id, evidence: consent.evidence }] });
    await seller.post(`/v1/consents/${body.id}/withdraw`, {});
    expect(await read(item)).toMatchObject({ reason: { code: "NO_CONSENT" }, consents: [] });
  });

  it("is told to nobody else", async () => {
    const item = await makeItem(seller);
    const stranger = await server.signIn("free@callwright.test");
    expect((await stranger.get(pathOf(item))).status).toBe(404);
    const nobody = { ...item, contactId: item.customerId };
    expect((await seller.get(pathOf(nobody))).status).toBe(404);
  });
});

/** Calls that ended busy this many days before the morning. */
async function insertCalls(item: Item, daysBefore: number[]): Promise<void> {
  const { db } = server.context;
  const { seller_company_id: companyId } = await db
    .selectFrom("potential_customers")
    .select("seller_company_id")
    .where("id", "=", item.customerId)
    .executeTakeFirstOrThrow();
  const values = daysBefore.map((days) => {
    const at = new Date(morning.getTime() - days * 24 * HOUR_MS);
    return {
      id: server.context.ids.next(),
      seller_company_id: companyId ?? "",
      contact_id: item.contactId,
      type: "CALL_NOW" as const,
      language: "en" as const,
      time_zone: "Europe/Oslo",
      status: "BUSY" as const,
      answer: "NO_CALL" as const,
      dialled_at: at,
      ended_at: at,
      customer_name: item.customerName,
      contact_phone_number: item.phoneNumber,
      created_at: at,
      updated_at: at,
    };
  });
  await db.insertInto("calls").values(values).execute();
}
