import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";

import { newSeller } from "./newSeller.ts";
import { closeBrowser, logIn, newPerson } from "./person.ts";

afterAll(closeBrowser);

const guide = (page: Page) => page.getByRole("dialog", { name: "User guide" });
const at = (page: Page, step: number) => guide(page).getByText(`${step} of 9`).waitFor();
// An empty list offers the same once more, further down.
const create = (page: Page) => page.getByRole("button", { name: "Create", exact: true }).first();

test("A-TOUR-01 A-TOUR-02 A-TOUR-03 A-TOUR-04 A-TOUR-05 A-TOUR-06 A-TOUR-07 R-46 a new seller is led from the welcome to their first call", async () => {
  const { email } = await newSeller("Gonca");
  const { page, complaints } = await newPerson();
  await logIn(page, email);
  await page.getByRole("button", { name: "Skip", exact: true }).click();
  await at(page, 1);

  await page.getByRole("link", { name: "Potential Customers", exact: true }).click();
  await guide(page).getByText("Click on the button to create a new potential customer.").waitFor();
  await create(page).click();
  await at(page, 3);
  await createCustomer(page);

  // It survives reloads, and shows the way on from any page.
  await at(page, 5);
  await page.reload();
  await at(page, 5);
  await page.getByRole("link", { name: "Call Center" }).click();
  await guide(page).getByText("Click on the button to create a new call center.").waitFor();
  await create(page).click();
  await at(page, 7);
  await createItem(page);

  await at(page, 8);
  await page.getByRole("row", { name: "Fjord & Sønner" }).getByRole("button", { name: "Call Nora Berg" }).click();
  await at(page, 9);
  await page.getByRole("button", { name: "Call Now", exact: true }).click();
  await page.getByText("You know the way now. The user guide is always at the top.").waitFor();
  expect(await guide(page).count()).toBe(0);

  await page.keyboard.press("Escape");
  await page.getByRole("banner").getByRole("button", { name: "User guide" }).click();
  await at(page, 1);
  await guide(page).getByRole("button", { name: "Skip tour" }).click();
  await guide(page).waitFor({ state: "detached" });
  expect(complaints).toEqual([]);
});

async function createCustomer(page: Page): Promise<void> {
  const drawer = page.getByRole("dialog", { name: "Create potential customer" });
  await drawer.getByRole("textbox", { name: "Name" }).first().fill("Fjord & Sønner");
  await drawer.getByRole("button", { name: /Country$/ }).click();
  await page.getByRole("combobox", { name: "Search" }).fill("Norway");
  await page.getByRole("option", { name: "Norway" }).click();
  await drawer.getByRole("button", { name: /Products$/ }).click();
  await page.getByRole("option").first().click();
  await page.keyboard.press("Escape");
  await guide(page).getByRole("button", { name: "Next" }).click();
  await at(page, 4);
  const contact = drawer.getByRole("group", { name: "First contact" });
  await contact.getByRole("textbox", { name: "Name", exact: false }).first().fill("Nora");
  await contact.getByRole("textbox", { name: "Surname" }).fill("Berg");
  await contact.getByRole("textbox", { name: "Phone number" }).fill("+4722860144");
  await drawer.getByRole("button", { name: "Create", exact: true }).click();
}

async function createItem(page: Page): Promise<void> {
  const drawer = page.getByRole("dialog", { name: "Add New Call" });
  await drawer.getByRole("button", { name: /Product$/ }).click();
  await page.getByRole("option").first().click();
  await drawer.getByRole("button", { name: /Customer$/ }).click();
  await page.getByRole("option", { name: "Fjord & Sønner" }).click();
  await drawer.getByRole("button", { name: /Contact$/ }).click();
  await page.getByRole("option", { name: "Nora Berg" }).click();
  await drawer.getByRole("button", { name: "Create", exact: true }).click();
}
