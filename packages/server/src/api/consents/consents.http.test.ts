import type { Schemas } from "@callwright/sdk/contract";
import { afterAll, beforeAll, expect, it } from "vitest";

import { nextOpen } from "../../domain/dial-policy/callingWindow.ts";
import { policyFor } from "../../domain/dial-policy/policyFor.ts";
import { callPlaces, makeItem } from "../../engine/testing/callCenter.ts";
import { movableClock } from "../../testing/movableClock.ts";
import { people } from "../../testing/people.ts";
import { startTestServer, type TestServer } from "../../testing/startTestServer.ts";
import type { TestClient } from "../../testing/TestClient.ts";

const hour = 3_600_000;
/** Ten o'clock in Berlin on a day on which people there may be called. */
const open = nextOpen(policyFor("DE", true), ["Europe/Berlin"], new Date(Date.now() + 24 * hour)) ?? new Date();
const clock = movableClock(new Date(open.getTime() + hour).toISOString());

let server: TestServer;
let seller: TestClient;
beforeAll(async () => {
  const env = { CALLWRIGHT_DIAL_POLICY: "enforce", CALLWRIGHT_SIM_SPEED: "0.01" };
  server = await startTestServer({ env, clock, processes: 1 });
  seller = await server.signIn(people.seller);
  await callPlaces(server, seller).payIn(100);
});
afterAll(() => server[Symbol.asyncDispose]());

const berlin = "+493022860144";
const given = () => new Date(clock.now().getTime() - hour).toISOString();
const record = (body: object) =>
  seller.post<Schemas["Consent"] & Schemas["Problem"]>("/v1/consents", {
    phoneNumber: berlin,
    basis: "WRITTEN",
    evidence: "Form on our website",
    givenAt: given(),
    ...body,
  });

it("where the law asks for consent first, a call is made with one on record, and not after it is withdrawn", async () => {
  const item = await makeItem(seller, { phoneNumber: berlin, timeZone: "Europe/Berlin" });
  const start = async () =>
    (await seller.post<Schemas["StartCallsResult"]>("/v1/calls/start", { phoneBookIds: [item.id] })).body.items[0];
  expect((await start())?.refusal?.code).toBe("NO_CONSENT");
  await record({ basis: "PRESUMED" });
  await record({ expiresAt: new Date(clock.now().getTime() - 60_000).toISOString() });
  expect((await start())?.refusal?.code).toBe("NO_CONSENT");

  const { status, body } = await record({ basis: "SPOKEN" });
  expect(status).toBe(201);
  await seller.post(`/v1/consents/${body.id}/withdraw`);
  expect((await start())?.refusal?.code).toBe("NO_CONSENT");
  const again = (await record({ basis: "SPOKEN" })).body;
  expect(again.withdrawnAt).toBeNull();
  expect(again.createdBy).toMatch(/\w/);
  expect((await start())?.status).toBe("QUEUED");
  const { body: found } = await seller.get<Schemas["ConsentList"]>("/v1/consents?text=3022860144");
  expect(found.metaData.totalCount).toBe(4);
});

it("a consent of the future, one that ended before it began, and a number that cannot exist are refused", async () => {
  const tomorrow = new Date(clock.now().getTime() + 24 * hour).toISOString();
  expect((await record({ givenAt: tomorrow })).body.errors).toHaveProperty("givenAt");
  expect((await record({ expiresAt: "2020-01-01T00:00:00Z" })).body.errors).toHaveProperty("expiresAt");
  expect((await record({ phoneNumber: "12345" })).body.errors).toHaveProperty("phoneNumber");
  expect((await record({ evidence: "ok" })).status).toBe(400);
});
