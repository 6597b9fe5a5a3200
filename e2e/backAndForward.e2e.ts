import type { Locator, Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";

import { arrive, closeBrowser, newPerson } from "./person.ts";

afterAll(closeBrowser);

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Presses an element as a person does, not instantly. */
const press = (target: Locator) => target.click({ delay: 120 });
const rows = (page: Page) => page.locator("[data-row-id]");
const drawer = (page: Page) => page.getByRole("dialog");
const gone = (thing: Locator) => thing.waitFor({ state: "detached" });

describe.each([
  ["on a desk", {}],
  ["on a phone", phone],
])("Back and Forward %s", (_where, device) => {
  test("close the drawer that was opened and open it again, and the search is still there", async () => {
    const { page } = await newPerson(device);
    await arrive(page, "seller@callwright.test");
    await page.goto("/all-calls");
    await page
      .getByRole("searchbox")
      .or(page.getByRole("textbox", { name: /Search/ }))
      .first()
      .fill("a");
    await page.waitForURL("**/all-calls?text=a");
    await press(rows(page).nth(1));
    await drawer(page).waitFor();
    await page.waitForURL(/openCallId/);
    await page.goBack();
    await gone(drawer(page));
    expect(new URL(page.url()).search).toBe("?text=a");
    await page.goForward();
    await drawer(page).waitFor();
    await page.keyboard.press("j");
    await press(drawer(page).getByRole("button", { name: "Close", exact: true }));
    await gone(drawer(page));
    await page.waitForURL("**/all-calls?text=a");
    // The close button went back instead of forward: one step back is the previous page.
    await page.goBack();
    await page.getByRole("heading", { name: "Dashboard", level: 1 }).waitFor();
  });

  test("what is not saved is asked about as with Escape, and stays when the person stays", async () => {
    const { page } = await newPerson(device);
    await arrive(page, "seller@callwright.test");
    await page.goto("/call-center");
    await press(rows(page).first());
    await press(drawer(page).getByRole("tab", { name: "Notes" }));
    const title = drawer(page).getByRole("textbox", { name: "Title" });
    await title.pressSequentially("Samples before the fair", { delay: 20 });
    const question = page.getByRole("alertdialog", { name: "Are you sure?" });
    await page.goBack();
    await press(question.getByRole("button", { name: "Keep editing" }));
    await gone(question);
    expect(await title.inputValue()).toBe("Samples before the fair");
    await page.waitForURL(/openItemId/);
    await page.goBack();
    await press(question.getByRole("button", { name: "Discard" }));
    await drawer(page).getByRole("tab", { name: "General Information", selected: true }).waitFor();
    await page.goBack();
    await gone(drawer(page));
    expect(new URL(page.url()).search).toBe("");
  });

  test("B-COMP-03 R-03 go through the sides of a company, and the cross leads back to the list", async () => {
    const { page } = await newPerson(device);
    await arrive(page, "rep@callwright.test");
    await page.goto("/company");
    await press(rows(page).first());
    await press(drawer(page).getByRole("tab", { name: "Users" }));
    await page.waitForURL(/tab=users/);
    await press(drawer(page).getByRole("tab", { name: "FAQ" }));
    await page.waitForURL(/tab=faq/);
    await page.goBack();
    await drawer(page).getByRole("tab", { name: "Users", selected: true }).waitFor();
    await press(drawer(page).getByRole("button", { name: "Close", exact: true }));
    await gone(drawer(page));
    expect(new URL(page.url()).search).toBe("");
    await page.goBack();
    await page.getByRole("heading", { name: "Dashboard", level: 1 }).waitFor();
  });
});

test("the sides of a user are steps", async () => {
  const { page } = await newPerson();
  await arrive(page, "admin@callwright.test");
  await page.goto("/users");
  await press(rows(page).first());
  await press(page.getByRole("tab", { name: "Call History" }));
  await page.waitForURL(/tab=calls/);
  await page.goBack();
  await page.getByRole("tab", { name: "Call History", selected: false }).waitFor();
  await page.goForward();
  await page.getByRole("tab", { name: "Call History", selected: true }).waitFor();
});

test("a form that was begun is asked about when another page is opened, and by Back", async () => {
  const { page } = await newPerson();
  await arrive(page, "seller@callwright.test");
  await press(page.getByRole("navigation").getByRole("link", { name: "Potential Customers" }));
  await press(page.getByRole("button", { name: "Create", exact: true }));
  const name = drawer(page).getByRole("textbox", { name: "Name" }).first();
  await name.pressSequentially("Hammerfest Handel", { delay: 20 });
  await page.goBack();
  const question = page.getByRole("alertdialog", { name: "Are you sure?" });
  await press(question.getByRole("button", { name: "Keep editing" }));
  expect(await name.inputValue()).toBe("Hammerfest Handel");
  await page.waitForURL("**/potential-customers?openNew=true");
  await press(page.getByRole("dialog").getByRole("button", { name: "Close", exact: true }));
  await press(question.getByRole("button", { name: "Discard" }));
  await gone(drawer(page));
  await page.waitForURL("**/potential-customers");
  // The close button went back instead of forward: one step back is the previous page.
  await page.goBack();
  await page.getByRole("heading", { name: "Dashboard", level: 1 }).waitFor();
});

test.each([
  ["/potential-customers", "seller@callwright.test", "Create"],
  ["/call-center", "seller@callwright.test", "Create"],
  ["/company", "admin@callwright.test", "Create"],
  ["/products", "seller@callwright.test", "Add New Product"],
  ["/users", "admin@callwright.test", "Add New User"],
])("the form of something new is a step on %s, and a reload keeps it", async (path, email, name) => {
  const { page } = await newPerson();
  await arrive(page, email);
  await page.goto(path);
  await press(page.getByRole("button", { name, exact: true }));
  await drawer(page).waitFor();
  await page.waitForURL(`**${path}?openNew=true`);
  await page.reload();
  await drawer(page).waitFor();
  await page.goBack();
  await gone(drawer(page));
  expect(new URL(page.url()).search).toBe("");
  await page.goForward();
  await drawer(page).waitFor();
});

test.each([
  ["/potential-customers", "General Info", /Contacts/, "tab=contacts"],
  ["/call-center", "General Information", /Notes/, "tab=notes"],
])("the sides of what is open on %s are steps, and a reload keeps them", async (path, first, other, search) => {
  const { page } = await newPerson();
  await arrive(page, "seller@callwright.test");
  await page.goto(path);
  await press(rows(page).first());
  await press(drawer(page).getByRole("tab", { name: other }));
  await page.waitForURL((url) => url.search.includes(search));
  await page.reload();
  await drawer(page).getByRole("tab", { name: other, selected: true }).waitFor();
  await page.goBack();
  await drawer(page).getByRole("tab", { name: first, selected: true }).waitFor();
  await press(drawer(page).getByRole("button", { name: "Close", exact: true }));
  await gone(drawer(page));
  expect(new URL(page.url()).search).toBe("");
});

test("A-LOGOUT-01 a second tab that signs out takes this one along, whatever is open", async () => {
  const { page, complaints } = await newPerson();
  await arrive(page, "seller@callwright.test");
  await page.goto("/potential-customers");
  await press(page.getByRole("button", { name: "Create", exact: true }));
  await drawer(page).getByRole("textbox", { name: "Name" }).first().fill("Hammerfest Handel");
  const second = await page.context().newPage();
  await second.goto("/logout");
  await second.getByRole("heading", { name: "Welcome", exact: true }).waitFor();
  await page.getByRole("heading", { name: "Welcome", exact: true }).waitFor();
  // A request that is on its way when the session ends is refused.
  expect(complaints.filter((complaint) => !complaint.includes("401"))).toEqual([]);
});
