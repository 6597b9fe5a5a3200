import { once } from "node:events";

import { inject, expect, it } from "vitest";

import { createTestDatabase, testEnv } from "../testing/databases.ts";
import { people } from "../testing/people.ts";
import { startProcess } from "../testing/startProcess.ts";
import { TestClient } from "../testing/TestClient.ts";

it(
  "a server that is asked to stop says so, finishes what it has begun, ends its streams with a hint, and goes",
  { timeout: 120_000 },
  async () => {
    await using database = await createTestDatabase(inject("cluster"));
    const env = testEnv(database.url, { SHUTDOWN_DELAY_SECONDS: "2" });
    await using server = await startProcess(env);
    const anonymous = new TestClient(server.url);
    const seller = await anonymous.signIn(people.seller);
    const stream = await seller.fetch("/v1/events");
    const streamed = stream.text();

    const startedAt = performance.now();
    const exit = once(server.child, "exit") as Promise<[number | null]>;
    server.child.kill("SIGTERM");
    await expect.poll(async () => (await anonymous.get("/readyz")).status).toBe(503);
    expect((await anonymous.get("/healthz")).status, "it is up all the same").toBe(200);
    // Started while it drains: argon2 and an export are still running when the server stops accepting connections.
    const begun = await Promise.all([
      seller.post("/v1/potential-customers/bulk/export", {}),
      anonymous.post("/v1/auth/login", { email: people.seller, password: "Callwright1" }),
    ]);
    expect(begun.map(({ status }) => status)).toEqual([200, 200]);
    expect(await streamed).toMatch(/\nretry: \d+\n\n$/);
    expect((await exit)[0]).toBe(0);
    expect(performance.now() - startedAt).toBeLessThan(30_000);
    await expect(anonymous.get("/healthz"), "nobody is there any more").rejects.toThrow();
  },
);

it("requests that wait for the database when it stops are still answered", { timeout: 120_000 }, async () => {
  await using database = await createTestDatabase(inject("cluster"));
  await using server = await startProcess(testEnv(database.url));
  const seller = await new TestClient(server.url).signIn(people.seller);
  const answers = Array.from({ length: 20 }, () => seller.get("/v1/calls/history?perPage=100"));
  await answers[0];
  server.child.kill("SIGTERM");
  const settled = await Promise.allSettled(answers);
  const statuses = settled.map((one) => (one.status === "fulfilled" ? one.value.status : "refused"));
  // A connection that was not yet accepted is refused; an accepted request gets its complete response.
  expect(statuses.filter((status) => status !== 200 && status !== "refused")).toEqual([]);
  expect(statuses[0]).toBe(200);
});
