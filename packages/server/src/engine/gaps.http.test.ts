import type { Schemas } from "@callwright/sdk/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { nextOpen } from "../domain/dial-policy/callingWindow.ts";
import { policyFor } from "../domain/dial-policy/policyFor.ts";
import { movableClock } from "../testing/movableClock.ts";
import { startTestServer, type TestServer } from "../testing/startTestServer.ts";
import type { TestClient } from "../testing/TestClient.ts";
import { callPlaces, makeItem, uniqueNumber, type Item } from "./testing/callCenter.ts";

const HOUR_MS = 3_600_000;
const tomorrow = new Date(`${new Date(Date.now() + 24 * HOUR_MS).toISOString().slice(0, 10)}T01:00:00Z`);
const openIn = (country: string, zone: string) => nextOpen(policyFor(country, true), [zone], tomorrow) ?? tomorrow;
/** Two hours after the time from which people in Oslo may be called. */
const noon = new Date(openIn("NO", "Europe/Oslo").getTime() + 3 * HOUR_MS);
const clock = movableClock(noon.toISOString());

let server: TestServer;
let seller: TestClient;

beforeAll(async () => {
  const env = { CALLWRIGHT_DIAL_POLICY: "enforce", CALLWRIGHT_SIM_SPEED: "0.01" };
  server = await startTestServer({ env, clock, processes: 1 });
  seller = await server.signIn("seller@callwright.test");
  await callPlaces(server, seller).payIn(100);
});
afterAll(() => server[Symbol.asyncDispose]());

const start = async (item: Item) =>
  (await seller.post<Schemas["StartCallsResult"]>("/v1/calls/start", { phoneBookIds: [item.id] })).body.items[0];
const consentTo = (phoneNumber: string) =>
  seller.post("/v1/consents", {
    phoneNumber,
    basis: "WRITTEN",
    evidence: "Signed at the fair in May",
    givenAt: new Date(noon.getTime() - 24 * HOUR_MS).toISOString(),
  });

describe("where the rules hold", () => {
  it("who asked not to be called is not called as another contact either", async () => {
    const phoneNumber = uniqueNumber("44");
    const first = await makeItem(seller, { phoneNumber });
    await seller.post("/v1/suppressed-numbers", { phoneNumbers: [phoneNumber], reason: "They asked for it" });
    expect((await start(first))?.refusal?.code).toBe("DO_NOT_CALL");
    expect((await start(await makeItem(seller, { phoneNumber })))?.refusal?.code).toBe("DO_NOT_CALL");
  });

  it("a second item of a number that is being called is refused", async () => {
    const phoneNumber = uniqueNumber("44");
    const [first, second] = [await makeItem(seller, { phoneNumber }), await makeItem(seller, { phoneNumber })];
    expect((await start(first))?.refusal).toBeNull();
    expect((await start(second))?.refusal?.code).toBe("ALREADY_ON_THE_LINE");
  });

  it("a customer in Honolulu without a zone is called by the clock of Honolulu, not of New York", async () => {
    const phoneNumber = "+18085550144";
    const item = await makeItem(seller, { phoneNumber, timeZone: "America/New_York" });
    await server.context.db
      .updateTable("potential_customers")
      .set({ time_zone: null })
      .where("id", "=", item.customerId)
      .execute();
    expect((await consentTo(phoneNumber)).status).toBe(201);
    expect(await start(item)).toMatchObject({
      status: "QUEUED",
      heldUntil: (nextOpen(policyFor("US", true), ["Pacific/Honolulu"], noon) ?? noon).toISOString(),
      heldReason: { code: "OUTSIDE_CALLING_HOURS" },
    });
  });
});
