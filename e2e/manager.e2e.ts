import type { Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";

import { arrive, closeBrowser, newPerson } from "./person.ts";

afterAll(closeBrowser);

const company = "Kavala Ceramics Studio";
const another = "00000000-0000-7000-8000-000000000000";
// The first button is meant: the column with the same name has a button to sort by it.
const filter = (page: Page) => page.getByRole("button", { name: "Seller", exact: true }).first();
const chosen = (page: Page) => page.getByRole("button", { name: `Seller ${company}`, exact: true });
const rows = (page: Page) => page.locator("[data-row-id]");

const lists = [
  { link: "Call Center", heading: "Call Center" },
  { link: "All Calls", heading: "All Calls" },
] as const;

describe("a manager among all companies", () => {
  test("A-CALLS-07 A-CALLS-08 A-CALLS-09 R-16 narrows each list to one seller company, until they leave the page", async () => {
    const { page, complaints } = await newPerson();
    await arrive(page, "rep@callwright.test");
    for (const { link, heading } of lists) {
      await open(page, link, heading);
      expect(await chosen(page).count()).toBe(0);
      const companies = await companiesShown(page);
      await choose(page);
      await expect.poll(() => companiesShown(page)).toEqual(new Set([company]));
      expect(companies).not.toEqual(new Set([company]));
      await page.reload();
      await chosen(page).waitFor();
      await expect.poll(() => companiesShown(page)).toEqual(new Set([company]));
    }
    // Customers without a company are the catalogue, which managers see first.
    await open(page, "Potential Customers", "Potential Customers");
    expect(await chosen(page).count()).toBe(0);
    await page.getByRole("row", { name: "Nordic Retail Alliance" }).waitFor();
    await choose(page);
    await page.getByRole("row", { name: "Atelier Brun SARL" }).waitFor();
    expect(await page.getByRole("row", { name: "Nordic Retail Alliance" }).count()).toBe(0);
    await open(page, "Call Center", "Call Center");
    expect(await chosen(page).count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  test.each(["seller@callwright.test", "master@callwright.test"])(
    "R-16 A-PERM-02 %s, a seller, never meets that filter, nor in an address",
    async (email) => {
      const { page } = await newPerson();
      await arrive(page, email);
      expect(await filter(page).count()).toBe(0);
      for (const path of ["/call-center", "/all-calls", "/potential-customers"]) {
        await page.goto(`${path}?sellerCompanyIds=%5B%22${another}%22%5D&sellerCompanyId=${another}`);
        await rows(page).first().waitFor();
        expect(await page.getByRole("button", { name: /^Seller/ }).count()).toBe(0);
      }
    },
  );
});

describe("the numbers that nobody calls", () => {
  test("a manager imports a register for everybody, finds it in the list, and lifts it", async () => {
    const { page, complaints } = await newPerson();
    await arrive(page, "admin@callwright.test");
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Do not call" }).click();
    await page.getByRole("heading", { name: "Do not call", level: 1 }).waitFor();
    await page.getByRole("button", { name: "Import a register" }).first().click();
    const form = page.getByRole("dialog", { name: "Import a register" });
    await form.getByText(/^No company will call the numbers/).waitFor();
    await form.getByLabel("Name of the register").fill("Robinson list");
    const lines = Array.from({ length: 2_000 }, (_, nth) => `+4479${String(nth).padStart(8, "0")}`);
    const buffer = Buffer.from(["Phone", ...lines, "nobody"].join("\n"));
    await form.locator("input[type=file]").setInputFiles({ name: "robinson.csv", mimeType: "text/csv", buffer });
    await form.getByRole("button", { name: "Import", exact: true }).click();
    await form.getByText("Robinson list is on the list").waitFor();
    await form.getByText("1 (line 2,002)").waitFor();
    await form.getByRole("button", { name: "Done" }).click();
    const row = page.getByRole("row", { name: /Robinson list/ });
    await row.getByText(/^[\d,]+ numbers\s· imported today$/).waitFor();
    await row.getByText("Everybody").waitFor();

    await row.getByRole("button", { name: /^More/ }).click();
    await page.getByRole("menuitem", { name: "Allow calls again" }).click();
    await page.getByRole("textbox", { name: "Reason" }).fill("It was the wrong one");
    await page.getByRole("button", { name: "Allow calls again" }).click();
    await page.getByText("The numbers of Robinson list may be called again").waitFor();
    await page.getByRole("radio", { name: "Lifted" }).click();
    await page.getByText("It was the wrong one").waitFor();
    expect(complaints).toEqual([]);
  });

  test("a seller has no way to it, and is led home from its address", async () => {
    const { page } = await newPerson();
    await arrive(page, "seller@callwright.test");
    expect(
      await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Do not call" }).count(),
    ).toBe(0);
    await page.goto("/do-not-call");
    await page.getByRole("heading", { name: "Dashboard", level: 1 }).waitFor();
  });
});

async function open(page: Page, link: string, heading: string): Promise<void> {
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: link, exact: true }).click();
  await page.getByRole("heading", { name: heading, level: 1 }).waitFor();
  await rows(page).first().waitFor();
}

async function choose(page: Page): Promise<void> {
  await filter(page).click();
  await page.getByRole("combobox", { name: "Search" }).fill("Kavala");
  await page.getByRole("option", { name: company }).click();
  await page.keyboard.press("Escape"); // clears the search
  await page.keyboard.press("Escape"); // closes the list
  await chosen(page).waitFor();
}

/** The companies that own the visible rows. */
async function companiesShown(page: Page): Promise<Set<string>> {
  const names = ["Aegean Olive Trading", "Bosphorus Textiles", company];
  const texts = await rows(page).allTextContents();
  return new Set(texts.map((text) => names.find((name) => text.includes(name)) ?? text));
}
