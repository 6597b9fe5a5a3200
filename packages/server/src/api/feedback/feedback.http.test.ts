import type { Schemas } from "@callwright/sdk/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { callPlaces, makeItem, watchCalls } from "../../engine/testing/callCenter.ts";
import { startTestServer, type TestServer } from "../../testing/startTestServer.ts";
import type { TestClient } from "../../testing/TestClient.ts";

let server: TestServer;
let seller: TestClient;
let callId: string;
const evaluation = { effectiveness: 2, responses: 4, understanding: 5 };

beforeAll(async () => {
  server = await startTestServer();
  seller = await server.signIn("seller@callwright.test");
  await callPlaces(server, seller).payIn(10);
  await using calls = watchCalls(server);
  const item = await makeItem(seller);
  const { body } = await seller.post<Schemas["StartCallsResult"]>("/v1/calls/start", { phoneBookIds: [item.id] });
  callId = body.items[0]?.callId ?? "";
  await calls.untilEnded([callId]);
});
afterAll(() => server[Symbol.asyncDispose]());

describe("feedback", () => {
  it("A-API-19, A-API-20, A-ENT-12, A-FB-03, A-FB-04: is given on a call once, shown with it, and can be changed by who gave it", async () => {
    const wish = { relation: "CALL", relationId: callId, description: "Spoke clearly", evaluation };
    const given = await seller.post<Schemas["Feedback"]>("/v1/feedbacks", wish);
    expect(given).toMatchObject({
      status: 201,
      body: { relation: "CALL", relationId: callId, description: "Spoke clearly", evaluation },
    });
    expect(await seller.post("/v1/feedbacks", wish)).toMatchObject({ status: 409, body: { code: "ALREADY_EXISTS" } });

    const path = `/v1/feedbacks/${given.body.id}`;
    const changed = await seller.patch(path, { evaluation: { ...evaluation, responses: 0 } });
    expect(changed).toMatchObject({
      status: 200,
      body: { description: "Spoke clearly", evaluation: { ...evaluation, responses: 0 } },
    });
    const call = await seller.get<Schemas["CallDetail"]>(`/v1/calls/history/${callId}`);
    expect(call.body.feedback).toEqual(changed.body);

    const colleague = await server.signIn("master@callwright.test");
    expect((await colleague.patch(path, { description: "Mine now" })).status).toBe(404);
    expect((await colleague.get<Schemas["CallDetail"]>(`/v1/calls/history/${callId}`)).body.feedback).toBeNull();
  });

  it("A-FB-03: can be about the product in general, several times", async () => {
    const wish = { relation: "GENERAL", evaluation };
    expect(await seller.post("/v1/feedbacks", wish)).toMatchObject({
      status: 201,
      body: { relationId: null, description: "" },
    });
    expect((await seller.post("/v1/feedbacks", wish)).status).toBe(201);
  });

  it("A-FB-03 about the product in general keeps what its sender says it is about", async () => {
    const relationId = crypto.randomUUID();
    const given = await seller.post<Schemas["Feedback"]>("/v1/feedbacks", {
      relation: "GENERAL",
      relationId,
      evaluation,
    });
    expect(given).toMatchObject({ status: 201, body: { relation: "GENERAL", relationId } });
    const changed = await seller.patch(`/v1/feedbacks/${given.body.id}`, { description: "Still about it" });
    expect(changed).toMatchObject({ status: 200, body: { relation: "GENERAL", relationId } });
  });

  it.each([
    [{ relation: "CALL", evaluation }, 400],
    [{ relation: "CALL", relationId: crypto.randomUUID(), evaluation }, 404],
    [{ relation: "GENERAL", evaluation: { ...evaluation, responses: 6 } }, 400],
    [{ relation: "GENERAL", evaluation: { ...evaluation, responses: 2.5 } }, 400],
  ])("%j is answered %i (R-20)", async (wish, status) => {
    expect((await seller.post("/v1/feedbacks", wish)).status).toBe(status);
  });

  it("on a stranger's call is not found", async () => {
    const stranger = await server.signIn("free@callwright.test");
    expect((await stranger.post("/v1/feedbacks", { relation: "CALL", relationId: callId, evaluation })).status).toBe(
      404,
    );
  });
});
