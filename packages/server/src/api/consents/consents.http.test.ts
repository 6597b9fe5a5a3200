import type { Schemas } from "@callwright/sdk/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

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
const crm = "https://crm.example.com";
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
  const withdraw = async () =>
    (await seller.post<Schemas["Consent"]>(`/v1/consents/${body.id}/withdraw`)).body.withdrawnAt;
  const withdrawnAt = await withdraw();
  expect(withdrawnAt).not.toBeNull();
  expect(await withdraw(), "what a court may ask for, the first time, stays").toBe(withdrawnAt);
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

describe("a widget on a partner's page", () => {
  const consent = () => ({ phoneNumber: berlin, basis: "WRITTEN", evidence: "Form in the CRM", givenAt: given() });
  const recordAs = (client: TestClient, body: object = {}) =>
    client.post<Schemas["Consent"] & Schemas["Problem"]>("/v1/consents", { ...consent(), ...body });
  const withdrawAs = (client: TestClient, id: string) => client.post<Schemas["Consent"]>(`/v1/consents/${id}/withdraw`);

  /** The widget of the seller's company, used by a person of the partner. */
  async function embedded(widget: Schemas["WidgetName"]) {
    const key = { name: `CRM of ${widget}`, allowedOrigins: [crm] };
    const { body } = await seller.post<Schemas["ApiKeyWithSecret"]>("/v1/api-keys", key);
    const session = await server.anonymous
      .with({ "x-api-key": body.secret })
      .post<Schemas["EmbedSession"]>("/v1/embed-sessions", {
        allowedWidgets: [widget],
        origin: crm,
        userLabel: "Jan of the CRM",
      });
    return server.anonymous.with({ authorization: `Bearer ${session.body.token}`, origin: crm });
  }

  it("records a consent for the company of its session in the name of who uses it, and withdraws it", async () => {
    const widget = await embedded("potential-customers");
    const { status, body } = await recordAs(widget);
    expect(status).toBe(201);
    expect(body).toMatchObject({ evidence: "Form in the CRM", createdBy: "Jan of the CRM", withdrawnAt: null });
    const { body: found } = await seller.get<Schemas["ConsentList"]>("/v1/consents?text=Form in the CRM");
    expect(found.items).toEqual([body]);
    expect((await recordAs(widget, { sellerCompanyId: body.sellerCompany.id })).status).toBe(201);

    const withdrawn = await withdrawAs(widget, body.id);
    expect(withdrawn).toMatchObject({ status: 200, body: { id: body.id } });
    expect(withdrawn.body.withdrawnAt).not.toBeNull();
    expect((await withdrawAs(widget, body.id)).body.withdrawnAt).toBe(withdrawn.body.withdrawnAt);
  });

  it("has no other company's consents, reads no list of them, and no other widget records one", async () => {
    const widget = await embedded("potential-customers");
    const stranger = await server.signIn(people.freeSeller);
    const { body: theirs } = await recordAs(stranger);
    expect((await withdrawAs(widget, theirs.id)).status).toBe(404);
    expect((await recordAs(widget, { sellerCompanyId: theirs.sellerCompany.id })).status).toBe(404);
    expect((await widget.get("/v1/consents")).status).toBe(403);

    const other = await embedded("do-not-call");
    const { body: ours } = await recordAs(seller);
    expect((await recordAs(other)).status).toBe(403);
    expect((await withdrawAs(other, ours.id)).status).toBe(403);
    const { body: found } = await stranger.get<Schemas["ConsentList"]>("/v1/consents");
    expect(found.items).toMatchObject([{ id: theirs.id, withdrawnAt: null }]);
  });

  it("names what is wrong with a consent, and records none of it", async () => {
    const widget = await embedded("potential-customers");
    const tomorrow = new Date(clock.now().getTime() + 24 * hour).toISOString();
    const evidence = "Of a day to come";
    expect((await recordAs(widget, { evidence, givenAt: tomorrow })).body.errors).toHaveProperty("givenAt");
    expect((await recordAs(widget, { evidence, expiresAt: given() })).body.errors).toHaveProperty("expiresAt");
    expect((await recordAs(widget, { basis: "HEARSAY" })).body.errors).toHaveProperty("basis");
    const { body: found } = await seller.get<Schemas["ConsentList"]>(`/v1/consents?text=${evidence}`);
    expect(found.items).toEqual([]);
  });
});
