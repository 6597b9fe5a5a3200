import { afterAll, describe, expect, inject, test } from "vitest";

import { addToCallCenter, type Callee, connect } from "./callList.ts";
import { arrive, closeBrowser, newPerson } from "./person.ts";

afterAll(closeBrowser);

const seller = "seller@callwright.test";
const home = inject("slowProductUrl");
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A person who answers and talks. */
const callee = (customer: string, digit: number): Callee => ({
  customer,
  country: "NO",
  timeZone: "Europe/Oslo",
  name: "Solveig",
  surname: "Dahl",
  phoneNumber: `+472286${digit}144`,
});

async function startCall(customer: string, digit: number): Promise<string> {
  const client = await connect(seller, home);
  const phoneBookIds = await addToCallCenter(client, [callee(customer, digit)]);
  const { items } = await client.call("startCalls", { body: { phoneBookIds } });
  return items[0]?.callId ?? "";
}

describe("a call on the line", () => {
  test("is watched word by word and hung up; what was said until then is kept", async () => {
    const { page, complaints } = await newPerson({ baseURL: home });
    await arrive(page, seller);
    const callId = await startCall("Osprey Linen", 5);
    await page.getByRole("link", { name: "Live calls" }).click();
    const row = page.locator("[data-row-id]").filter({ hasText: "Osprey Linen" });
    await row.getByText("In Progress").waitFor();
    await row.getByText("Assistant").waitFor();
    await row.click();
    const call = page.getByRole("dialog", { name: "Solveig Dahl" });
    await call.getByText("Live", { exact: true }).waitFor();
    // The first turn grows while the reader watches.
    const first = call.getByRole("listitem").first().getByRole("paragraph");
    const begun = (await first.textContent()) ?? "";
    await expect.poll(async () => (await first.textContent())?.length).toBeGreaterThan(begun.length);
    expect(await first.textContent()).toContain(begun);

    await call.getByRole("button", { name: "Hang up" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Hang up" }).click();
    await call.getByRole("button", { name: "Open call" }).click();
    await page.getByRole("heading", { name: "My Calls", level: 1 }).waitFor({ state: "attached" });
    const detail = page.getByRole("dialog");
    await detail.getByText("Somebody of your company hung up.").waitFor();
    await detail.getByRole("paragraph").filter({ hasText: begun }).first().waitFor();
    const { status, conversation } = await (await connect(seller, home)).call("getCall", { path: { id: callId } });
    expect(status).toBe("COMPLETED");
    expect(conversation.length).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
  });

  test("is read along on a phone, in its place among all calls", async () => {
    const { page, complaints } = await newPerson({ ...phone, baseURL: home });
    await arrive(page, seller);
    const callId = await startCall("Merlin Linen", 6);
    await page.goto(`/all-calls?openCallId=${callId}`);
    const detail = page.getByRole("dialog");
    await detail.getByText("Live", { exact: true }).waitFor();
    await detail.locator("li p").first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(complaints).toEqual([]);
  });

  test("is stepped into by whoever leads the company: heard, told a sentence, handed over; all of it stays with the call", async () => {
    const { page, complaints } = await newPerson({ baseURL: home });
    await arrive(page, "master@callwright.test");
    const callId = await startCall("Heron Linen", 7);
    await page.goto(`/live-calls?openCallId=${callId}`);
    const call = page.getByRole("dialog", { name: "Solveig Dahl" });
    await call.getByRole("button", { name: "Listen" }).click();
    await call.getByText(/^You hear the call/).waitFor();

    await call.getByRole("button", { name: "Say", exact: true }).click();
    const sentence = "The first pallet can leave on Monday.";
    await call.getByRole("textbox", { name: "What the assistant says next" }).fill(sentence);
    await page.keyboard.press("Enter");
    await call.getByRole("list", { name: "What people did" }).getByText(sentence).waitFor();
    await call.getByRole("paragraph").getByText(sentence).first().waitFor();

    await call.getByRole("button", { name: "Hand over" }).click();
    const dialog = page.getByRole("dialog", { name: "Hand the call over" });
    await dialog.getByRole("textbox", { name: "Your number for calls that are handed over" }).fill("+47 22 86 01 44");
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.getByRole("button", { name: /^Hand over to/ }).click();
    await call.getByRole("button", { name: "Open call" }).click();

    const detail = page.getByRole("dialog");
    const did = detail.getByRole("list", { name: "What people did" });
    for (const words of [/ listened$/, sentence, / handed the call over to /]) await did.getByText(words).waitFor();
    const { conversation } = await (await connect(seller, home)).call("getCall", { path: { id: callId } });
    expect(conversation.map(({ content }) => content)).toContain(sentence);
    expect(conversation.at(-1)?.content).toContain("I am putting you through to");
    expect(complaints).toEqual([]);
  });
});
