import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

import type { Schemas } from "@callwright/sdk/contract";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";

import { companyOf, makeItems, payOnly } from "../engine/testing/campaign.ts";
import { publishBalance } from "../events/publishBalance.ts";
import { appendEntry, lockAccount } from "../store/ledger.ts";
import { people } from "../testing/people.ts";
import { startTestServer, type TestServer } from "../testing/startTestServer.ts";

interface Heard {
  headers: IncomingHttpHeaders;
  body: string;
  message: { type: string; timestamp: string; data: Record<string, unknown> };
}

/** A partner's server. It answers what it is told to, and remembers what it heard. */
async function startPartner(statuses: number[] = []) {
  const heard: Heard[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = Buffer.concat(chunks).toString("utf8");
      heard.push({ headers: request.headers, body, message: JSON.parse(body) as Heard["message"] });
      response.writeHead(statuses.shift() ?? 204, { location: "http://127.0.0.1:9/elsewhere" }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`, heard };
}

let server: TestServer;
let seller: Awaited<ReturnType<TestServer["sdk"]>>;
beforeAll(async () => {
  server = await startTestServer({ env: { CALLWRIGHT_SIM_SPEED: "10000" } });
  seller = await server.sdk(people.seller);
  await payOnly(server.context.db, await companyOf(server.context.db, people.seller), 100);
});
afterAll(() => server[Symbol.asyncDispose]());

async function listen(url: string, ...events: Schemas["WebhookEventType"][]) {
  const { webhookEndpoint, secret } = await seller.call("createWebhookEndpoint", { body: { url, events } });
  onTestFinished(() => seller.call("deleteWebhookEndpoint", { path: { id: webhookEndpoint.id } }));
  const deliveries = async () =>
    (await seller.call("listWebhookDeliveries", { path: { id: webhookEndpoint.id }, query: { perPage: 100 } })).items;
  return { id: webhookEndpoint.id, secret, deliveries };
}

async function callSomebody() {
  const { db } = server.context;
  const phoneBookIds = await makeItems(db, await companyOf(db, people.seller), 1);
  const { items } = await seller.call("startCalls", { body: { phoneBookIds, type: "CALL_NOW" } });
  const [started] = items;
  if (!started?.callId) throw new Error("The call was refused.");
  return started.callId;
}

const patience = { timeout: 20_000 };
const signed = ({ headers, body }: Heard, secret: string) =>
  new Webhook(secret).verify(body, headers as Record<string, string>);

describe("a partner's server", () => {
  test("hears every status of a call once, that it is over, and that it can be heard, signed", async () => {
    const partner = await startPartner();
    const { secret } = await listen(partner.url, "call.status", "call.completed", "recording.ready");
    const id = await callSomebody();

    const types = () => partner.heard.map(({ message }) => message.type).toSorted();
    await vi.waitFor(() => {
      expect(types()).toContain("call.completed");
      expect(types()).toContain("recording.ready");
    }, patience);

    const statuses = partner.heard
      .filter(({ message }) => message.type === "call.status")
      .map(({ message }) => (message.data.call as Schemas["Call"]).status);
    expect(new Set(statuses).size).toBe(statuses.length);
    expect(statuses).toContain("COMPLETED");
    const over = partner.heard.find(({ message }) => message.type === "call.completed");
    expect(over?.message.data.call).toMatchObject({ id, status: "COMPLETED" });
    for (const message of partner.heard) {
      expect(() => signed(message, secret)).not.toThrow();
      expect(() => signed({ ...message, body: `${message.body} ` }, secret)).toThrow();
    }
  });

  test("hears only what it asked for, and nothing of another company", async () => {
    const partner = await startPartner();
    const { deliveries } = await listen(partner.url, "call.completed");
    await callSomebody();
    await vi.waitFor(async () => expect((await deliveries())[0]?.status).toBe("DELIVERED"), patience);
    // A partner that is slow to answer may hear a message again.
    expect(new Set(partner.heard.map(({ message }) => message.type))).toEqual(new Set(["call.completed"]));
    expect(new Set(partner.heard.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
  });

  test("that was away hears it a little later, under the same id", async () => {
    const partner = await startPartner([503]);
    const { deliveries } = await listen(partner.url, "call.completed");
    await callSomebody();
    await vi.waitFor(() => expect(partner.heard).toHaveLength(2), patience);
    expect(new Set(partner.heard.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    await vi.waitFor(
      async () => expect(await deliveries()).toMatchObject([{ status: "DELIVERED", attempts: 2, responseStatus: 204 }]),
      patience,
    );
  });

  test("that was added after a call hears only what happens to the call from then on", async () => {
    const all = ["call.status", "call.completed", "recording.ready", "call.read"] as const;
    const earlier = await listen((await startPartner()).url, ...all);
    const id = await callSomebody();
    const eventsOf = async ({ deliveries }: typeof earlier) => (await deliveries()).map(({ event }) => event);
    await expect.poll(() => eventsOf(earlier), patience).toEqual(expect.arrayContaining([...all]));

    const later = await listen((await startPartner()).url, ...all);
    await seller.call("setCallAnswer", { path: { id }, body: { answer: "NEGATIVE" } });
    await expect.poll(() => eventsOf(later), patience).toContain("call.read");
    expect(await eventsOf(later)).toEqual(["call.read"]);
  });

  test("that sends us elsewhere is not followed, and its answer is in the log of deliveries", async () => {
    const partner = await startPartner([302]);
    const { deliveries } = await listen(partner.url, "call.completed");
    await callSomebody();
    await vi.waitFor(
      async () =>
        expect((await deliveries())[0]).toMatchObject({
          status: "PENDING",
          responseStatus: 302,
          error: "The server answered 302.",
        }),
      patience,
    );
  });

  test("that does not answer is left alone for a while, says so, and is tried again when its owner wants it", async () => {
    const { db } = server.context;
    const partner = await startPartner();
    const { id, deliveries } = await listen(partner.url, "call.completed");
    const endpoint = async () => (await seller.call("listWebhookEndpoints", {})).items.find((one) => one.id === id);
    // Three attempts in vain.
    await db
      .updateTable("webhook_endpoints")
      .set({ url: "http://127.0.0.1:9/", silences: 2 })
      .where("id", "=", id)
      .execute();
    await callSomebody();
    await vi.waitFor(
      async () => expect(await endpoint()).toMatchObject({ parkedUntil: expect.any(String) as string }),
      patience,
    );
    const parked = await endpoint();
    expect(Date.parse(parked?.parkedUntil ?? "")).toBeGreaterThan(Date.now() + 50_000);
    expect((await deliveries())[0]).toMatchObject({
      status: "PENDING",
      attempts: 1,
      nextAttemptAt: parked?.parkedUntil,
    });

    await db.updateTable("webhook_endpoints").set({ url: partner.url }).where("id", "=", id).execute();
    expect(await seller.call("updateWebhookEndpoint", { path: { id }, body: { isEnabled: true } })).toMatchObject({
      parkedUntil: null,
    });
    await vi.waitFor(async () => expect((await deliveries())[0]).toMatchObject({ status: "DELIVERED" }), patience);
  });

  test("that says it is gone is left alone", async () => {
    const partner = await startPartner([410]);
    const { id, deliveries } = await listen(partner.url, "call.completed");
    await callSomebody();
    await vi.waitFor(async () => expect((await deliveries())[0]?.status).toBe("FAILED"), patience);
    await vi.waitFor(async () => {
      const { items } = await seller.call("listWebhookEndpoints", {});
      expect(items.find((endpoint) => endpoint.id === id)).toMatchObject({
        isEnabled: false,
        goneAt: expect.any(String) as string,
        lastDelivery: { event: "call.completed", status: "FAILED", responseStatus: 410 },
      });
    }, patience);
    const back = await seller.call("updateWebhookEndpoint", { path: { id }, body: { isEnabled: true } });
    expect(back).toMatchObject({ isEnabled: true, goneAt: null });
  });
});

describe("a company", () => {
  test("sends a message again when the partner asks for it, under its old id", async () => {
    const partner = await startPartner();
    const { id, deliveries } = await listen(partner.url, "call.completed");
    await callSomebody();
    await vi.waitFor(async () => expect((await deliveries())[0]?.status).toBe("DELIVERED"), patience);
    const [sent] = await deliveries();
    if (!sent) throw new Error("Nothing was sent.");

    await seller.call("resendWebhookDelivery", { path: { id, deliveryId: sent.id } });
    await vi.waitFor(() => expect(partner.heard).toHaveLength(2), patience);
    expect(partner.heard.map(({ headers }) => headers["webhook-id"])).toEqual([sent.id, sent.id]);
  });

  test("reads the very text that was signed", async () => {
    const partner = await startPartner();
    const { id, deliveries } = await listen(partner.url, "call.completed");
    await callSomebody();
    await vi.waitFor(async () => expect((await deliveries())[0]?.status).toBe("DELIVERED"), patience);
    const [sent] = await deliveries();
    if (!sent) throw new Error("Nothing was sent.");
    const { delivery, body } = await seller.call("getWebhookDelivery", { path: { id, deliveryId: sent.id } });
    expect(body).toBe(partner.heard[0]?.body);
    expect(delivery).toEqual(sent);
  });

  test("need not wait for the next try once its server is well again", async () => {
    const { db, clock } = server.context;
    const partner = await startPartner([503]);
    const { id, deliveries } = await listen(partner.url, "call.completed");
    await callSomebody();
    await vi.waitFor(async () => expect((await deliveries())[0]?.responseStatus).toBe(503), patience);
    const [sent] = await deliveries();
    if (!sent) throw new Error("Nothing was sent.");
    const path = { id, deliveryId: sent.id };
    // As after some more tries in vain.
    await db
      .updateTable("webhook_deliveries")
      .set({ status: "PENDING", due_at: new Date(clock.now().getTime() + 3_600_000) })
      .where("id", "=", sent.id)
      .execute();
    await seller.call("resendWebhookDelivery", { path });
    await vi.waitFor(
      async () => expect((await deliveries())[0]).toMatchObject({ status: "DELIVERED", attempts: 1 }),
      patience,
    );
  });

  test("says what an endpoint is for, and may leave that out again", async () => {
    const url = "https://crm.example.com/described";
    const { webhookEndpoint } = await seller.call("createWebhookEndpoint", {
      body: { url, description: " Contact pages ", events: ["balance.low"] },
    });
    expect(webhookEndpoint).toMatchObject({ description: "Contact pages", goneAt: null, lastDelivery: null });
    const path = { id: webhookEndpoint.id };
    const changed = await seller.call("updateWebhookEndpoint", { path, body: { description: "" } });
    expect(changed).toMatchObject({ description: null, events: ["balance.low"] });
    await seller.call("deleteWebhookEndpoint", { path });
  });

  test("changes the secret without losing a message: for a day both are good", async () => {
    const partner = await startPartner();
    const { id, secret } = await listen(partner.url, "call.completed");
    const rotated = await seller.call("rotateWebhookSecret", { path: { id } });
    await callSomebody();
    await vi.waitFor(() => expect(partner.heard).toHaveLength(1), patience);
    const [message] = partner.heard;
    if (!message) throw new Error("Nothing was heard.");
    expect(() => signed(message, secret)).not.toThrow();
    expect(() => signed(message, rotated.secret)).not.toThrow();
  });

  test("may pause an endpoint, which then hears nothing", async () => {
    const [paused, other] = [await startPartner(), await startPartner()];
    const { id, deliveries } = await listen(paused.url, "call.completed");
    await seller.call("updateWebhookEndpoint", { path: { id }, body: { isEnabled: false } });
    await listen(other.url, "call.completed");
    await callSomebody();
    await vi.waitFor(() => expect(other.heard).toHaveLength(1), patience);
    expect(paused.heard).toEqual([]);
    expect(await deliveries()).toEqual([]);
  });

  test("has ten at most, and an address carries no password", async () => {
    const free = await server.sdk(people.freeSeller);
    const create = (url: string) => free.call("createWebhookEndpoint", { body: { url, events: ["balance.low"] } });
    await expect(create("https://name:word@crm.example.com/")).rejects.toMatchObject({ status: 400 });
    for (let count = 0; count < 10; count++) await create(`https://crm.example.com/${count}`);
    await expect(create("https://crm.example.com/11")).rejects.toMatchObject({ status: 409 });
  });
});

test("the partner hears once that little is left, and again when it was filled up and fell again", async () => {
  const { db } = server.context;
  const partner = await startPartner();
  await listen(partner.url, "balance.low");
  const companyId = await companyOf(db, people.seller);
  const leave = async (left: bigint) => {
    await db.transaction().execute(async (trx) => {
      const { balanceMicros } = await lockAccount(trx, companyId);
      const change = left - balanceMicros;
      await appendEntry(trx, companyId, new Date(), { kind: change > 0n ? "DEPOSIT" : "SPEND", amountMicros: change });
      await publishBalance(server.context, trx, companyId);
    });
  };
  await leave(1_500_000n);
  await leave(1_000_000n);
  await leave(10_000_000n);
  await leave(1_900_000n);
  await vi.waitFor(() => expect(partner.heard).toHaveLength(2), patience);
  expect(partner.heard.map(({ message }) => message.data)).toMatchObject([
    { sellerCompanyId: companyId, balance: 1.5, threshold: 2 },
    { sellerCompanyId: companyId, balance: 1.9, threshold: 2 },
  ]);
});
