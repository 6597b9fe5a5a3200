import { afterAll, expect, test } from "vitest";

import { addToCallCenter, type Callee, connect } from "./callList.ts";
import { arrive, closeBrowser, newPerson } from "./person.ts";

afterAll(closeBrowser);

const seller = "seller@callwright.test";
/** The number of people who are called at once. One of three undecided people says when to call again. */
const atOnce = 6;
const mostRounds = 5;

/** An undecided person. */
const callee = (nth: number): Callee => ({
  customer: `Plover Linen ${nth}`,
  country: "NO",
  timeZone: "Europe/Oslo",
  name: "Solveig",
  surname: "Dahl",
  phoneNumber: `+472286${nth}705`,
});

/** Calls people until one says when they want to be called again. */
async function findCallback(client: Awaited<ReturnType<typeof connect>>) {
  const phoneBookIds = await addToCallCenter(
    client,
    Array.from({ length: atOnce }, (_, nth) => callee(nth)),
  );
  for (let round = 0; round < mostRounds; round += 1) {
    const { items } = await client.call("startCalls", { body: { phoneBookIds } });
    const ids = items.flatMap(({ callId }) => callId ?? []);
    const read = async () => {
      const { items } = await client.call("listCalls", { query: { text: "Plover Linen", perPage: 100 } });
      return items.filter(({ id, result }) => ids.includes(id) && result !== null).length;
    };
    await expect.poll(read, { timeout: 150_000, interval: 1_000 }).toBe(ids.length);
    for (const id of ids) {
      const { reading, phoneBook } = await client.call("getCall", { path: { id } });
      const localAt = reading?.callback?.value.localAt;
      if (localAt && phoneBook) return { id, localAt, phoneBookId: phoneBook.id };
    }
  }
  throw new Error("Nobody said when to call again.");
}

test("a promised callback becomes a scheduled call at the promised time with one press", async () => {
  const client = await connect(seller);
  const { id, localAt, phoneBookId } = await findCallback(client);
  const { page, complaints } = await newPerson();
  await arrive(page, seller, `/all-calls?openCallId=${id}`);
  const detail = page.getByRole("dialog");
  await detail.getByText("Call back next month.", { exact: false }).first().waitFor();
  await detail.getByRole("button", { name: "Schedule this call" }).click();
  await detail.getByText("The call is scheduled").waitFor();
  const { items } = await client.call("listCalls", { query: { phoneBookId, statuses: ["CRON"] } });
  expect(items).toMatchObject([{ type: "CALL_LATER", localCallAt: localAt }]);
  expect(complaints).toEqual([]);
});
