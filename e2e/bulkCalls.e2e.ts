import type { Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";

import { addToCallCenter, type Callee, connect } from "./callList.ts";
import { tabTo } from "./keyboard.ts";
import { arrive, closeBrowser, newPerson } from "./person.ts";

afterAll(closeBrowser);

const seller = "seller@callwright.test";
const toolbar = (page: Page) => page.getByRole("toolbar");
const box = (page: Page, customer: string) => page.getByRole("checkbox", { name: `Select ${customer}` });

/** A person in each of three time zones, whose lines are all busy, so that no call takes long. */
const callees = (team: string): Callee[] => [
  { ...lone, customer: `${team} Oslo`, country: "NO", timeZone: "Europe/Oslo", phoneNumber: "+4722860100" },
  { ...lone, customer: `${team} Chicago`, country: "US", timeZone: "America/Chicago", phoneNumber: "+13125550100" },
  { ...lone, customer: `${team} Tokyo`, country: "JP", timeZone: "Asia/Tokyo", phoneNumber: "+81662271800" },
];
const lone = { name: "Kim", surname: "Lund" };

/** The call center of the demo's paying company, filtered to the customers of one journey. */
async function openCallCenter(page: Page, team: string): Promise<void> {
  await addToCallCenter(await connect(seller), callees(team));
  await arrive(page, seller);
  await page.getByRole("link", { name: "Call Center" }).click();
  await page.getByRole("searchbox", { name: "Search call center" }).fill(team);
  await expect.poll(() => page.locator("[data-row-id]").count()).toBe(3);
}

describe("several call center items at once", () => {
  test("A-CC-07 A-CALLMSG-11 are called now after a question, and the calls go their way", async () => {
    const { page, complaints } = await newPerson();
    await openCallCenter(page, "Lumen");
    expect(await toolbar(page).count()).toBe(0);
    await box(page, "Lumen Oslo").click();
    await box(page, "Lumen Tokyo").click();
    await toolbar(page).getByText("2 selected").waitFor();
    await toolbar(page).getByRole("button", { name: "Call Now" }).click();
    const question = page.getByRole("dialog", { name: "Call 2 contacts now" });
    await question.getByText(/free minutes|a started minute/).waitFor();
    await question.getByRole("button", { name: "Cancel" }).click();
    await toolbar(page).getByText("2 selected").waitFor();
    await toolbar(page).getByRole("button", { name: "Call Now" }).click();
    await question.getByRole("button", { name: "Call Now" }).click();
    await page.getByText("Queued: 2").waitFor();
    await toolbar(page).waitFor({ state: "detached" });

    await page.getByRole("link", { name: "My Calls" }).click();
    await page.getByRole("searchbox", { name: "Search calls" }).fill("Lumen");
    for (const customer of ["Lumen Oslo", "Lumen Tokyo"])
      await page.getByRole("row", { name: customer }).getByText("Busy").waitFor();
    expect(await page.getByRole("row", { name: "Lumen Chicago" }).count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  test("A-CC-08 A-CALL-08 A-CALL-13 R-39 are called later, each on the customer's own clock, by keyboard", async () => {
    const { page, complaints } = await newPerson({ timezoneId: "Europe/Istanbul" });
    const nextYear = new Date().getFullYear() + 1;
    await openCallCenter(page, "Velvet");
    await tabTo(page, page.locator("[data-row-id]").first());
    await page.keyboard.press("ControlOrMeta+a");
    await toolbar(page).getByText("3 selected").waitFor();
    await tabTo(page, toolbar(page).getByRole("button", { name: "Call Later" }));
    await page.keyboard.press("Enter");
    const modal = page.getByRole("dialog", { name: "Call Selected Rows Later" });
    await modal.getByText("Each customer is called at this time in their own time zone.").waitFor();
    await modal.getByText("Velvet Tokyo, Tokyo, GMT+9").waitFor();
    await tabTo(page, modal.getByRole("spinbutton").first());
    await page.keyboard.type(`0615${nextYear}1030AM`);
    await tabTo(page, modal.getByRole("button", { name: "Schedule" }));
    await page.keyboard.press("Enter");
    await page.getByText("Calls successfully scheduled").waitFor();

    await page.getByRole("link", { name: "My Calls" }).press("Enter");
    await page.getByRole("searchbox", { name: "Search calls" }).fill("Velvet");
    await expect.poll(() => page.locator("[data-row-id]").count()).toBe(3);
    for (const [customer, zone] of [
      ["Velvet Oslo", "Europe/Oslo (GMT+2)"],
      ["Velvet Chicago", "America/Chicago (CDT)"],
      ["Velvet Tokyo", "Asia/Tokyo (GMT+9)"],
    ] as const) {
      await page.getByRole("row", { name: customer }).getByText("Scheduled").hover();
      await page.getByRole("tooltip", { name: `Jun 15, ${nextYear} 10:30 AM in ${zone}` }).waitFor();
    }
    expect(complaints).toEqual([]);
  });

  test("the toolbar comes with the first chosen row, counts, reaches for all pages, and goes with the last (A-CC-05, A-CC-06)", async () => {
    const { page } = await newPerson();
    await arrive(page, seller, "/call-center");
    const all = page.getByRole("checkbox", { name: "Select all rows on this page" });
    await all.click();
    await toolbar(page).getByText("10 selected").waitFor();
    const actions = await toolbar(page).getByRole("button").allTextContents();
    expect(actions).toEqual(expect.arrayContaining(["Call Now", "Call Later", "Export", "Delete"]));
    await toolbar(page)
      .getByRole("button", { name: /^Select all \d+/ })
      .click();
    await expect.poll(() => toolbar(page).getByRole("status").textContent()).toMatch(/^(?!10 )\d+ selected/);
    // A new search is a different list; the selection in the previous one no longer applies.
    await page.getByRole("searchbox", { name: "Search call center" }).fill("Halvorsen");
    await toolbar(page).waitFor({ state: "detached" });
    await box(page, "Halvorsen Delikatesser AS").first().click();
    await toolbar(page).getByText("1 selected").waitFor();
    await toolbar(page).getByRole("button", { name: "Clear selection" }).click();
    await toolbar(page).waitFor({ state: "detached" });
  });
});
