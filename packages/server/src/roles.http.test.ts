import type { Schemas } from "@callwright/sdk/contract";
import { expect, it } from "vitest";

import { makeItem, uniqueNumber } from "./engine/testing/callCenter.ts";
import { people } from "./testing/people.ts";
import { startServerForTest } from "./testing/startTestServer.ts";

it("a server takes calls and a worker places them; a worker serves nobody", async () => {
  const server = await startServerForTest({ env: { CALLWRIGHT_ROLE: "server" }, processes: 1 });
  const { databaseUrl } = server.context.config;
  const seller = await server.signIn(people.seller);
  const item = await makeItem(seller, { phoneNumber: uniqueNumber("00") });
  const { body } = await seller.post<Schemas["StartCallsResult"]>("/v1/calls/start", { phoneBookIds: [item.id] });
  const callId = body.items[0]?.callId ?? "";
  const call = () =>
    server.context.db
      .selectFrom("calls")
      .select(["status", "dialled_at as dialledAt"])
      .where("id", "=", callId)
      .executeTakeFirst();
  expect(await call()).toEqual({ status: "QUEUED", dialledAt: null });

  const worker = await startServerForTest({
    databaseUrl,
    env: { CALLWRIGHT_ROLE: "worker", METRICS_TOKEN: "metrics-of-a-worker" },
  });
  await expect.poll(async () => (await call())?.status, { timeout: 15_000 }).toBe("BUSY");

  for (const path of ["/healthz", "/readyz"]) expect((await worker.anonymous.get(path)).status).toBe(200);
  const reader = worker.anonymous.with({ authorization: "Bearer metrics-of-a-worker" });
  expect((await reader.get("/metrics")).status).toBe(200);
  for (const path of ["/", "/docs", "/v1/countries"]) {
    const answer = await worker.anonymous.get(path);
    expect([answer.status, answer.body.code]).toEqual([404, "NOT_FOUND"]);
  }
});
