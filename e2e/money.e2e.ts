import { createClient } from "@callwright/sdk";
import type { Page } from "playwright-core";
import { afterAll, describe, expect, inject, test } from "vitest";

import { axeFindings } from "./axe.ts";
import { press, typeInto } from "./keyboard.ts";
import { newSeller } from "./newSeller.ts";
import { arrive, closeBrowser, newPerson } from "./person.ts";

afterAll(closeBrowser);

const amount = (page: Page) => page.getByRole("textbox", { name: "Amount in US dollars" });
const balanceOf = (page: Page, card = "Balance") => page.getByRole("region", { name: card, exact: true });
/** Signs in a seller who has completed the welcome dialog, and opens their plan. */
async function toPlans(page: Page, email: string): Promise<void> {
  await arrive(page, email);
  await page.getByRole("button", { name: "Skip" }).click();
  await page.goto("/company/plans");
  await page.getByText("Active plan").waitFor();
}

/** Begins to add balance on the plans page, and returns the payment window. */
async function wishFor(page: Page, dollars: string): Promise<Page> {
  await page.getByRole("button", { name: "Add balance" }).click();
  const modal = page.getByRole("dialog", { name: "Add balance" });
  await amount(page).fill(dollars);
  const [checkout] = await Promise.all([
    page.waitForEvent("popup"),
    modal.getByRole("button", { name: "Add balance" }).click(),
  ]);
  await checkout.getByRole("heading", { name: "Add balance" }).waitFor();
  return checkout;
}

/** Adds money to a seller's balance, with a regular payment but without a browser window. */
async function payIn(page: Page, email: string, dollars: number): Promise<void> {
  const client = createClient({ baseUrl: inject("productUrl") });
  client.session.start(await client.call("login", { body: { email, password: "Callwright1" } }));
  await page.goto((await client.call("createDeposit", { body: { amount: dollars } })).data.link);
  await page.getByRole("button", { name: /^Pay / }).click();
  await page.waitForURL("**/company/plans*");
}

describe("a manager looks after companies' money", () => {
  test("B-BAL-01 B-BAL-02 B-BAL-05 B-BAL-12 chooses the company, pays for it, and sees it arrive in both windows", async () => {
    const { page, complaints } = await newPerson();
    await arrive(page, "admin@callwright.test");
    await page.getByRole("link", { name: "Balance" }).click();
    await page.getByRole("heading", { name: "Balance", level: 1 }).waitFor();
    await page.getByText("Choose a company first").first().waitFor();

    await page.getByRole("button", { name: /Choose a company/ }).click();
    await page.getByRole("combobox", { name: "Search" }).fill("kavala");
    await page.getByRole("option", { name: "Kavala Ceramics Studio" }).click();
    const held = balanceOf(page, "Current balance");
    await held.getByText(/^\$[\d,]+\.\d\d$/).waitFor();
    const before = Number((await held.getByText(/^\$[\d,]+\.\d\d$/).textContent())?.replace(/[$,]/g, ""));

    await page.getByRole("button", { name: "$25", exact: true }).click();
    const [checkout] = await Promise.all([
      page.waitForEvent("popup"),
      page.getByRole("button", { name: "Add balance" }).click(),
    ]);
    await checkout.getByRole("button", { name: "Pay $25.00" }).click();
    const after = `$${(before + 25).toFixed(2)}`;
    await checkout.getByText("Payment completed").waitFor();
    await balanceOf(checkout, "Current balance").getByText(after, { exact: true }).waitFor();
    // The URL no longer contains the result, but still contains the company.
    await checkout.waitForURL((url) => !url.searchParams.has("deposit") && url.searchParams.has("sellerCompanyId"));
    await held.getByText(after, { exact: true }).waitFor();
    expect(await page.getByText("Finish the payment").count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  test("B-BAL-08 B-BAL-10 B-BAL-15 looks back by months and years, and at what failed", async () => {
    const { page, complaints } = await newPerson();
    await arrive(page, "rep@callwright.test", "/balance");
    await page.getByRole("button", { name: /Choose a company/ }).click();
    await page.getByRole("option", { name: "Aegean Olive Trading" }).click();
    const history = page.getByRole("table", { name: "Balance history" }).getByRole("row");
    await page.locator("svg clipPath").first().waitFor({ state: "attached" });
    expect(await history.count()).toBe(31);
    await page.getByRole("radio", { name: "Monthly" }).click();
    await expect.poll(() => history.count()).toBe(13);
    await page.getByRole("button", { name: "Type", exact: true }).first().click();
    await page.getByRole("option", { name: "Deposit" }).click();
    await page.keyboard.press("Escape");
    await expect.poll(() => page.locator("[data-row-id]").getByText(/^−/).count()).toBe(0);
    const { search } = new URL(page.url());
    expect(search).toContain("period=MONTHLY");
    expect(search).toContain("DEPOSIT");
    await page.reload();
    await page.getByRole("button", { name: /Type Deposit/ }).waitFor();
    expect(complaints).toEqual([]);
  });
});

describe("a seller pays for calls", () => {
  test("R-05 A-LAYOUT-20 B-BAL-12 B-USAGE-01 is led there when money is low; declines, pays, and finds both in the usage", async () => {
    const { email } = await newSeller("Gizem");
    const { page, complaints } = await newPerson();
    await arrive(page, email);
    await page.getByRole("button", { name: "Skip" }).click();
    await page.getByRole("link", { name: "Your balance is low." }).click();
    await page.waitForURL("**/company/plans");

    const declined = await wishFor(page, "12.50");
    await declined.getByRole("button", { name: "Decline" }).click();
    await declined.getByText("The payment was not made").waitFor();
    await declined.waitForURL((url) => url.search === "");
    await balanceOf(declined).getByText("$0.00", { exact: true }).waitFor();
    await declined.close();

    const paid = await wishFor(page, "50");
    await paid.getByRole("button", { name: "Pay $50.00" }).click();
    await paid.getByText("Payment completed").waitFor();
    await balanceOf(page).getByText("$50.00", { exact: true }).waitFor();
    await page.getByRole("link", { name: "Your balance is low." }).waitFor({ state: "detached" });

    await page.getByRole("link", { name: "Usage" }).click();
    await page.getByRole("row", { name: /Failed \+\$12\.50/ }).waitFor();
    await page.getByRole("row", { name: /Completed \+\$50\.00 \$50\.00/ }).waitFor();
    expect(complaints).toEqual([]);
  });

  test("B-PLAN-04 B-PROMO-01 B-PROMO-02 redeems a promo code by keyboard; a used and an unknown one say why not", async () => {
    const { email } = await newSeller("Hande");
    const { page } = await newPerson();
    await toPlans(page, email);
    const code = page.getByRole("textbox", { name: "Promo code" });
    await press(page, page.getByRole("button", { name: "Apply" }));
    await page.getByText("Promo code is required").waitFor();
    await typeInto(page, code, " welcome10 ");
    await page.keyboard.press("Enter");
    await page.getByText("Promo code applied", { exact: true }).waitFor();
    await balanceOf(page).getByText("$10.00", { exact: true }).waitFor();
    await typeInto(page, code, "WELCOME10");
    await page.keyboard.press("Enter");
    await page.getByText("This promo code was applied already.").waitFor();
    await typeInto(page, code, "NEVERWAS");
    await page.keyboard.press("Enter");
    await page.getByText("This promo code does not exist.").waitFor();
    await balanceOf(page).getByText("$10.00", { exact: true }).waitFor();
  });

  test("B-PLAN-06 B-PLAN-07 B-PLAN-08 R-34 upgrades as far as the balance reaches, and downgrades again", async () => {
    const { email } = await newSeller("Ipek");
    const { page, complaints } = await newPerson();
    await toPlans(page, email);
    await payIn(page, email, 40);
    await balanceOf(page).getByText("$40.00", { exact: true }).waitFor();

    await page.getByRole("button", { name: "Upgrade to Starter" }).click();
    const upgrade = page.getByRole("alertdialog", { name: "Upgrade to Starter" });
    await upgrade.getByText("$29.00 is charged to your balance now.").waitFor();
    await upgrade.getByRole("button", { name: "Upgrade" }).click();
    await page.getByText("Your subscription has been successfully updated!").waitFor();
    await balanceOf(page).getByText("$11.00", { exact: true }).waitFor();
    const plan = page.getByRole("region", { name: "Active plan" });
    await plan.getByText("Starter").waitFor();
    await plan.getByText("60 of 60").waitFor();
    expect(await axeFindings(page)).toEqual([]);

    await page.getByRole("button", { name: "Upgrade to Growth" }).click();
    const tooLittle = page.getByRole("alertdialog", { name: "You need more balance for the Growth plan" });
    await tooLittle.getByText(/Add at least \$68\.00 first/).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await tooLittle.getByRole("button", { name: "Add balance" }).click();
    expect(await amount(page).inputValue()).toBe("68");
    await page.keyboard.press("Escape");

    await page.getByRole("button", { name: "Downgrade to Free" }).click();
    const downgrade = page.getByRole("alertdialog", { name: "Downgrade to Free" });
    await downgrade.getByText("Nothing is charged.").waitFor();
    await downgrade.getByRole("button", { name: "Downgrade" }).click();
    await plan.getByText("Free", { exact: true }).waitFor();
    await balanceOf(page).getByText("$11.00", { exact: true }).waitFor();
    expect(complaints).toEqual([]);
  });

  test("B-PLAN-12 B-PLAN-13 a plan's limit stops what is beyond it, and says what would help", async () => {
    const { email, client } = await newSeller("Jale");
    const make = (nth: number) => client.call("createProduct", { body: { name: `Product ${nth}` } });
    let within = 0;
    while (
      await make(within).then(
        () => true,
        () => false,
      )
    )
      within += 1;
    expect(within).toBe((await client.call("getProfile")).sellerCompanies[0]?.subscription?.limits.limitProduct);
    const count = async () => (await client.call("listProducts", { query: { perPage: 1 } })).metaData.totalCount;
    const before = await count();

    const { page } = await newPerson();
    await arrive(page, email);
    await page.getByRole("button", { name: "Skip" }).click();
    await page.goto("/products");
    await page.getByRole("button", { name: "Add New Product" }).first().click();
    await page.getByRole("textbox", { name: "Name" }).fill("One too many");
    await page.getByRole("button", { name: "Create", exact: true }).click();
    await page
      .getByRole("alert")
      .getByText(/upgrade your plan/i)
      .first()
      .waitFor();
    expect(await count()).toBe(before);
  });
});

test.each([
  ["light", 1440],
  ["dark", 1440],
  ["light", 390],
  ["dark", 390],
] as const)("axe finds nothing where money is, in %s at %i px, and nothing sticks out", async (colorScheme, width) => {
  const look = { colorScheme, viewport: { width, height: 844 } };
  const { page } = await newPerson(look);
  await arrive(page, "master@callwright.test", "/company/plans");
  await page.getByText("Active plan").waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await fits(page, width);
  await page.getByRole("button", { name: "Add balance" }).click();
  await page.getByRole("dialog", { name: "Add balance" }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.goto("/company/usage");
  await page.locator("[data-row-id]").first().waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await fits(page, width);

  const { page: managers } = await newPerson(look);
  await arrive(managers, "admin@callwright.test", "/balance");
  await managers.locator("[data-row-id]").first().waitFor();
  expect(await axeFindings(managers)).toEqual([]);
  await managers.getByRole("button", { name: /Choose a company/ }).click();
  await managers.getByRole("option", { name: "Aegean Olive Trading" }).click();
  await managers.locator("svg clipPath").first().waitFor({ state: "attached" });
  expect(await axeFindings(managers)).toEqual([]);
  await fits(managers, width);
});

async function fits(page: Page, width: number): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
}
