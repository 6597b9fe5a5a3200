import { type CallwrightClient, createClient } from "@callwright/sdk";
import type { Locator, Page } from "playwright-core";
import { afterAll, describe, expect, inject, test } from "vitest";

import { axeFindings } from "./axe.ts";
import { press, typeInto } from "./keyboard.ts";
import { newSeller } from "./newSeller.ts";
import { arrive, closeBrowser, newPerson } from "./person.ts";

afterAll(closeBrowser);

const rep = "rep@callwright.test";
const detail = (page: Page) => page.getByRole("dialog", { name: "Company Detail" });
const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });
const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true }).click();
describe("a manager looks after the seller companies", () => {
  test("creates one, says who it is, what it sells and what it answers (B-ROUTE-05, B-COMP-02, B-COMP-03, B-COMP-16, B-COMP-17, B-FAQ-06, R-03)", async () => {
    const { page, complaints } = await newPerson();
    await arrive(page, rep);
    await page.getByRole("link", { name: "Companies" }).click();
    await page.getByRole("heading", { name: "Companies", level: 1 }).waitFor();
    await page.getByRole("button", { name: "Create", exact: true }).click();
    const create = page.getByRole("dialog", { name: "Add New Company" });
    await create.getByLabel("Company name").fill("Pamukkale Towels");
    await create.getByLabel("Website").fill("http://pamukkale-towels.example");
    await choose(page, /Country$/, "Turk", /Türkiye/);
    await choose(page, /City/, "İzm", /^İzmir$/);
    await create.getByRole("button", { name: "Create" }).click();
    await page.getByText("Company created successfully").waitFor();

    await row(page, "Pamukkale Towels").getByText("pamukkale-towels.example").waitFor();
    await row(page, "Pamukkale Towels").getByText("Pamukkale Towels").click();
    await expect.poll(() => new URL(page.url()).search).toMatch(/^\?id=/);
    await page.reload();
    await detail(page).getByRole("heading", { name: "Pamukkale Towels" }).waitFor();

    await detail(page).getByLabel("Company name").fill("Pamukkale Towels AŞ");
    await detail(page).getByRole("button", { name: "Save" }).click();
    await detail(page).getByText("At least one product is required").waitFor();
    await detail(page)
      .getByRole("button", { name: /Products/ })
      .click();
    await page.getByRole("option").first().click();
    await page.keyboard.press("Escape");
    await detail(page).getByLabel("About").fill("Pamukkale weaves towels for hotels.");
    await detail(page).getByRole("button", { name: "Save" }).click();
    await page.getByText("Company updated successfully").waitFor();
    await row(page, "Pamukkale Towels AŞ").waitFor({ state: "attached" });

    await tab(page, "Users");
    await detail(page).getByText("No users found for this company.").waitFor();
    await tab(page, "Potential Customers");
    await detail(page).getByText("No potential customers found for this company.").waitFor();
    await tab(page, "FAQ");
    await detail(page).getByText("No FAQs have been added yet.").waitFor();
    await addFaq(page, "Do you send samples?", "Yes, within a week.");
    await page.getByText("FAQ added successfully").waitFor();
    await detail(page).getByText("Yes, within a week.").waitFor();

    await detail(page).getByRole("button", { name: "Close" }).click();
    await detail(page).waitFor({ state: "detached" });
    expect(new URL(page.url()).search).toBe("");
    expect(complaints).toEqual([]);
  });

  test("sees its people and customers, and is led to one of them (B-COMP-03, B-ENT-01)", async () => {
    const { page, complaints } = await newPerson();
    await arrive(page, rep, "/company");
    await page.getByRole("searchbox", { name: "Search companies" }).fill("aegean");
    await row(page, "Aegean Olive Trading").getByText("Aegean Olive Trading").click();
    await tab(page, "Users");
    await detail(page).getByText("master@callwright.test").waitFor();
    await detail(page).getByText("Master Account", { exact: true }).waitFor();
    await tab(page, "Potential Customers");
    const customer = detail(page).locator("[data-row-id]").first();
    const name = (await customer.getByRole("rowheader").textContent()) ?? "";
    await customer.click();
    await page.waitForURL("**/potential-customers?**");
    await page.getByRole("dialog", { name }).getByRole("tab", { name: "General Info" }).waitFor();
    expect(complaints).toEqual([]);
  });

  test("creates catalogue customers, attaches them to a company and syncs their contacts (B-ATT-02, B-ATT-03, R-30)", async () => {
    const { client } = await newSeller("Catalogue");
    const { name: company } = (await client.call("listSellerCompanies")).items[0]!;
    const { page, complaints } = await newPerson();
    await arrive(page, rep, "/potential-customers");
    await page.getByRole("button", { name: "Create", exact: true }).click();
    const create = page.getByRole("dialog", { name: "Create potential customer" });
    await create.getByLabel("Name", { exact: true }).first().fill("Trondheim Hotellinnredning AS");
    await choose(create, /Country$/, "Norw", /Norway/);
    await create.getByRole("button", { name: /Products/ }).click();
    await page.getByRole("option").first().click();
    await page.keyboard.press("Escape");
    await create.getByRole("textbox", { name: "Phone number" }).fill("+4722860144");
    await create.getByRole("button", { name: "Create", exact: true }).click();
    await page.getByText("Potential Customer created successfully").waitFor();

    await page.getByRole("checkbox", { name: "Select Trondheim Hotellinnredning AS" }).click();
    await page.getByRole("toolbar").getByRole("button", { name: "Attach" }).click();
    const attach = page.getByRole("dialog", { name: "Attach 1 customer" });
    await attach.getByRole("button", { name: "Attach" }).click();
    await attach.getByText("At least one seller company is required").waitFor();
    await choose(page, /Seller companies/, company, company);
    // The first Escape clears the search, the second closes the list.
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await attach.getByRole("button", { name: "Attach" }).click();
    await page.getByText("Potential customers successfully attached to the companies").waitFor();

    await row(page, "Trondheim Hotellinnredning AS").getByRole("button", { name: "More" }).click();
    await page.getByRole("menuitem", { name: "Sync Contacts" }).click();
    await page.getByText("Successfully to sync contacts").waitFor();

    await page.goto("/company");
    await page.getByRole("searchbox", { name: "Search companies" }).fill(company);
    await page.getByRole("button", { name: `Detail of ${company}` }).click();
    await tab(page, "Potential Customers");
    await row(page, "Trondheim Hotellinnredning AS").waitFor();
    expect(complaints).toEqual([]);
  });

  test("exports and deletes several at once, after being asked (B-COMP-04, B-COMP-06, B-COMP-18)", async () => {
    const client = await signedIn(rep);
    const country = (await client.call("listCountries")).items[0]!;
    for (const name of ["Left Over Ltd", "Left Behind Ltd"]) {
      const body = { name, website: "left.example", headquarterCountryId: country.id };
      await client.call("createSellerCompany", { body });
    }
    const { page, complaints } = await newPerson();
    await arrive(page, rep, "/company");
    await page.getByRole("searchbox", { name: "Search companies" }).fill("left");
    await expect.poll(() => page.locator("[data-row-id]").count()).toBe(2);
    await page.getByRole("checkbox", { name: /^Select all/ }).click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("toolbar").getByRole("button", { name: "Export" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.xlsx$/);
    await page.getByText("2 selected").waitFor({ state: "detached" });

    await page.getByRole("checkbox", { name: /^Select all/ }).click();
    await page.getByRole("toolbar").getByRole("button", { name: "Delete" }).click();
    const question = page.getByRole("alertdialog", { name: "Delete 2 companies" });
    await question.getByRole("button", { name: "Cancel" }).click();
    await row(page, "Left Behind Ltd").waitFor();
    await page.getByRole("toolbar").getByRole("button", { name: "Delete" }).click();
    await question.getByRole("button", { name: "Delete" }).click();
    await page.getByText("The companies were deleted.").waitFor();
    await expect
      .poll(async () => (await client.call("listSellerCompanies", { query: { text: "left" } })).items)
      .toEqual([]);
    expect(complaints).toEqual([]);
  });

  test("without a mouse: finds a company, changes it and leaves", async () => {
    const client = await signedIn(rep);
    const country = (await client.call("listCountries")).items[0]!;
    const product = (await client.call("listProducts", { query: { isPublic: true } })).items[0]!;
    await client.call("createSellerCompany", {
      body: {
        name: "Keyboard Makers",
        website: "keys.example",
        headquarterCountryId: country.id,
        productIds: [product.id],
      },
    });
    const { page, complaints } = await newPerson();
    await arrive(page, rep);
    await press(page, page.getByRole("link", { name: "Companies" }));
    await page.locator("[data-row-id]").first().waitFor();
    await page.keyboard.press("/");
    await page.keyboard.type("keyboard makers");
    await expect.poll(() => page.locator("[data-row-id]").count()).toBe(1);
    await press(page, page.locator("[data-row-id]"));
    await typeInto(page, detail(page).getByLabel("About"), "Keys for every language.");
    await press(page, detail(page).getByRole("button", { name: "Save" }));
    await page.getByText("Company updated successfully").waitFor();
    await page.keyboard.press("Escape");
    await detail(page).waitFor({ state: "detached" });
    expect(complaints).toEqual([]);
  });

  test.each(["light", "dark"] as const)(
    "axe finds nothing, and a phone holds all of it, in %s",
    async (colorScheme) => {
      const { page } = await newPerson({ colorScheme });
      await arrive(page, rep, "/company");
      await page.locator("[data-row-id]").first().waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole("searchbox", { name: "Search companies" }).fill("aegean");
      await expect.poll(() => page.locator("[data-row-id]").count()).toBe(1);
      await page.locator("[data-row-id]").click();
      for (const name of ["Company Info", "Users", "Potential Customers", "FAQ"]) {
        await tab(page, name);
        await detail(page).locator("[aria-busy=true]").waitFor({ state: "detached" });
        expect(await axeFindings(page), name).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(390);
      }
    },
  );
});

describe("a seller and their own company", () => {
  test("is sent to the dashboard from the managers' list (B-ROUTE-07, A-ROUTE-26)", async () => {
    const { page } = await newPerson();
    await arrive(page, "seller@callwright.test", "/company");
    await page.waitForURL("**/dashboard");
  });

  test("changes its settings (B-CSET-02, B-CSET-04, B-CSET-05, B-CSET-06)", async () => {
    const { email } = await newSeller("Settings");
    const { page, complaints } = await newPerson();
    await arrive(page, email, "/company/settings");
    const name = page.getByLabel("Company name");
    await name.fill("Settings & Sons");
    await page.getByLabel("Website").fill("");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("Website is required!").waitFor();
    await page.getByLabel("Website").fill("settings.example");
    await choose(page, /Country$/, "Turk", /Türkiye/);
    await choose(page, /City/, "İst", /^Istanbul$/);
    await page.getByRole("button", { name: /Currency/ }).click();
    await page.getByRole("option", { name: /Turkish lira/ }).click();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("Your company info updated successfully.").waitFor();
    // Everything else on the page that names the company is updated.
    await page.getByRole("heading", { name: "Settings & Sons" }).waitFor();
    await page.reload();
    await expect.poll(() => name.inputValue()).toBe("Settings & Sons");
    await page.getByRole("button", { name: /City/ }).getByText("Istanbul").waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test("keeps what it answers up to date (B-FAQ-01, B-FAQ-02, B-FAQ-06, B-FAQ-07, B-FAQ-08)", async () => {
    const { email } = await newSeller("Questions");
    const { page, complaints } = await newPerson();
    await arrive(page, email, "/company/faq");
    await page.getByText("No FAQs have been added yet.").waitFor();
    const answer = "Yes: we send up to five samples of every quality, free of charge, to any address in Europe.";
    await addFaq(page, "Do you send samples?", answer);
    await page.getByText("FAQ added successfully").waitFor();
    await page.getByText(`${answer.slice(0, 80).trimEnd()}…`).waitFor();
    await page.getByText("Read more").click();
    await page.getByText(answer).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("button", { name: "Edit Do you send samples?" }).click();
    await page.getByRole("textbox", { name: "Answer" }).fill("Yes, within a week.");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("FAQ updated successfully").waitFor();
    await page.getByText("Yes, within a week.").waitFor();
    await page.getByRole("button", { name: "Delete Do you send samples?" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await page.getByText("FAQ deleted successfully").waitFor();
    await page.getByText("No FAQs have been added yet.").waitFor();
    expect(complaints).toEqual([]);
  });
});

/** Opens a field with a list, searches and chooses the result. */
async function choose(place: Page | Locator, field: RegExp, text: string, option: RegExp | string): Promise<void> {
  await place.getByRole("button", { name: field }).click();
  const page = "page" in place ? place.page() : place;
  await page.getByRole("combobox", { name: "Search" }).fill(text);
  await page.getByRole("option", { name: option }).click();
}

async function addFaq(page: Page, question: string, answer: string): Promise<void> {
  await page.getByRole("button", { name: "Add question" }).click();
  await page.getByRole("textbox", { name: "Question" }).fill(question);
  await page.getByRole("textbox", { name: "Answer" }).fill(answer);
  await page.getByRole("button", { name: "Add", exact: true }).click();
}

/** A connection to the API as a user, for preparing data. */
async function signedIn(email: string): Promise<CallwrightClient> {
  const client = createClient({ baseUrl: inject("productUrl") });
  client.session.start(await client.call("login", { body: { email, password: "Callwright1" } }));
  return client;
}
