import type { Schemas } from "@callwright/sdk/contract";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import { uniqueNumber } from "../../engine/testing/callCenter.ts";
import { people } from "../../testing/people.ts";
import { startTestServer, type TestServer } from "../../testing/startTestServer.ts";
import type { TestClient } from "../../testing/TestClient.ts";

const accounts = [people.seller, people.master, people.freeSeller] as const;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { CALLWRIGHT_DIAL_POLICY: "enforce" }, processes: 1 });
});
afterAll(() => server[Symbol.asyncDispose]());

const welcome = (client: TestClient, phoneNumber: string) =>
  client.post<Schemas["StartedWelcomeCall"] & Schemas["Problem"]>("/v1/calls/welcome", { phoneNumber });
const testCall = (client: TestClient, phoneNumber: string) =>
  client.post<Schemas["TestCall"] & Schemas["Problem"]>("/v1/test-calls", { phoneNumber, language: "en" });

/** The last test call of a person, once it is over. */
const over = (client: TestClient) =>
  vi.waitUntil(
    async () => {
      const { body } = await client.get<Schemas["LatestTestCall"]>("/v1/test-calls/latest");
      return body.testCall?.endedAt ? body.testCall : null;
    },
    { timeout: 20_000 },
  );

describe("the free test call speaks only to who asked for it", () => {
  it("strangers' numbers are not dialled by the welcome call: after two who did not ask for it they are left in peace", async () => {
    const phoneNumber = uniqueNumber("07");
    for (const email of [people.seller, people.master]) {
      const client = await server.signIn(email);
      expect((await welcome(client, phoneNumber)).status).toBe(200);
      const { conversation, isProven, status } = await over(client);
      expect([isProven, status]).toEqual([false, "COMPLETED"]);
      expect(conversation[0]?.content).toContain("press the six digits that your screen shows");
      expect(conversation.map(({ content }) => content).join(" ")).not.toContain("sales calls");
    }
    for (const email of accounts) {
      const refused = await welcome(await server.signIn(email), phoneNumber);
      expect([refused.status, refused.body.code]).toEqual([409, "NUMBER_NOT_PROVEN"]);
    }
    const rung = await server.context.db
      .selectFrom("calls")
      .select("id")
      .where("contact_phone_number", "=", phoneNumber)
      .execute();
    expect(rung).toHaveLength(2);
  });

  it("a machine is told nothing, and does not count as a stranger", async () => {
    const phoneNumber = uniqueNumber("03");
    for (const email of [people.seller, people.master]) {
      const client = await server.signIn(email);
      await testCall(client, phoneNumber);
      const { conversation, isProven } = await over(client);
      expect([isProven, conversation.some(({ role }) => role === "ASSISTANT")]).toEqual([false, false]);
    }
    expect((await testCall(await server.signIn(people.freeSeller), phoneNumber)).status).toBe(201);
    await over(await server.signIn(people.freeSeller));
  });

  it("R-22 is not used up by a stranger who answered it, and is once the digits were pressed", async () => {
    const client = await server.signIn(people.seller);
    const { status, body } = await welcome(client, uniqueNumber("44"));
    expect(status).toBe(200);
    expect(body.proofDigits).toMatch(/^[0-8]{6}$/);
    const { conversation, isProven } = await over(client);
    expect(isProven).toBe(true);
    expect(conversation[0]?.content).toContain("press the six digits that your screen shows");
    expect(conversation[1]).toMatchObject({ role: "CONTACT", content: `[${body.proofDigits}]` });
    expect((await welcome(client, uniqueNumber("44"))).body.code).toBe("TEST_CALL_ALREADY_MADE");
  });

  it("a number is known to whoever pressed its digits, and a stranger's to everybody else", async () => {
    const phoneNumber = uniqueNumber("44");
    const client = await server.signIn(people.freeSeller);
    expect((await testCall(client, phoneNumber)).body.proofDigits).not.toBeNull();
    await over(client);
    const again = await testCall(client, phoneNumber);
    expect([again.body.proofDigits, again.body.isProven]).toEqual([null, true]);
    expect((await over(client)).conversation[0]?.content).not.toContain("press the six digits");
    expect((await testCall(await server.signIn(people.master), phoneNumber)).body.proofDigits).not.toBeNull();
  });
});
