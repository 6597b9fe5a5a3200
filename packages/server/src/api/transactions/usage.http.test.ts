import type { Schemas } from "@callwright/sdk/contract";
import { afterAll, expect, it } from "vitest";

import { callPlaces, makeItem, numberEnding, watchCalls } from "../../engine/testing/callCenter.ts";
import { people } from "../../testing/people.ts";
import { startTestServer } from "../../testing/startTestServer.ts";

const server = await startTestServer();
afterAll(() => server[Symbol.asyncDispose]());
const seller = await server.signIn(people.seller);
const latest = async () =>
  (await seller.get<Schemas["TransactionList"]>("/v1/transactions?perPage=1")).body.items[0] as Schemas["Transaction"];
const minutesLeft = async () => {
  const { body } = await seller.get<Schemas["CurrentUser"]>("/v1/users/profile/me");
  return body.sellerCompanies[0]!.subscription!.remaining.minutes;
};

async function call(ending: string): Promise<void> {
  await using calls = watchCalls(server);
  const item = await makeItem(seller, { phoneNumber: numberEnding(ending) });
  const { body } = await seller.post<Schemas["StartCallsResult"]>("/v1/calls/start", { phoneBookIds: [item.id] });
  await calls.untilEnded(body.items.flatMap(({ callId }) => callId ?? []));
}

it("B-USAGE-01 R-24 R-56 a call paid by free minutes is among the transactions, and takes nothing from the balance", async () => {
  const [before, left] = [await latest(), await minutesLeft()];
  expect(left).toBeGreaterThan(5);
  await call("44");
  const transaction = await latest();
  expect(transaction.id).not.toBe(before.id);
  expect(transaction).toMatchObject({ type: "SPEND", status: "COMPLETED", amount: 0, balance: before.balance });
  expect(transaction.freeMinutes).toBeGreaterThan(0);
  expect(transaction.description).toMatch(new RegExp(`^Call to .*, ${transaction.freeMinutes} min$`));
  expect(await minutesLeft()).toBe(left - transaction.freeMinutes);
});

it("R-24 a call that nobody answers leaves no trace in the usage", async () => {
  const before = await latest();
  await call("01");
  expect((await latest()).id).toBe(before.id);
});

it("R-24 a call that money pays for has used no free minutes", async () => {
  const places = callPlaces(server, seller);
  await places.useUpFreeMinutes();
  await places.payIn(10);
  await call("44");
  const { amount, freeMinutes } = await latest();
  expect(amount).toBeGreaterThan(0);
  expect(freeMinutes).toBe(0);
});
