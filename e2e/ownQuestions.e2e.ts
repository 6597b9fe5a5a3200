import { afterAll, expect, test } from "vitest";

import { addToCallCenter, connect } from "./callList.ts";
import { arrive, closeBrowser, newPerson } from "./person.ts";

afterAll(closeBrowser);

const seller = "seller@callwright.test";
const question = "Do you sell sea salt yourselves?";

test("a question that a seller adds to a product is asked in the next call, and a person can answer it", async () => {
  const client = await connect(seller);
  const [phoneBookId = ""] = await addToCallCenter(client, [
    {
      customer: "Avocet Salt House",
      country: "NO",
      timeZone: "Europe/Oslo",
      name: "Solveig",
      surname: "Berg",
      phoneNumber: "+4722869112",
    },
  ]);
  const { product } = await client.call("getPhoneBook", { path: { id: phoneBookId } });
  const { questions: before } = await client.call("getProduct", { path: { id: product?.id ?? "" } });
  const { page, complaints } = await newPerson();
  await arrive(page, seller, `/products?openProductId=${product?.id}`);
  const form = page.getByRole("dialog");
  await form.getByRole("button", { name: /^Questions of your own/ }).click();
  await form.getByRole("button", { name: "Add question" }).click();
  await form
    .getByRole("textbox", { name: /^Question \d/ })
    .last()
    .fill(question);
  await form.getByRole("button", { name: "Save" }).click();
  await page.getByText("Update product is successfully").waitFor();

  const { items } = await client.call("startCalls", { body: { phoneBookIds: [phoneBookId] } });
  const id = items[0]?.callId ?? "";
  const answers = async () => (await client.call("getCall", { path: { id } })).reading?.questions ?? [];
  await expect.poll(answers, { timeout: 150_000, interval: 1_000 }).toHaveLength(before.length + 1);
  await client.call("updateProduct", { path: { id: product?.id ?? "" }, body: { questions: before } });

  await page.goto(`/all-calls?openCallId=${id}`);
  const detail = page.getByRole("dialog");
  const reading = detail.getByRole("region", { name: "What it came to" });
  await reading.getByText(question).waitFor();
  await reading.getByRole("button", { name: `Set the answer: ${question}` }).click();
  await reading.getByRole("group", { name: question }).getByRole("button", { name: "No" }).click();
  await reading.getByText(/^Answered by/).waitFor();
  expect((await answers()).at(-1)?.setAnswer?.value).toBe(false);
  expect(complaints).toEqual([]);
});
