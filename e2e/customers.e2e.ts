import { readFile } from "node:fs/promises";

import type { Locator, Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";

import { axeFindings } from "./axe.ts";
import { press, tabTo, typeInto } from "./keyboard.ts";
import { arrive, closeBrowser, newPerson } from "./person.ts";
import { type CustomerRow, fiveHundredCustomers, sheetOf } from "./spreadsheet.ts";

const product = "Early Harvest Extra Virgin Olive Oil";

afterAll(closeBrowser);

const row = (page: Page, name: string) => page.getByRole("row", { name });
const search = (page: Page) => page.getByRole("searchbox", { name: "Search customers" });
const found = (page: Page, text: string) => page.getByText(text, { exact: true }).waitFor();
const create = (page: Page) => page.getByRole("button", { name: "Create", exact: true }).first();

async function openCustomers(page: Page, account: string): Promise<void> {
  await arrive(page, `${account}@callwright.test`);
  await page.getByRole("link", { name: "Potential Customers", exact: true }).click();
  await page.getByRole("heading", { name: "Potential Customers", level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/potential-customers");
}

async function find(page: Page, name: string): Promise<Locator> {
  await search(page).fill(name);
  await row(page, name).waitFor();
  return row(page, name);
}

describe("a seller imports 500 customers of which 7 are not right", () => {
  /** The faulty customers by their index in the list. The sheet has a header, so the first customer is in row 2. */
  const faults: [index: number, fault: Partial<CustomerRow>, column: string, reason: string][] = [
    [3, { name: "" }, "Name", "Please enter your customer name."],
    [42, { country: "Danmark-Nord" }, "Country", 'There is no country "Danmark-Nord".'],
    [99, { contactPhone: "12" }, "Contact Phone", '"12" is not a valid phone number.'],
    [177, { contactPhone: "" }, "Contact Phone", "Phone number is required!"],
    [256, { contactEmail: "mette at sundhavn" }, "Contact Email", "Invalid email!"],
    [340, { timeZone: "Mars/Base" }, "Time Zone", '"Mars/Base" is not a time zone of Denmark.'],
    [499, { website: "no website" }, "Website", "This is not a website."],
  ];
  const report = faults.map(([index, , column, reason]) => [`${index + 2}`, column, reason]);

  async function importFile(page: Page, rows: readonly CustomerRow[]): Promise<Locator> {
    await page.getByRole("button", { name: "Import", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Import Excel" });
    const [chooser] = await Promise.all([
      page.waitForEvent("filechooser"),
      dialog.getByRole("button", { name: "choose a file" }).click(),
    ]);
    await chooser.setFiles(await sheetOf(rows));
    await dialog.getByRole("button", { name: "Other file" }).waitFor();
    await dialog.getByRole("button", { name: "Import" }).click();
    return dialog;
  }

  test("B-ROUTE-01 R-44 B-PC-20 B-IMP-04 sees exactly which and why, takes the list along, and imports what was corrected", async () => {
    const { page, complaints } = await newPerson({ permissions: ["clipboard-read", "clipboard-write"] });
    await openCustomers(page, "seller");
    const good = fiveHundredCustomers(product);
    const bad = [...good];
    for (const [index, fault] of faults) bad[index] = { ...good[index]!, ...fault };

    const dialog = await importFile(page, bad);
    await dialog.getByText("7 rows were left out").waitFor();
    await found(page, "493 file created and 0 file updated");
    const shown = await dialog
      .getByRole("row")
      .evaluateAll((rows) =>
        rows.map((one) => [...one.querySelectorAll("th, td")].map(({ textContent }) => textContent)),
      );
    expect(shown).toEqual([["Row", "Column", "Reason"], ...report]);

    await dialog.getByRole("button", { name: "Copy" }).click();
    await dialog.getByRole("button", { name: "Copied" }).waitFor();
    const pasted = await page.evaluate(() => navigator.clipboard.readText());
    expect(pasted.split("\n").slice(1)).toEqual(report.map((cells) => cells.join("\t")));
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      dialog.getByRole("button", { name: "Download" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("rows-left-out.csv");
    expect(await readFile(await download.path(), "utf8")).toContain(
      '101,Contact Phone,"""12"" is not a valid phone number."',
    );
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Done" }).click();

    await search(page).fill("Sundhavn");
    await found(page, "1–25 of 493");
    await search(page).fill("Sundhavn 500");
    await page.getByRole("button", { name: "Clear filters" }).click();

    await importFile(page, good);
    await found(page, "7 file created and 493 file updated");
    await search(page).fill("Sundhavn");
    await found(page, "1–25 of 500");
    expect(complaints).toEqual([]);
  });

  test("B-PC-26 downloads the template and imports what was written into it, without a mouse", async () => {
    const { page, complaints } = await newPerson();
    await openCustomers(page, "seller");
    await press(page, page.getByRole("button", { name: "Import", exact: true }));
    const dialog = page.getByRole("dialog", { name: "Import Excel" });
    await tabTo(page, dialog.getByText("template"));
    const [download] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")]);
    expect(download.suggestedFilename()).toMatch(/\.xlsx$/);
    const template = await readFile(await download.path());
    await tabTo(page, dialog.getByRole("button", { name: "choose a file" }));
    const [chooser] = await Promise.all([page.waitForEvent("filechooser"), page.keyboard.press("Enter")]);
    await chooser.setFiles({ name: "filled.xlsx", mimeType: "", buffer: template });
    await dialog.getByRole("button", { name: "Other file" }).waitFor();
    await press(page, dialog.getByRole("button", { name: "Import" }));
    // The example row is imported like any other customer.
    await found(page, "1 file created and 0 file updated");
    expect(complaints).toEqual([]);
  });
});

describe("tags", () => {
  const pill = (within: Locator, title: string) => within.getByRole("button", { name: title, exact: true });
  const chip = (page: Page, title: string) => page.getByRole("button", { name: `Tag ${title}` }).first();

  test("B-TAG-01 B-TAG-02 B-TAG-03 B-TAG-05 B-TAG-06 B-TAG-07 B-TAG-10 B-TAG-12 B-TAG-13 are created by Enter, filter, are renamed in place and deleted", async () => {
    const { page, complaints } = await newPerson();
    await openCustomers(page, "master");
    const customer = await createCustomer(page, "Tagged Taverna");

    await (
      await find(page, customer)
    )
      .getByRole("button", { name: `Edit ${customer}` })
      .first()
      .click();
    const drawer = page.getByRole("dialog", { name: customer });
    await drawer.getByRole("button", { name: /Tags/ }).click();
    await page.keyboard.type("Harvest 2027");
    await page.getByRole("option", { name: "Create “Harvest 2027”" }).waitFor();
    await page.keyboard.press("Enter");
    await found(page, 'Tag "Harvest 2027" added successfully');
    await page.keyboard.press("Escape");
    await page.getByRole("listbox").waitFor({ state: "detached" });
    await drawer.getByRole("list", { name: "Tags" }).getByText("Harvest 2027").waitFor();
    await page.keyboard.press("Escape");
    await drawer.waitFor({ state: "detached" });

    await search(page).fill("");
    await page.waitForURL(({ searchParams }) => !searchParams.has("text"));
    await pill(row(page, customer), "Harvest 2027").click();
    await found(page, "1–1 of 1");
    await chip(page, "Harvest 2027").waitFor();
    expect(page.url()).toContain("tagIds");
    await page.reload();
    await found(page, "1–1 of 1");

    await row(page, customer).getByText("Harvest 2027").hover();
    await row(page, customer).getByRole("button", { name: "Rename tag Harvest 2027" }).click();
    await page.keyboard.type("  Late harvest ");
    await page.keyboard.press("Enter");
    await found(page, "Tag name changed successfully");
    await pill(row(page, customer), "Late harvest").waitFor();

    // Pressing it again removes the filter.
    await pill(row(page, customer), "Late harvest").click();
    await page.getByText("1–1 of 1", { exact: true }).waitFor({ state: "detached" });
    expect(page.url()).not.toContain("tagIds");
    await pill(row(page, customer), "Late harvest").hover();
    await row(page, customer).getByRole("button", { name: "Delete tag Late harvest" }).click();
    await page
      .getByRole("alertdialog", { name: "Delete tag Late harvest" })
      .getByRole("button", { name: "Delete" })
      .click();
    await found(page, "Tag deleted successfully");
    expect(await row(page, customer).getByText("Late harvest").count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});

describe("a manager", () => {
  test("R-30 B-PC-16 B-PC-25 B-ATT-02 B-ATT-03 attaches a catalogue customer to two companies, and later its new contact", async () => {
    const { page, complaints } = await newPerson();
    await openCustomers(page, "rep");
    const customer = await createCustomer(page, "Catalogue Kitchens", "+4722860144");

    await row(page, customer)
      .getByRole("checkbox", { name: `Select ${customer}` })
      .check();
    await page.getByRole("toolbar").getByRole("button", { name: "Attach" }).click();
    const dialog = page.getByRole("dialog", { name: "Attach 1 customer" });
    await dialog.getByRole("button", { name: "Attach" }).click();
    await dialog.getByText("At least one seller company is required").waitFor();
    await dialog.getByRole("button", { name: /Seller companies/ }).click();
    await page.getByRole("combobox", { name: "Search" }).fill("e");
    await page.getByRole("option", { name: "Aegean Olive Trading" }).click();
    await page.getByRole("option").filter({ hasNotText: "Aegean Olive Trading" }).first().click();
    // The first Escape clears the search, the second closes the list.
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await dialog.getByRole("button", { name: "Attach" }).click();
    await found(page, "Potential customers successfully attached to the companies");
    await found(page, "2 new links");

    const seller = await newPerson();
    await openCustomers(seller.page, "seller");
    const copy = await find(seller.page, customer);
    expect(await copy.getByText("No Contacts").count()).toBe(0);

    await addContact(page, customer, "+4722860155");
    await row(page, customer).getByRole("button", { name: "More" }).click();
    await page.getByRole("menuitem", { name: "Sync Contacts" }).click();
    await found(page, "Successfully to sync contacts");
    await found(page, "2 contacts were copied.");

    await copy
      .getByRole("button", { name: `Edit ${customer}` })
      .first()
      .click();
    const drawer = seller.page.getByRole("dialog", { name: customer });
    await drawer.getByRole("tab", { name: /Contacts/ }).click();
    await drawer.getByText("+47 22 86 01 55").waitFor();
    expect([...complaints, ...seller.complaints]).toEqual([]);
  });

  test("B-PC-03 B-PC-04 B-ROLE-01 B-ROLE-02 looks at one company's customers, until they leave the page", async () => {
    const { page } = await newPerson();
    await openCustomers(page, "rep");
    await page.getByRole("button", { name: "Seller", exact: true }).click();
    await page.getByRole("combobox", { name: "Search" }).fill("aegean");
    await page.getByRole("option", { name: "Aegean Olive Trading" }).click();
    await page.keyboard.press("Escape");
    const chosen = page.getByRole("button", { name: /Seller Aegean Olive Trading/ });
    await chosen.waitFor();
    await page.reload();
    await chosen.waitFor();
    await page.getByRole("link", { name: "Call Center" }).click();
    await page.getByRole("heading", { name: "Call Center", level: 1 }).waitFor();
    await page.getByRole("link", { name: "Potential Customers", exact: true }).click();
    await page.getByRole("heading", { name: "Potential Customers", level: 1 }).waitFor();
    await page.getByRole("button", { name: "Seller", exact: true }).waitFor();
    expect(await chosen.count()).toBe(0);
  });
});

describe("without a mouse", () => {
  test("B-CONT-01 B-CONT-04 B-CONT-06 a customer is found, opened, and given somebody to call", async () => {
    const { page, complaints } = await newPerson();
    await openCustomers(page, "master");
    const customer = await createCustomer(page, "Keyboard Kafé");
    await page.keyboard.press("/");
    await page.keyboard.type(customer);
    await row(page, customer).getByText("No Contacts").waitFor();
    await tabTo(page, row(page, customer));
    await page.keyboard.press("Enter");
    const drawer = page.getByRole("dialog", { name: customer });
    await tabTo(page, drawer.getByRole("tab", { name: "General Info" }));
    await page.keyboard.press("ArrowRight");
    await press(page, drawer.getByRole("button", { name: "Add", exact: true }));
    await press(page, drawer.getByRole("button", { name: "Create" }));
    await drawer.getByText("Phone number is required!").waitFor();
    await typeInto(page, drawer.getByRole("textbox", { name: "Phone number" }), "+4722860166");
    await page.keyboard.press("Enter");
    await found(page, "Contact created successfully");
    await drawer.getByText("+47 22 86 01 66").first().waitFor();
    await page.keyboard.press("Escape");
    await drawer.waitFor({ state: "detached" });
    expect(await row(page, customer).getByText("No Contacts").count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});

/** Fills in the drawer; a customer with a phone number gets a contact. Returns the name. */
async function createCustomer(page: Page, name: string, phone?: string): Promise<string> {
  await create(page).click();
  const drawer = page.getByRole("dialog", { name: "Create potential customer" });
  await drawer.getByRole("textbox", { name: "Name" }).first().fill(name);
  await drawer.getByRole("button", { name: /Country$/ }).click();
  await page.getByRole("combobox", { name: "Search" }).fill("Norway");
  await page.getByRole("option", { name: "Norway" }).click();
  await drawer.getByRole("button", { name: /Products$/ }).click();
  await page.getByRole("option").first().click();
  await page.keyboard.press("Escape");
  if (phone) await drawer.getByRole("textbox", { name: "Phone number" }).fill(phone);
  await drawer.getByRole("button", { name: "Create", exact: true }).click();
  await found(page, "Potential Customer created successfully");
  await drawer.waitFor({ state: "detached" });
  return name;
}

async function addContact(page: Page, customer: string, phone: string): Promise<void> {
  await row(page, customer)
    .getByRole("button", { name: `Edit ${customer}` })
    .first()
    .click();
  const drawer = page.getByRole("dialog", { name: customer });
  await drawer.getByRole("tab", { name: /Contacts/ }).click();
  await drawer.getByRole("button", { name: "Add", exact: true }).click();
  await drawer.getByRole("textbox", { name: "Phone number" }).fill(phone);
  await drawer.getByRole("button", { name: "Create" }).click();
  await found(page, "Contact created successfully");
  await page.keyboard.press("Escape");
  await drawer.waitFor({ state: "detached" });
}
