import type { Schemas } from "@callwright/sdk/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { callPlaces, makeItem, uniqueNumber } from "../../engine/testing/callCenter.ts";
import { nextYear } from "../../testing/nextYear.ts";
import { people } from "../../testing/people.ts";
import { rowsOf } from "../../testing/spreadsheets.ts";
import { startTestServer, type TestServer } from "../../testing/startTestServer.ts";
import type { TestClient } from "../../testing/TestClient.ts";

const list = "/v1/suppressed-numbers";
const crm = "https://crm.example.com";
const later = { type: "CALL_LATER", cronDate: `${nextYear}-05-04T10:30` };

/** Calls that are started here are not dialled. */
const env = { CALLWRIGHT_SIM_SPEED: "0.01" };

/** The requests of the tests, as a given user. */
function actions(client: TestClient) {
  return {
    suppress: (body: object) => client.post<Schemas["SuppressNumbersResult"]>(list, body),
    find: async (phoneNumber: string, query = "") => {
      const { body } = await client.get<Schemas["SuppressedNumberList"]>(
        `${list}?text=${phoneNumber.replace("+", "")}${query}`,
      );
      return body.items;
    },
    lift: (id: string, reason?: string) => client.post<Schemas["SuppressedNumber"]>(`${list}/${id}/lift`, { reason }),
    start: async (body: object) =>
      (await client.post<Schemas["StartCallsResult"]>("/v1/calls/start", body)).body.items[0],
    call: async (id: string) => (await client.get<Schemas["CallDetail"]>(`/v1/calls/history/${id}`)).body,
  };
}

describe.each(["enforce", "advise"])("a number that is not called, where the policy is to %s", (policy) => {
  let server: TestServer;
  let seller: TestClient;
  beforeAll(async () => {
    server = await startTestServer({ env: { ...env, CALLWRIGHT_DIAL_POLICY: policy } });
    seller = await server.signIn(people.seller);
    await callPlaces(server, seller).payIn(100);
  });
  afterAll(() => server[Symbol.asyncDispose]());

  it("every way to start a call meets it, and what waits is refused in the same step", async () => {
    const phoneNumber = uniqueNumber("44");
    const [item, other] = [await makeItem(seller, { phoneNumber }), await makeItem(seller, { phoneNumber })];
    const { suppress, start, call } = actions(seller);
    const scheduled = (await start({ phoneBookIds: [item.id], ...later }))?.callId ?? "";
    expect((await call(scheduled)).status).toBe("CRON");

    const answer = await suppress({ phoneNumbers: [phoneNumber], reason: "Asked by e-mail" });
    expect(answer).toMatchObject({ status: 200, body: { addedCount: 1, knownCount: 0, refusedCallsCount: 1 } });
    expect(await call(scheduled)).toMatchObject({ status: "FAILED", failureReason: { code: "DO_NOT_CALL" } });
    for (const { id } of [item, other]) {
      expect((await start({ phoneBookIds: [id] }))?.refusal?.code).toBe("DO_NOT_CALL");
      expect((await start({ phoneBookIds: [id], ...later }))?.refusal?.code).toBe("DO_NOT_CALL");
    }
    expect((await suppress({ phoneNumbers: [phoneNumber] })).body).toMatchObject({ addedCount: 0, knownCount: 1 });
  });

  it("a widget on a partner's page cannot call it either", async () => {
    const phoneNumber = uniqueNumber("44");
    const item = await makeItem(seller, { phoneNumber });
    const widgets = { allowedWidgets: ["call-center", "potential-customers"], origin: crm };
    const key = await seller.post<Schemas["ApiKeyWithSecret"]>("/v1/api-keys", {
      name: "CRM",
      allowedOrigins: [crm],
    });
    const session = await server.anonymous
      .with({ "x-api-key": key.body.secret })
      .post<Schemas["EmbedSession"]>("/v1/embed-sessions", widgets);
    const embedded = server.anonymous.with({ authorization: `Bearer ${session.body.token}`, origin: crm });
    const { suppress, start } = actions(embedded);
    expect((await suppress({ phoneNumbers: [phoneNumber] })).status).toBe(200);
    expect((await start({ phoneBookIds: [item.id] }))?.refusal?.code).toBe("DO_NOT_CALL");
    expect(await actions(seller).find(phoneNumber)).toMatchObject([{ source: "PARTNER", createdBy: "CRM" }]);
  });

  it("the test call of a newly signed up person does not ring it", async () => {
    const phoneNumber = uniqueNumber("44");
    const stranger = await server.signIn("irene.galani@callwright.test");
    await actions(stranger).suppress({ phoneNumbers: [phoneNumber] });
    expect(await stranger.post("/v1/calls/welcome", { phoneNumber })).toMatchObject({
      status: 400,
      body: { errors: { phoneNumber: "This contact asked not to be called again." } },
    });
    const calls = server.context.db.selectFrom("calls").select("id").where("contact_phone_number", "=", phoneNumber);
    expect(await calls.execute()).toEqual([]);
  });
});

describe("the list of numbers that are not called", () => {
  let server: TestServer;
  let seller: TestClient;
  let master: TestClient;
  let admin: TestClient;
  beforeAll(async () => {
    server = await startTestServer({ env });
    [seller, master, admin] = [
      await server.signIn(people.seller),
      await server.signIn(people.master),
      await server.signIn(people.admin),
    ];
    await callPlaces(server, seller).payIn(100);
  });
  afterAll(() => server[Symbol.asyncDispose]());

  it("a number that cannot exist is named, and none of the others is taken", async () => {
    const phoneNumber = uniqueNumber("44");
    const { status, body } = await seller.post(list, { phoneNumbers: [phoneNumber, "12345"] });
    expect([status, body.errors]).toEqual([400, { "phoneNumbers.1": "Invalid phone number" }]);
    expect(await actions(seller).find(phoneNumber)).toEqual([]);
  });

  it("lifting needs a reason and a master account, leaves a trace, and the number may be called again", async () => {
    const phoneNumber = uniqueNumber("44");
    const item = await makeItem(seller, { phoneNumber });
    await actions(seller).suppress({ phoneNumbers: [phoneNumber], reason: "By mistake" });
    const [entry] = await actions(seller).find(phoneNumber);
    const id = entry?.id ?? "";
    expect(entry).toMatchObject({ source: "SELLER", scope: "COMPANY", reason: "By mistake", liftedAt: null });

    expect((await actions(seller).lift(id, "It was a mistake")).status).toBe(403);
    expect((await actions(master).lift(id)).status).toBe(400);
    for (const short of ["no", "      no      "]) expect((await actions(master).lift(id, short)).status).toBe(400);
    expect(await actions(seller).start({ phoneBookIds: [item.id] })).toMatchObject({ status: "FAILED" });

    const lifted = await actions(master).lift(id, "It is our own office");
    expect(lifted).toMatchObject({ status: 200, body: { liftReason: "It is our own office" } });
    expect(lifted.body.liftedBy).toBeTruthy();
    expect(await actions(seller).find(phoneNumber)).toEqual([]);
    expect(await actions(seller).find(phoneNumber, "&isLifted=true")).toMatchObject([{ id }]);
    expect((await actions(master).lift(id, "Once more, please")).status).toBe(409);
    expect(await actions(seller).start({ phoneBookIds: [item.id] })).toMatchObject({ status: "QUEUED" });
  });

  it("what was said on a call is lifted only with a consent given since", async () => {
    const phoneNumber = uniqueNumber("06");
    const { db, ids } = server.context;
    const companyId = await callPlaces(server, seller).companyId();
    const item = await makeItem(seller, { phoneNumber });
    const yesterday = new Date(Date.now() - 86_400_000);
    const [id, key] = [ids.next(), phoneNumber];
    await db
      .insertInto("suppressed_numbers")
      .values({
        id,
        seller_company_id: companyId,
        number_key: key,
        phone_number: key,
        source: "OPT_OUT",
        created_at: yesterday,
      })
      .execute();
    await db.updateTable("contacts").set({ is_do_not_call: true }).where("id", "=", item.contactId).execute();

    const refused = { status: 409, body: { code: "CONSENT_NEEDED" } };
    expect(await actions(master).lift(id, "They called us back")).toMatchObject(refused);
    const consent = {
      phoneNumber,
      basis: "WRITTEN",
      evidence: "Signed at the fair in Oslo",
      givenAt: new Date(Date.now() - 3_600_000).toISOString(),
    };
    await master.post("/v1/consents", { ...consent, givenAt: new Date(yesterday.getTime() - 60_000).toISOString() });
    await master.post("/v1/consents", { ...consent, basis: "PRESUMED" });
    await master.post("/v1/consents", { ...consent, expiresAt: new Date(Date.now() - 60_000).toISOString() });
    const withdrawn = await master.post<Schemas["Consent"]>("/v1/consents", consent);
    expect((await master.post(`/v1/consents/${withdrawn.body.id}/withdraw`)).status).toBe(200);
    const stranger = await server.signIn("irene.galani@callwright.test");
    expect((await stranger.post("/v1/consents", consent)).status).toBe(201);
    expect((await actions(master).lift(id, "They called us back")).status).toBe(409);
    expect((await master.post("/v1/consents", consent)).status).toBe(201);
    expect((await actions(master).lift(id, "They called us back")).status).toBe(200);
    expect(await actions(seller).start({ phoneBookIds: [item.id] })).toMatchObject({ status: "QUEUED" });
  });

  it("a contact shows that its number is not called, and clearing that in passing lifts nothing", async () => {
    const phoneNumber = uniqueNumber("44");
    const item = await makeItem(seller, { phoneNumber });
    const path = `/v1/potential-customers/${item.customerId}/contacts/${item.contactId}`;
    const read = async () => (await seller.get<Schemas["Contact"]>(path)).body.isDoNotCall;
    expect(await read()).toBe(false);
    await actions(seller).suppress({ phoneNumbers: [phoneNumber] });
    expect(await read()).toBe(true);
    expect((await seller.get<Schemas["PhoneBook"]>(`/v1/phone-books/${item.id}`)).body.contact?.isDoNotCall).toBe(true);

    const cleared = await seller.patch(path, { isDoNotCall: false, title: "Buyer of oil" });
    expect(cleared).toMatchObject({ status: 409, body: { code: "NUMBER_SUPPRESSED" } });
    expect(cleared.body.errors?.isDoNotCall).toMatch(/with a reason/);
    expect((await seller.get<Schemas["Contact"]>(path)).body).toMatchObject({ isDoNotCall: true, title: "Buyer" });
    expect(await actions(seller).start({ phoneBookIds: [item.id] })).toMatchObject({ status: "FAILED" });
  });

  it("what managers put on it for everybody nobody calls, and only they see and lift it", async () => {
    const phoneNumber = uniqueNumber("44");
    const item = await makeItem(seller, { phoneNumber });
    const everywhere = { phoneNumbers: [phoneNumber], scope: "EVERYWHERE", reason: "Complaint" };
    expect((await actions(master).suppress(everywhere)).status).toBe(403);
    expect((await actions(admin).suppress(everywhere)).status).toBe(200);
    expect((await actions(seller).start({ phoneBookIds: [item.id] }))?.refusal?.code).toBe("DO_NOT_CALL");
    expect(await actions(seller).find(phoneNumber)).toEqual([]);
    const [entry] = await actions(admin).find(phoneNumber);
    expect(entry).toMatchObject({ scope: "EVERYWHERE", sellerCompany: null });
    expect((await actions(master).lift(entry?.id ?? "", "Not ours to lift")).status).toBe(404);
    expect((await actions(admin).lift(entry?.id ?? "", "The complaint was settled")).status).toBe(200);
    expect(await actions(seller).start({ phoneBookIds: [item.id] })).toMatchObject({ status: "QUEUED" });
  });

  it("a company does not call what another company put on its list", async () => {
    const phoneNumber = uniqueNumber("44");
    const item = await makeItem(seller, { phoneNumber });
    const stranger = await server.signIn("irene.galani@callwright.test");
    await actions(stranger).suppress({ phoneNumbers: [phoneNumber] });
    expect(await actions(seller).find(phoneNumber)).toEqual([]);
    expect(await actions(seller).start({ phoneBookIds: [item.id] })).toMatchObject({ status: "QUEUED" });
  });

  it("is exported on every plan", async () => {
    const free = await server.signIn(people.freeSeller);
    const phoneNumber = uniqueNumber("44");
    await actions(free).suppress({ phoneNumbers: [phoneNumber], reason: "Asked by letter" });
    const rows = await rowsOf(await free.fetch(`${list}/bulk/export`, { method: "POST" }));
    expect(rows).toContainEqual(expect.arrayContaining([phoneNumber, "SELLER", "Asked by letter"]));
  });
});
