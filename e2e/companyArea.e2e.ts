import type { Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";

import { axeFindings } from "./axe.ts";
import { press, tabTo } from "./keyboard.ts";
import { newSeller } from "./newSeller.ts";
import { arrive, closeBrowser, newPerson } from "./person.ts";

afterAll(closeBrowser);

const tabs = (page: Page) => page.getByRole("navigation", { name: "Company area" });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Buy a number" });
const pathOf = (page: Page) => new URL(page.url()).pathname;
/** Chooses the first number of Norway and stops before the charge. */
async function chooseNumber(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Buy a number" }).first().click();
  await dialog(page)
    .getByText(/Each additional number costs \$4/)
    .waitFor();
  await dialog(page)
    .getByRole("button", { name: /Country/ })
    .click();
  await page.getByRole("option", { name: /Norway/ }).click();
  await dialog(page).getByRole("button", { name: "Continue" }).click();
  await dialog(page).getByText(/^\+47/).first().click();
  await dialog(page).getByRole("button", { name: "Continue" }).click();
  await dialog(page).getByRole("heading", { name: "Confirm the charge" }).waitFor();
}

describe("a seller's own company", () => {
  test("B-CAREA-01 B-CAREA-02 B-ROUTE-06 A-LAYOUT-15 A-LAYOUT-17 is found through the navigation, page by page", async () => {
    const { page, complaints } = await newPerson();
    await arrive(page, "seller@callwright.test");
    const settings = page.getByRole("group", { name: "Aegean Olive Trading" }).getByRole("link", { name: "Settings" });
    await settings.click();
    await page.getByRole("heading", { name: "Aegean Olive Trading", level: 1 }).waitFor();
    await page.getByText("İzmir, Türkiye").waitFor();
    expect(await tabs(page).getByRole("link").allTextContents()).toEqual([
      "Settings",
      "FAQ",
      "Plans",
      "Usage",
      "Numbers",
      "Do not call",
      "Developers",
    ]);
    for (const [tab, path] of [
      ["FAQ", "/company/faq"],
      ["Plans", "/company/plans"],
      ["Usage", "/company/usage"],
      ["Numbers", "/company/numbers"],
      ["Do not call", "/company/do-not-call"],
      ["Developers", "/company/developers"],
      ["Settings", "/company/settings"],
    ] as const) {
      await tabs(page).getByRole("link", { name: tab }).click();
      await page.locator(`[aria-current=page]:text-is("${tab}")`).first().waitFor();
      expect(pathOf(page)).toBe(path);
      expect(await settings.getAttribute("aria-current"), `Settings is lit on ${tab}`).toBe("page");
    }
    await page.getByRole("banner").getByRole("button", { name: "Seller" }).click();
    await page.getByRole("button", { name: "My Company" }).waitFor();
    expect(complaints).toEqual([]);
  });

  test("B-NUM-06 B-NUM-08 B-NUM-09 B-NUM-11 B-NUM-12 B-NUM-13 R-07 R-35 a number is refused without money, bought with it, and made the default", async () => {
    const { email } = await newSeller("Nazli");
    const { page } = await newPerson();
    await arrive(page, email, "/company/numbers");
    await page
      .getByText("There is no number assigned to you. You are using the default number in the system.")
      .waitFor();

    await chooseNumber(page);
    await dialog(page).getByText("You need more balance to purchase a number.").waitFor();
    await dialog(page)
      .getByText(/\$4\.00 is missing/)
      .waitFor();
    await dialog(page).getByRole("button", { name: "Go Back" }).click();
    await dialog(page).getByRole("radio", { checked: true }).waitFor({ state: "attached" });
    await dialog(page).getByRole("button", { name: "Continue" }).click();
    await dialog(page).getByRole("button", { name: "Add balance" }).click();
    await page.waitForURL("**/company/plans");
    await page.getByLabel("Promo code").fill("WELCOME10");
    await page.getByRole("button", { name: "Apply" }).click();
    await page.getByText("Promo code applied").waitFor();

    await tabs(page).getByRole("link", { name: "Numbers" }).click();
    await chooseNumber(page);
    await dialog(page).getByText("$4.00 will be deducted from your balance.").waitFor();
    await dialog(page).getByText("$6.00").waitFor();
    await dialog(page).getByRole("button", { name: "Purchase" }).click();
    await page.getByText("Number purchased successfully").waitFor();
    await dialog(page).waitFor({ state: "hidden" });
    const bought = page.locator("[data-row-id]").filter({ hasText: "+47" });
    await bought.getByText("Active").waitFor();

    const isDefault = bought.getByRole("switch", { name: /Default number \+47/ });
    const saved = page.waitForResponse((response) => response.request().method() === "PATCH");
    await isDefault.click({ force: true });
    expect((await saved).status()).toBe(200);
    await page.reload();
    await bought.waitFor();
    expect(await isDefault.isChecked()).toBe(true);
    await tabs(page).getByRole("link", { name: "Usage" }).click();
    await page
      .getByText(/Number \+47.*purchase fee/)
      .first()
      .waitFor();
  });

  test("B-NUM-09 a number is bought by keyboard alone, and a phone shows everything", async () => {
    const { page } = await newPerson({ viewport: { width: 390, height: 844 } });
    await arrive(page, "master@callwright.test", "/company/numbers");
    await page.locator("[data-row-id]").first().waitFor();
    const before = await page.locator("[data-row-id]").count();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await press(page, page.getByRole("button", { name: "Buy a number" }));
    const country = dialog(page).getByRole("button", { name: /Country/ });
    await tabTo(page, country);
    await page.keyboard.press("Enter");
    await page.getByRole("combobox", { name: "Search" }).fill("Norw");
    await page.getByRole("option", { name: /Norway/ }).waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect.poll(() => country.textContent()).toContain("Norway");
    await press(page, dialog(page).getByRole("button", { name: "Continue" }));
    await tabTo(page, dialog(page).getByRole("radio").first());
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowDown");
    await press(page, dialog(page).getByRole("button", { name: "Continue" }));
    await press(page, dialog(page).getByRole("button", { name: "Purchase" }));
    await page.getByText("Number purchased successfully").waitFor();
    await expect.poll(() => page.locator("[data-row-id]").count()).toBe(before + 1);
  });

  test("B-MEM-01 R-04 the people of the company are reached by their address", async () => {
    const { page } = await newPerson();
    await arrive(page, "seller@callwright.test", "/company/members");
    await page.getByRole("heading", { name: "Members", level: 2 }).waitFor();
    await page.getByRole("row").filter({ hasText: "master@callwright.test" }).getByText("Master Account").waitFor();
    expect(await tabs(page).locator("[aria-current]").count()).toBe(0);
    expect(await page.getByRole("link", { name: "Settings" }).first().getAttribute("aria-current")).toBe("page");
  });

  test("B-CAREA-03 A-ROUTE-30 who has no company sees nothing of it, and goes on at home", async () => {
    const { page, complaints } = await newPerson();
    await arrive(page, "admin@callwright.test", "/company/settings");
    await page.getByRole("heading", { name: "Dashboard", level: 1 }).waitFor();
    expect(pathOf(page)).toBe("/dashboard");
    expect(complaints).toEqual([]);
  });

  test.each(["light", "dark"] as const)("axe finds nothing on its pages in the %s", async (colorScheme) => {
    const { page } = await newPerson({ colorScheme });
    await arrive(page, "seller@callwright.test", "/company/members");
    for (const name of ["members", "numbers", "usage"]) {
      if (name !== "members") await page.goto(`/company/${name}`);
      await page.locator("[data-row-id]").first().waitFor();
      expect(await axeFindings(page), name).toEqual([]);
    }
    await page.goto("/company/numbers");
    await chooseNumber(page);
    expect(await axeFindings(page), "the charge").toEqual([]);
  });
});
