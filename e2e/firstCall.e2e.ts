import { readFile } from "node:fs/promises";

import type { Page } from "playwright-core";
import { afterAll, describe, expect, inject, test } from "vitest";

import { courseOfTheCall } from "./courseOfTheCall.ts";
import { arrive, closeBrowser, newPerson } from "./person.ts";
import { twentyFiveCustomers } from "./spreadsheet.ts";
import { loudness } from "./wav.ts";

const product = "Early Harvest Extra Virgin Olive Oil";
const customer = "Fjordhandel 11 AS";
const contact = "Ingrid Halvorsen 11";

afterAll(closeBrowser);

describe("a seller's first call, end to end", () => {
  test("from a spreadsheet to a recording (B-IMP-04, A-CCADD-10, A-CALL-03, A-CALL-10, A-CONV-01, A-CONV-02, A-CALLS-01)", async () => {
    const { page, complaints } = await newPerson({ baseURL: inject("slowProductUrl") });
    await arrive(page, "seller@callwright.test");

    await importCustomers(page);
    await createItem(page);
    // My Calls stays open beside the call center, and is never reloaded.
    const calls = await page.context().newPage();
    await calls.goto("/all-calls");
    const course = courseOfTheCall(calls, customer);
    await callNow(page);
    expect((await course).filter((status) => status !== "Queued")).toEqual(["Ringing", "In Progress", "Completed"]);
    await listenAndRead(calls);
    expect(complaints).toEqual([]);
  });
});

async function importCustomers(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Potential Customers", exact: true }).click();
  await page.getByRole("heading", { name: "Potential Customers" }).waitFor();
  await page.getByRole("button", { name: "Import", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Import Excel" });
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    dialog.getByRole("button", { name: "choose a file" }).click(),
  ]);
  await chooser.setFiles(await twentyFiveCustomers(product));
  await dialog.getByRole("button", { name: "Other file" }).waitFor();
  await dialog.getByRole("button", { name: "Import" }).click();
  await page.getByText("25 file created and 0 file updated").waitFor();

  await page.getByRole("searchbox", { name: "Search customers" }).fill("Fjordhandel");
  await page.getByRole("row", { name: customer }).waitFor();
  expect(await page.getByText("No Contacts").count()).toBe(0);
}

async function createItem(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Call Center" }).click();
  await page.getByRole("heading", { name: "Call Center" }).waitFor();
  await page.getByRole("button", { name: "Create", exact: true }).click();
  const drawer = page.getByRole("dialog", { name: "Add New Call" });
  await choose(page, "Product", product);
  await choose(page, "Customer", customer);
  await choose(page, "Contact", contact);
  await drawer.getByRole("button", { name: "Create" }).click();
  await page.getByText("Call center item created successfully.").waitFor();
}

/** Chooses in a field of the drawer, whose name consists of its value and its label. Long lists are searched. */
async function choose(page: Page, label: string, option: string): Promise<void> {
  await page
    .getByRole("dialog", { name: "Add New Call" })
    .getByRole("button", { name: new RegExp(`${label}$`) })
    .click();
  const choices = page.getByRole("dialog", { name: label });
  if (label !== "Contact") await choices.getByRole("combobox", { name: "Search" }).fill(option);
  await page.getByRole("option", { name: option }).click();
}

async function callNow(page: Page): Promise<void> {
  await page
    .getByRole("row", { name: customer })
    .getByRole("button", { name: `Call ${contact}` })
    .click();
  await page.getByRole("dialog").getByRole("button", { name: "Call Now" }).click();
  await page.getByText("Call is queued...").waitFor();
}

async function listenAndRead(page: Page): Promise<void> {
  await page
    .getByRole("row", { name: customer })
    .getByRole("button", { name: `Conversation with ${contact}` })
    .click();
  const drawer = page.getByRole("dialog", { name: customer });
  await drawer.getByRole("heading", { name: "Conversation" }).waitFor();
  const speakers = drawer.getByRole("listitem");
  await speakers.first().waitFor();
  expect(await speakers.filter({ hasText: "Assistant" }).count()).toBeGreaterThan(1);
  expect(await speakers.filter({ hasText: "Ingrid" }).count()).toBeGreaterThan(1);

  await drawer.getByRole("button", { name: "Play", exact: true }).click();
  await drawer.getByRole("button", { name: "Pause", exact: true }).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    drawer.getByRole("button", { name: "Download recording" }).click(),
  ]);
  const { seconds, loudShare } = loudness(await readFile(await download.path()));
  expect(seconds).toBeGreaterThan(5);
  // Speech has pauses, so it is neither silence nor one long tone.
  expect(loudShare).toBeGreaterThan(0.2);
  expect(loudShare).toBeLessThan(0.98);
}
