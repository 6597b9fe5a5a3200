import { once } from "node:events";

import type { Schemas } from "@callwright/sdk/contract";
import { afterAll, beforeAll, expect, it } from "vitest";

import { lockAccounts } from "../store/ledger.ts";
import { testEnv } from "../testing/databases.ts";
import { killWaiting } from "../testing/killWaiting.ts";
import { people } from "../testing/people.ts";
import { startProcess } from "../testing/startProcess.ts";
import { startTestServer, type TestServer } from "../testing/startTestServer.ts";
import { TestClient } from "../testing/TestClient.ts";
import { expireCheckouts } from "./expireCheckouts.ts";
import { deliver, startFakeStripe } from "./testing/fakeStripe.ts";

const timeout = 120_000;
const stripe = await startFakeStripe();
let server: TestServer;
let seller: TestClient;
beforeAll(async () => {
  server = await startTestServer({ env: stripe.env, processes: 1 });
  seller = await server.signIn(people.seller);
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await stripe[Symbol.asyncDispose]();
});

const balance = async () => (await seller.get<Schemas["Balance"]>("/v1/transactions/balance")).body.balance;
const statusOf = async (transactionId: string) => {
  const found = server.context.db.selectFrom("transactions").select("status").where("id", "=", transactionId);
  return (await found.executeTakeFirstOrThrow()).status;
};
/** The process that will be killed, beside the one that goes on. */
const startVictim = () => startProcess(testEnv(server.context.config.databaseUrl ?? "", stripe.env));

it(
  "kill -9 while the page of a deposit is opened: nothing is booked, and the person asks again",
  { timeout },
  async () => {
    const before = await balance();
    await using victim = await startVictim();
    const atVictim = await new TestClient(victim.url).signIn(people.seller);
    stripe.isSilent = true;
    const wish = atVictim.post("/v1/transactions/deposit", { amount: 25 }).catch(() => "interrupted");
    await expect.poll(() => stripe.checkouts.length, { timeout: 20_000 }).toBe(1);
    const exit = once(victim.child, "exit");
    victim.child.kill("SIGKILL");
    await exit;
    expect(await wish).toBe("interrupted");
    stripe.isSilent = false;

    expect((await seller.post("/v1/transactions/deposit", { amount: 25 })).status).toBe(201);
    const [abandoned, again] = stripe.checkouts;
    expect(await balance()).toBe(before);
    expect((await deliver(server.anonymous, stripe.paid(again!))).status).toBe(200);
    expect(await balance()).toBe(before + 25);

    const { clock } = server.context;
    const inTwoHours = { now: () => new Date(clock.now().getTime() + 2 * 3_600_000) };
    await expireCheckouts({ ...server.context, clock: inTwoHours });
    expect(await statusOf(abandoned!.client_reference_id)).toBe("FAILED");
    expect(await balance()).toBe(before + 25);
  },
);

it("kill -9 while a paid deposit is booked: it is booked once when Stripe says it again", { timeout }, async () => {
  const { db } = server.context;
  const companyId = (await seller.get<Schemas["CurrentUser"]>("/v1/users/profile/me")).body.sellerCompanies[0]!.id;
  const before = await balance();
  await seller.post("/v1/transactions/deposit", { amount: 40 });
  const paid = stripe.paid(stripe.checkouts.at(-1)!);

  await using victim = await startVictim();
  await db.transaction().execute(async (trx) => {
    await lockAccounts(trx, [companyId]);
    const told = deliver(new TestClient(victim.url), paid).catch(() => "interrupted");
    await killWaiting(db, victim);
    expect(await told).toBe("interrupted");
  });
  expect(await balance()).toBe(before);

  expect((await deliver(server.anonymous, paid)).status).toBe(200);
  expect((await deliver(server.anonymous, paid)).status).toBe(200);
  expect(await balance()).toBe(before + 40);
});
