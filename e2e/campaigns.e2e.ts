import type { Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";

import { addToCallCenter, type Callee, connect } from "./callList.ts";
import { arrive, closeBrowser, newPerson } from "./person.ts";

afterAll(closeBrowser);

const seller = "seller@callwright.test";
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Three people whose lines are busy, so that no call takes long. */
const callees = (team: string, digit: number): Callee[] =>
  [1, 2, 3].map((nth) => ({
    customer: `${team} ${nth}`,
    country: "NO",
    timeZone: "Europe/Oslo",
    name: "Kim",
    surname: "Lund",
    phoneNumber: `+472286${digit}${nth}00`,
  }));

const drawer = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });
const question = (page: Page) => page.getByRole("alertdialog");

describe("a campaign", () => {
  test("is begun with a name and a pace, paused, resumed, stopped, and run again for those who were not reached", async () => {
    const { page, complaints } = await newPerson();
    await addToCallCenter(await connect(seller), callees("Kestrel", 7));
    await arrive(page, seller);
    await page.getByRole("link", { name: "Call Center" }).click();
    await page.getByRole("searchbox", { name: "Search call center" }).fill("Kestrel");
    await expect.poll(() => page.locator("[data-row-id]").count()).toBe(3);
    await page.getByRole("checkbox", { name: "Select all rows on this page" }).click();
    await page.getByRole("toolbar").getByRole("button", { name: "Call Now" }).click();
    const asked = page.getByRole("dialog", { name: "Call 3 contacts now" });
    await asked.getByRole("textbox", { name: "Campaign name" }).fill("Kestrel in autumn");
    await asked.getByRole("textbox", { name: /^Calls per minute/ }).fill("1");
    await asked.getByRole("button", { name: "Call Now" }).click();
    await page.getByRole("button", { name: "Open campaign" }).click();

    await page.getByRole("heading", { name: "Campaigns", level: 1 }).waitFor({ state: "attached" });
    const campaign = drawer(page, "Kestrel in autumn");
    await campaign.getByText("1 call a minute").waitFor();
    await campaign.getByRole("button", { name: "Pause" }).click();
    await question(page).getByRole("button", { name: "Pause" }).click();
    await campaign.getByRole("button", { name: "Resume" }).click();
    await campaign.getByRole("button", { name: "Pause" }).waitFor();
    await campaign.getByRole("button", { name: "Stop" }).click();
    await question(page)
      .getByText(/still waits? for a call/)
      .waitFor();
    await question(page).getByRole("button", { name: "Stop" }).click();
    await campaign.getByText("Stopped", { exact: true }).waitFor();
    await campaign.getByText("3 of 3").waitFor();

    await campaign.getByRole("button", { name: "Call again" }).click();
    const again = drawer(page, "Call again: Kestrel in autumn");
    await again.getByText(/^3 people were refused, not reached or not called/).waitFor();
    await again.getByRole("textbox", { name: /^Calls per minute/ }).fill("60");
    await again.getByRole("button", { name: "Call 3 people" }).click();
    await page.getByRole("button", { name: "Open campaign" }).click();
    const second = drawer(page, "Kestrel in autumn, again");
    await second.getByText("Completed", { exact: true }).waitFor();
    await second.getByRole("link", { name: "Busy: show 3 calls" }).click();

    await page.getByRole("heading", { name: "My Calls", level: 1 }).waitFor();
    await expect.poll(() => page.locator("[data-row-id]").count()).toBe(3);
    await page.locator("[data-row-id]").first().click();
    await page.getByRole("dialog").getByRole("link", { name: "Kestrel in autumn, again" }).click();
    await page.getByRole("dialog").getByRole("heading", { name: "Kestrel in autumn, again" }).waitFor();
    await page.getByText("Runs again").waitFor();
    expect(complaints).toEqual([]);
  });

  test("is looked after on a phone", async () => {
    const { page, complaints } = await newPerson(phone);
    const client = await connect(seller);
    const phoneBookIds = await addToCallCenter(client, callees("Harrier", 8));
    const name = "Harrier on the road";
    await client.call("startCalls", { body: { phoneBookIds, campaign: { name, callsPerMinute: 1 } } });
    await arrive(page, seller, "/campaigns");
    await page.locator("[data-row-id]").filter({ hasText: name }).click();
    const campaign = drawer(page, name);
    await campaign.getByText("Cost so far").waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await campaign.getByRole("button", { name: "Pause" }).click();
    await question(page).getByRole("button", { name: "Pause" }).click();
    await campaign.getByText("Paused", { exact: true }).waitFor();
    await page.goBack();
    await campaign.waitFor({ state: "detached" });
    await page.locator("[data-row-id]").filter({ hasText: name }).getByText("Paused").waitFor();
    expect(complaints).toEqual([]);
  });
});
