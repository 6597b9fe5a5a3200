import type { Locator, Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";

import { arrive, closeBrowser, newPerson } from "./person.ts";

afterAll(closeBrowser);

const press = (target: Locator) => target.click({ delay: 120 });
const dialog = (page: Page) => page.getByRole("dialog");
const gone = (thing: Locator) => thing.waitFor({ state: "detached" });

/** Clears a required field, and keeps the focus in it. */
async function empty(page: Page, field: Locator) {
  await field.waitFor();
  await field.fill("");
  await page.keyboard.type("x");
  await page.keyboard.press("Backspace");
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
}

/** Presses a select, which opens at the first press, and closes it again. */
async function opens(page: Page, choices: Locator) {
  await press(choices);
  await page.getByRole("listbox").waitFor();
  await page.keyboard.press("Escape");
  await gone(page.getByRole("listbox"));
}

/** Waits until the page has changed, not only its URL, because both pages may contain fields with the same name. */
const arrived = (page: Page, title: string) => page.getByRole("heading", { name: title, level: 1 }).waitFor();

const named = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).or(page.getByRole("link", { name, exact: true }));

describe("one press is enough out of a field that must not stay empty", () => {
  test("of a login, a sign-up and a forgotten password", async () => {
    const { page } = await newPerson();
    await page.goto("/login");
    await empty(page, page.getByLabel("Email"));
    await press(named(page, "Forgot password?"));
    await arrived(page, "Forgot your password?");
    await empty(page, page.getByLabel("Email"));
    await press(named(page, "Sign in"));
    await arrived(page, "Welcome");
    await empty(page, page.getByLabel("Email"));
    await press(named(page, "Join"));
    await arrived(page, "Create your account");
    await empty(page, page.getByLabel("Name", { exact: true }));
    await press(named(page, "Sign in"));
    await arrived(page, "Welcome");
  });

  test("of a new customer, a message to us, a company's settings and a note", async () => {
    const { page } = await newPerson();
    await arrive(page, "seller@callwright.test", "/potential-customers");
    await press(page.getByRole("button", { name: "Create", exact: true }));
    for (const choices of [/Country$/, /Products/, /Tags/]) {
      await empty(page, dialog(page).getByRole("textbox", { name: "Name" }).first());
      await opens(page, dialog(page).getByRole("button", { name: choices }).first());
    }
    await press(dialog(page).getByRole("button", { name: "Cancel" }));
    await gone(dialog(page));

    await press(page.getByRole("button", { name: "Contact us" }));
    await empty(page, dialog(page).getByRole("textbox", { name: "Message" }));
    await press(dialog(page).getByRole("button", { name: "Cancel" }));
    await gone(dialog(page));

    await page.goto("/company/settings");
    await empty(page, page.getByRole("textbox", { name: "Name" }));
    await opens(page, page.getByRole("main").getByRole("button", { name: /Country$/ }));

    await page.goto("/call-center");
    await press(page.locator("[data-row-id]").first());
    await press(dialog(page).getByRole("tab", { name: "Notes" }));
    const title = dialog(page).getByRole("textbox", { name: "Title" });
    const note = `Pressed ${Date.now()}`;
    await title.fill(note);
    await dialog(page).getByRole("textbox", { name: "Review" }).fill("Wants samples.");
    await press(dialog(page).getByRole("button", { name: "Add note" }));
    await dialog(page).getByText(note).waitFor();
    await empty(page, title);
    await press(dialog(page).getByRole("button", { name: `Edit ${note}` }));
    await expect.poll(() => dialog(page).getByRole("textbox", { name: "Title" }).last().inputValue()).toBe(note);
  });

  test("of a new company and a new user", async () => {
    const { page } = await newPerson();
    await arrive(page, "admin@callwright.test", "/company");
    await press(page.getByRole("button", { name: "Create", exact: true }));
    await empty(page, dialog(page).getByRole("textbox", { name: "Name" }).first());
    await opens(page, dialog(page).getByRole("button", { name: /Country/ }));
    await press(dialog(page).getByRole("button", { name: "Cancel" }));
    await gone(dialog(page));

    await page.goto("/users");
    await press(page.getByRole("button", { name: "Add New User" }));
    await press(dialog(page).getByRole("button", { name: /Role/ }));
    await press(page.getByRole("option", { name: "Seller", exact: true }));
    await empty(page, dialog(page).getByRole("textbox", { name: "Name", exact: true }));
    await press(dialog(page).getByText("Create New Company"));
    await dialog(page).getByRole("heading", { name: "Create New Company" }).waitFor();
  });

  test("of the company of somebody who is new", async () => {
    const { page } = await newPerson();
    await page.goto("/login");
    await page.getByLabel("Email").fill("new@callwright.test");
    await page.getByLabel("Password", { exact: true }).fill("Callwright1");
    await press(page.getByRole("button", { name: "Sign in" }));
    await press(page.getByRole("button", { name: "Continue" }));
    await empty(page, page.getByLabel("Company name"));
    await opens(page, page.getByRole("button", { name: /Country/ }));
  });
});
