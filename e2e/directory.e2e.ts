import { type CallwrightClient, createClient } from "@callwright/sdk";
import type { Locator, Page } from "playwright-core";
import { afterAll, describe, expect, inject, test } from "vitest";

import { axeFindings } from "./axe.ts";
import { press, take, typeInto } from "./keyboard.ts";
import { newSeller } from "./newSeller.ts";
import { arrive, closeBrowser, logIn, newPerson } from "./person.ts";

afterAll(closeBrowser);

const admin = "admin@callwright.test";
const row = (page: Page, text: string) => page.locator("[data-row-id]").filter({ hasText: text });
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const inDialog = (page: Page, name: string) => page.getByRole("dialog").getByRole("button", { name, exact: true });
describe("an admin", () => {
  test("keeps the catalogue that every company can sell from (B-ROUTE-02, B-PROD-02, B-PROD-11, B-PROD-12, B-PROD-20, B-ROLE-02)", async () => {
    const { page, complaints } = await newPerson();
    await arrive(page, admin);
    await page.getByRole("link", { name: "Products" }).click();
    await page.getByRole("heading", { name: "Products", level: 1 }).waitFor();
    await page.getByRole("button", { name: "Add New Product" }).click();
    const add = dialog(page, "Add New Product");
    await add.getByRole("button", { name: "Create" }).click();
    await add.getByText("Please enter a product name").waitFor();
    await add.getByLabel("Name").fill("Walnut Spoons");
    await add.getByRole("button", { name: /Sector/ }).click();
    await page.getByRole("combobox", { name: "Search" }).fill("furn");
    await page.getByRole("option", { name: "Furniture" }).click();
    await add.getByRole("button", { name: "Create" }).click();
    await page.getByText("Create product is successfully").waitFor();
    await row(page, "Walnut Spoons").getByText("-", { exact: true }).waitFor();

    await row(page, "Walnut Spoons").click();
    await dialog(page, "Edit Product").getByLabel("HS Code").fill("441990");
    await inDialog(page, "Save").click();
    await page.getByText("Update product is successfully").waitFor();
    await row(page, "Walnut Spoons").getByText("441990").waitFor();

    // The company's own products are a different list, which does not contain it.
    await page.getByRole("button", { name: "Seller", exact: true }).click();
    await page.getByRole("option", { name: "Aegean Olive Trading" }).click();
    await page.keyboard.press("Escape");
    await row(page, "Black Gemlik Olives").waitFor();
    expect(await row(page, "Walnut Spoons").count()).toBe(0);
    expect(new URL(page.url()).search).toContain("sellerCompanyId=");
    expect(complaints).toEqual([]);
  });

  test("adds people by the rules of their role, with a company made in between (B-USER-09, B-USER-11, B-USER-12, B-USER-13, B-USER-14, B-USER-21, B-USER-22)", async () => {
    const { page, complaints } = await newPerson();
    await arrive(page, admin);
    await page.getByRole("link", { name: "Users" }).click();
    await page.getByRole("heading", { name: "Users", level: 1 }).waitFor();
    await page.getByRole("button", { name: "Add New User" }).click();
    const add = dialog(page, "Add New User");
    expect(await add.getByRole("button", { name: /Choose a role first/ }).isDisabled()).toBe(true);
    await add.getByLabel("Name", { exact: true }).fill("Ada");
    await add.getByLabel("Surname").fill("Byron");
    await add.getByLabel("Email").fill("ada@byron.test");
    await add.getByLabel("Password", { exact: true }).fill("Callwright1");
    await add.getByRole("button", { name: "Create", exact: true }).click();
    await add.getByText("Role is required").waitFor();
    await add.getByText("Company is required").waitFor();

    await pick(page, /Role/, "Seller");
    await page.getByText("Create New Company").click();
    const company = dialog(page, "Create New Company");
    await company.getByLabel("Company name").fill("Analytical Engines");
    await company.getByLabel("Website").fill("http://analytical-engines.example");
    await company.getByRole("button", { name: /Country/ }).click();
    await page.getByRole("combobox", { name: "Search" }).fill("United King");
    await page.getByRole("option", { name: /United Kingdom/ }).click();
    await company.getByRole("button", { name: "Create" }).click();
    await page.getByText("Company created successfully").waitFor();
    await add
      .getByRole("button", { name: /Seller company/ })
      .getByText("Analytical Engines")
      .waitFor();
    await add.getByRole("button", { name: "Create", exact: true }).click();
    await page.getByText("User created successfully").waitFor();
    await row(page, "ada@byron.test").getByText("Analytical Engines").waitFor();

    // A seller has one company; a person who becomes a master account may have several.
    await row(page, "ada@byron.test").getByRole("button", { name: "Edit Ada Byron" }).click();
    await pick(page, /Role/, "Master Account");
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /Seller Companies/ })
      .click();
    await page.getByRole("option", { name: "Bosphorus Textiles" }).click();
    await page.keyboard.press("Escape");
    await inDialog(page, "Save").click();
    await page.getByText("User updated successfully.").waitFor();
    await row(page, "ada@byron.test").getByText("Analytical Engines, Bosphorus Textiles").waitFor();

    const { page: hers } = await newPerson();
    await logIn(hers, "ada@byron.test");
    expect(complaints).toEqual([]);
  });

  test("sees whom somebody works for and what was called for them, and goes on to the company (B-UDET-01, B-UDET-02, B-UDET-03, B-UDET-04, B-UDET-05, R-03, R-25)", async () => {
    const { page, complaints } = await newPerson();
    await arrive(page, admin, "/users?text=free@callwright.test");
    await row(page, "free@callwright.test").click();
    await page.getByRole("heading", { name: "User Detail", level: 1 }).waitFor();
    await expect.poll(() => page.title()).toBe("Baran Demir · Callwright");
    await page.getByRole("tab", { name: "Call History" }).click();
    const sellers = page.locator("[data-row-id]").getByText("Bosphorus Textiles");
    await sellers.first().waitFor();
    expect(await sellers.count()).toBe(await page.locator("[data-row-id]").count());
    await page.reload();
    await page.getByRole("tab", { name: "Call History", selected: true }).waitFor();
    await page.getByRole("tab", { name: "Company Info" }).click();
    await page.getByRole("button", { name: "Detail Bosphorus Textiles" }).click();
    await page.waitForURL("**/company?id=*");
    await page.getByRole("dialog").getByText("Bosphorus Textiles").first().waitFor();
    await page.goBack();
    await page.getByRole("button", { name: "Back" }).click();
    await page.waitForURL("**/potential-customers");
    expect(complaints).toEqual([]);
  });

  test("is left alone by other admins, and deletes who has left (B-USER-08)", async () => {
    const client = await signedIn(admin);
    const { items } = await client.call("listSellerCompanies");
    await client.call("createUser", {
      body: {
        name: "Gone",
        surname: "Tomorrow",
        email: "gone@tomorrow.test",
        password: "Callwright1",
        role: "SELLER",
        sellerCompanyIds: [items[0]!.id],
      },
    });
    const { page, complaints } = await newPerson();
    await arrive(page, admin, "/users?sortBy=role");
    await row(page, admin).getByRole("button", { name: "More" }).click();
    await page.getByRole("menuitem", { name: "Detail" }).waitFor();
    expect(await page.getByRole("menuitem").count()).toBe(1);
    await page.keyboard.press("Escape");
    await page.getByRole("searchbox", { name: "Search users" }).fill("gone@tomorrow");
    await row(page, "gone@tomorrow.test").getByRole("button", { name: "More" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await page
      .getByRole("alertdialog", { name: "Delete Gone Tomorrow" })
      .getByRole("button", { name: "Delete" })
      .click();
    await page.getByText("User deleted successfully").waitFor();
    const deleted = client.call("login", { body: { email: "gone@tomorrow.test", password: "Callwright1" } });
    await expect(deleted).rejects.toMatchObject({ status: 401 });
    expect(complaints).toEqual([]);
  });
});

test.each(["rep@callwright.test", "master@callwright.test", "seller@callwright.test"])(
  "nobody but an admin gets to the users: %s (B-ROUTE-03, B-ROUTE-04, B-ROUTE-07, R-25)",
  async (email) => {
    const { page } = await newPerson();
    await arrive(page, email);
    expect(await page.getByRole("link", { name: "Users" }).count()).toBe(0);
    for (const path of ["/users", "/users/019a9c3e-0053-7000-8000-000000000001"]) {
      await page.goto(path);
      await page.waitForURL("**/dashboard");
    }
    const client = await signedIn(email);
    await expect(client.call("listUsers")).rejects.toMatchObject({ status: 403 });
  },
);

describe("a seller", () => {
  test("adds what they sell, changes it, exports it and clears it away (B-PROD-06, B-PROD-09, B-PROD-10, B-PROD-13, B-PROD-18, B-ROLE-03)", async () => {
    const { page, complaints } = await newPerson();
    await arrive(page, "seller@callwright.test");
    await page.getByRole("link", { name: "Products" }).click();
    const search = page.getByRole("searchbox", { name: "Search products" });
    // Enter creates an option that was not found.
    for (const name of ["Journey Oil One", "Journey Oil Two"]) {
      await search.fill(name);
      await page.getByRole("button", { name: `Create “${name}”` }).waitFor();
      await search.press("Enter");
      await row(page, name).waitFor();
    }
    await page.getByText("Product added successfully").first().waitFor();

    await search.fill("Journey Oil");
    await expect.poll(() => page.locator("[data-row-id]").count()).toBe(2);
    await row(page, "Journey Oil Two").getByRole("button", { name: "Edit Journey Oil Two" }).click();
    await dialog(page, "Edit Product").getByLabel("Name").fill("Journey Oil Three");
    await inDialog(page, "Save").click();
    await row(page, "Journey Oil Three").waitFor();

    await page.getByRole("checkbox", { name: /^Select all/ }).click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("toolbar").getByRole("button", { name: "Export" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.xlsx$/);
    await page.getByRole("toolbar").waitFor({ state: "detached" });

    await page.getByRole("checkbox", { name: /^Select all/ }).click();
    await page.getByRole("toolbar").getByRole("button", { name: "Delete" }).click();
    await page.getByRole("alertdialog", { name: "Delete 2 products" }).getByRole("button", { name: "Delete" }).click();
    await page.getByText("Products deleted successfully").waitFor();
    await page.reload();
    await page.getByText("No results").waitFor();
    expect(complaints).toEqual([]);
  });

  test("on the Free plan is told when it is full, and what is the catalogue's is not theirs to change (B-ROLE-05, R-30)", async () => {
    const { email, client } = await newSeller("Productive");
    const own = (nth: number) => client.call("createProduct", { body: { name: `Own product ${nth}` } });
    // Products are created until the plan's limit is reached.
    const refusals: unknown[] = [];
    for (let nth = 1; refusals.length === 0 && nth < 10; nth += 1)
      await own(nth).catch((error) => refusals.push(error));
    const reason = (refusals[0] as { problem?: { message: string } }).problem?.message ?? "";
    const { page } = await newPerson();
    await arrive(page, email);
    await page.getByRole("dialog").getByRole("button", { name: "Skip" }).click();
    await page.goto("/products");
    await row(page, "Catalogue").waitFor();
    expect(await row(page, "Catalogue").getByRole("button").count()).toBe(0);
    await page.getByRole("button", { name: "Add New Product" }).click();
    await dialog(page, "Add New Product").getByLabel("Name").fill("One too many");
    await inDialog(page, "Create").click();
    await dialog(page, "Add New Product").getByText(reason).waitFor();
  });
});

test("without a mouse: a product and a user are added (B-PROD-11, B-USER-09)", async () => {
  const { page, complaints } = await newPerson();
  await arrive(page, admin, "/products");
  await press(page, page.getByRole("button", { name: "Add New Product" }));
  await typeInto(page, dialog(page, "Add New Product").getByLabel("Name"), "Keyboard Covers");
  await page.keyboard.press("Enter");
  await page.getByText("Create product is successfully").waitFor();
  await row(page, "Keyboard Covers").waitFor();

  await page.goto("/users");
  await press(page, page.getByRole("button", { name: "Add New User" }));
  const add = dialog(page, "Add New User");
  await typeInto(page, add.getByLabel("Name", { exact: true }), "Grace");
  await typeInto(page, add.getByLabel("Surname"), "Hopper");
  await typeInto(page, add.getByLabel("Email"), "grace@hopper.test");
  await typeInto(page, add.getByLabel("Password", { exact: true }), "Callwright1");
  await press(page, add.getByRole("button", { name: /Role/ }));
  await take(page, "Representative");
  await press(page, add.getByRole("button", { name: /Seller Companies/ }));
  await take(page, "Bosphorus Textiles");
  await page.keyboard.press("Escape");
  await press(page, add.getByRole("button", { name: "Create", exact: true }));
  await page.getByText("User created successfully").waitFor();
  await row(page, "grace@hopper.test").getByText("Bosphorus Textiles").waitFor();
  expect(complaints).toEqual([]);
});

test.each([
  ["light", 1440],
  ["light", 390],
  ["dark", 1440],
  ["dark", 390],
] as const)("axe finds nothing and nothing sticks out, in %s at %i px", async (colorScheme, width) => {
  const { page } = await newPerson({ colorScheme, viewport: { width, height: 844 } });
  await arrive(page, admin, "/products");
  for (const [path, add] of [
    ["/products", "Add New Product"],
    ["/users", "Add New User"],
  ] as const) {
    if (path !== "/products") await page.goto(path);
    await page.locator("[data-row-id]").first().waitFor();
    await holds(page, width);
    await page.getByRole("button", { name: add }).click();
    await dialog(page, add).getByRole("button", { name: "Create", exact: true }).click();
    await dialog(page, add).locator("[aria-invalid=true]").first().waitFor();
    await holds(page, width);
  }
  await page.goto("/users?text=master@callwright.test");
  await row(page, "Aegean Olive Trading").getByText("Master Account").click();
  for (const name of ["Company Info", "Call History"]) {
    await page.getByRole("tab", { name }).click();
    await page.locator("[data-row-id]").first().waitFor();
    await holds(page, width);
  }
});

/** Expects that nothing overflows horizontally and that axe has no findings. */
async function holds(page: Page, width: number): Promise<void> {
  expect(await axeFindings(page), page.url()).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth), page.url()).toBe(width);
}

/** Opens a field with a short list and chooses an option. */
async function pick(page: Page, field: RegExp, option: string): Promise<void> {
  const control: Locator = page.getByRole("dialog").getByRole("button", { name: field });
  await control.click();
  await page.getByRole("option", { name: option, exact: true }).click();
}

/** A connection to the API as a user, for preparing data. */
async function signedIn(email: string): Promise<CallwrightClient> {
  const client = createClient({ baseUrl: inject("productUrl") });
  client.session.start(await client.call("login", { body: { email, password: "Callwright1" } }));
  return client;
}
