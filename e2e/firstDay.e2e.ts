import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";

import { choose, goToPart, press, tabTo, typeInto } from "./keyboard.ts";
import { mailedLink } from "./mailbox.ts";
import { closeBrowser, newPerson } from "./person.ts";

afterAll(closeBrowser);

const guide = (page: Page) => page.getByRole("dialog", { name: "User guide" });
const at = (page: Page, step: number) => guide(page).getByText(`${step} of 9`).waitFor();
const textbox = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true });

test("A-ROLE-04 A-ROLE-05 A-TOUR-05 R-46 somebody signs up, verifies, logs in, onboards and is led by the tour to their first call, without a mouse", async () => {
  const { page, complaints } = await newPerson();
  const email = "derya@first-day.test";
  await signUp(page, email);
  await page.goto(await mailedLink(email, "Verify your email address"));
  await page.getByRole("heading", { name: "Your email is verified" }).waitFor();
  await page.getByRole("heading", { name: "Welcome", exact: true }).waitFor();
  await typeInto(page, textbox(page, "Email"), email);
  await typeInto(page, page.getByLabel("Password", { exact: true }), "Nordlys7");
  await page.keyboard.press("Enter");
  await onboard(page);
  await press(page, button(page, "Skip"));
  await at(page, 1);
  await createCustomer(page);
  await createItem(page);
  await call(page);

  await press(page, link(page, "My Calls"));
  await page.getByRole("heading", { name: "My Calls" }).waitFor();
  await page.getByRole("row", { name: "Fjord & Sønner" }).getByText("Busy").waitFor();
  expect(complaints).toEqual([]);
});

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto("/login");
  await press(page, page.getByRole("link", { name: "Join" }));
  await page.waitForURL("**/sign-up");
  await typeInto(page, textbox(page, "Name"), "Derya");
  await typeInto(page, textbox(page, "Surname"), "Aydın");
  await typeInto(page, textbox(page, "Email"), email);
  await typeInto(page, page.getByLabel("Password", { exact: true }), "Nordlys7");
  await press(page, page.getByRole("checkbox", { name: "I accept the terms of service" }), "Space");
  await press(page, button(page, "Sign up"));
  await page.getByRole("heading", { name: "Verify your email" }).waitFor();
}

async function onboard(page: Page): Promise<void> {
  await page.getByRole("heading", { name: "Welcome to Callwright" }).waitFor();
  await press(page, button(page, "Continue"));
  await typeInto(page, page.getByLabel("Company name"), "First Day Lighting");
  await typeInto(page, page.getByLabel("Website"), "first-day.test");
  await choose(page, page.getByRole("button", { name: /Country$/ }), "Norway");
  await press(page, button(page, "Continue"));
  await press(page, page.getByRole("group", { name: "Products" }).getByRole("button").first(), "Space");
  await press(page, button(page, "Continue"));
  await press(page, button(page, "Let's start!"));
  await page.waitForURL("**/dashboard");
}

async function createCustomer(page: Page): Promise<void> {
  await press(page, link(page, "Potential Customers"));
  await at(page, 2);
  // The first button is pressed: an empty list has another one with the same name further down.
  await press(page, button(page, "Create").first());
  await at(page, 3);
  const drawer = page.getByRole("dialog", { name: "Create potential customer" });
  await typeInto(page, drawer.getByRole("textbox", { name: "Name" }).first(), "Fjord & Sønner");
  await choose(page, drawer.getByRole("button", { name: /Country$/ }), "Norway");
  await press(page, drawer.getByRole("button", { name: /Products$/ }));
  await page.getByRole("option").first().waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  const contact = drawer.getByRole("group", { name: "First contact" });
  await typeInto(page, contact.getByRole("textbox", { name: "Name" }).first(), "Nora");
  await at(page, 4);
  await typeInto(page, contact.getByRole("textbox", { name: "Surname" }), "Berg");
  await typeInto(page, contact.getByRole("textbox", { name: "Phone number" }), "+4722860100");
  await press(page, drawer.getByRole("button", { name: "Create", exact: true }));
}

async function createItem(page: Page): Promise<void> {
  await at(page, 5);
  await press(page, link(page, "Call Center"));
  await at(page, 6);
  await press(page, button(page, "Create").first());
  await at(page, 7);
  const drawer = page.getByRole("dialog", { name: "Add New Call" });
  for (const field of ["Product", "Customer", "Contact"]) {
    await press(page, drawer.getByRole("button", { name: new RegExp(`${field}$`) }));
    await page.getByRole("option").first().waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.getByRole("option").first().waitFor({ state: "detached" });
  }
  await press(page, drawer.getByRole("button", { name: "Create", exact: true }));
}

/** Calls a number that is always busy, so that the call ends soon. */
async function call(page: Page): Promise<void> {
  await at(page, 8);
  const row = page.getByRole("row", { name: "Fjord & Sønner" });
  await goToPart(page, row, row.getByRole("button", { name: "Call Nora Berg" }));
  await page.keyboard.press("Enter");
  await at(page, 9);
  await tabTo(page, page.getByRole("dialog", { name: "Call Nora Berg" }).getByRole("button", { name: "Call Now" }));
  await page.keyboard.press("Enter");
  await page.getByText("You know the way now. The user guide is always at the top.").waitFor();
  await guide(page).waitFor({ state: "detached" });
  await page.getByRole("dialog", { name: "Call Nora Berg" }).waitFor({ state: "detached" });
}
