import { afterAll, expect, inject, test } from "vitest";

import { axeFindings } from "./axe.ts";
import { connect } from "./callList.ts";
import { arrive, closeBrowser, newPerson, signIn } from "./person.ts";

afterAll(closeBrowser);

/** A turn of the contact late in a recorded call, with its time. */
async function remembered() {
  const client = await connect("seller@callwright.test");
  const { items } = await client.call("listCalls", { query: { statuses: ["COMPLETED"], perPage: 50 } });
  for (const { id, voiceRecord, conversation, potentialCustomerCompany } of items) {
    const turn = conversation.findLast(({ role, startSecond }) => role === "CONTACT" && startSecond > 5);
    if (voiceRecord && turn) return { id, customer: potentialCustomerCompany.name, ...turn };
  }
  throw new Error("No call of the demo was recorded.");
}

test("a seller finds a call by a sentence, plays it there, and sends a colleague the link", async () => {
  const { id, customer, content, startSecond } = await remembered();
  const words = content
    .split(/[^\p{L}\p{N}']+/u)
    .slice(0, 6)
    .join(" ")
    .trim();
  const { page, complaints } = await newPerson();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: async (text: string) => void (document.documentElement.dataset["copied"] = text) },
    });
  });
  await arrive(page, "seller@callwright.test", `/all-calls?said=${encodeURIComponent(words)}&openCallId=${id}`);
  const drawer = page.getByRole("dialog", { name: customer });
  await drawer.getByRole("searchbox", { name: "Find in conversation" }).waitFor();
  expect(await drawer.locator("mark").count()).toBeGreaterThan(0);
  expect(await axeFindings(page)).toEqual([]);
  await drawer
    .getByRole("listitem")
    .filter({ hasText: content })
    .getByRole("button", { name: /^Play from/ })
    .click();
  await drawer.getByRole("button", { name: "Pause" }).click();
  await drawer.getByRole("button", { name: "Copy link to this second" }).click();
  await page.getByText("Link copied").first().waitFor();
  const link = (await page.locator("html").getAttribute("data-copied")) ?? "";
  expect(link.startsWith(inject("productUrl"))).toBe(true);

  const colleague = await newPerson();
  await colleague.page.goto(link);
  await signIn(colleague.page, "master@callwright.test");
  const theirs = colleague.page.getByRole("dialog", { name: customer });
  const at = Number(await theirs.getByRole("slider", { name: "Position" }).getAttribute("aria-valuenow"));
  expect(at).toBeGreaterThanOrEqual(Math.floor(startSecond));

  const stranger = await newPerson();
  await arrive(stranger.page, "free@callwright.test", link);
  await stranger.page.getByText("This call is no longer there.").waitFor();
  expect(await stranger.page.getByText(customer).count()).toBe(0);
  expect([complaints, colleague.complaints]).toEqual([[], []]);
}, 90_000);
