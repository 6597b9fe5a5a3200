import type { BrowserContextOptions, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, type ExpectStatic, test } from "vitest";

import { closeBrowser, newPerson, resume, sessionOf, type StoredSession } from "./person.ts";

afterAll(closeBrowser);

/** The session of each signed-in person, by their email address. */
const signedIn: Record<string, StoredSession> = {};
const seller = "seller@callwright.test";
const admin = "admin@callwright.test";

beforeAll(async () => {
  for (const email of [seller, admin]) signedIn[email] = await sessionOf(email);
});

/** Opens a page whose further code loads slowly. */
async function open(ms: number, email: string, path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const { page } = await newPerson(options);
  await resume(page, signedIn[email]!, path);
  await page.locator("[data-row-id]").first().waitFor();
  await page.route("**/assets/*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    await route.continue();
  });
  return page;
}

const press = (target: Locator) => target.click({ delay: 120 });
const dialog = (page: Page) => page.getByRole("dialog").last();
const field = (page: Page, name: string) => dialog(page).getByRole("textbox", { name, exact: true }).first();

/**
 * Types like a person who does not look at the screen: keys by their names in braces, everything else letter by letter.
 */
async function type(page: Page, keys: string) {
  for (const [, key, text = ""] of keys.matchAll(/\{(\w+)\}|([^{]+)/g)) {
    if (key) await page.keyboard.press(key, { delay: 40 });
    else await page.keyboard.type(text, { delay: 60 });
  }
}

/** Moves the focus to an element by keyboard. */
async function goTo(target: Locator) {
  await target.waitFor();
  await target.focus();
}

const create = (page: Page) => page.getByRole("button", { name: "Create", exact: true });
/** The value of a field, once it exists. Concurrent tests each have their own `expect`. */
const value = (expect: ExpectStatic, target: Locator) => expect.poll(() => target.inputValue(), { timeout: 20_000 });
const leadsTo = (page: Page, part: string) => page.waitForURL((url) => url.href.includes(part));

describe.concurrent.each([300, 1_500])("keys that are typed while code takes %i ms", (ms) => {
  test("fill a form that is not there yet, and choose in it what was typed", async ({ expect }) => {
    const page = await open(ms, seller, "/potential-customers");
    await goTo(create(page));
    await type(page, "{Enter}Nordlys Spa{Tab}nordlys.example{Tab}Germ{Enter}");
    await dialog(page).getByRole("button", { name: "Germany Country" }).waitFor();
    expect(await field(page, "Name").inputValue()).toBe("Nordlys Spa");
    await value(expect, dialog(page).getByRole("textbox", { name: "Website" })).toBe("nordlys.example");
  });

  test("choose a number's country and go on with the number, and take several of a list", async ({ expect }) => {
    const page = await open(ms, seller, "/potential-customers");
    await press(create(page));
    await goTo(dialog(page).getByRole("button", { name: /Country code/ }));
    await type(page, "Germ{Enter}03012345688");
    await value(expect, field(page, "Phone number")).toMatch(/^0?30\D*12345688$/);
    await goTo(dialog(page).getByRole("button", { name: /Products/ }));
    await type(page, "gift{Enter}{Escape}{Escape}");
    await dialog(page).getByRole("button", { name: "Stuffed Olives Gift Box Products" }).waitFor();
  });

  test("choose from lists without a search", async () => {
    const page = await open(ms, admin, "/users");
    await press(page.getByRole("button", { name: "Add New User" }));
    await type(page, "Rep{Enter}");
    await dialog(page).getByRole("button", { name: "Representative Role" }).waitFor();
  });

  test("filter a list and change how long its pages are", async () => {
    const page = await open(ms, seller, "/all-calls");
    await goTo(page.getByRole("button", { name: "Answer", exact: true }).first());
    await type(page, "Pos{Enter}{Escape}");
    await leadsTo(page, "POSITIVE");
    await goTo(page.getByRole("button", { name: /Rows per page/ }));
    await type(page, "{Enter}{ArrowDown}{Enter}");
    await leadsTo(page, "perPage=25");
  });

  test("walk through a menu, and on from row to row", async () => {
    const page = await open(ms, seller, "/potential-customers");
    const ids = await page
      .locator("[data-row-id]")
      .evaluateAll((rows) => rows.map((row) => row.getAttribute("data-row-id")!));
    await goTo(page.locator("[data-row-id]").first().getByRole("button", { name: /^More/ }));
    await type(page, "{Enter}{ArrowDown}{ArrowUp}{Enter}jj");
    await leadsTo(page, ids[2]!);
  });

  test("set the time of a call", async ({ expect }) => {
    const page = await open(ms, seller, "/call-center");
    await goTo(
      page
        .locator("[data-row-id]")
        .getByRole("button", { name: /^Call / })
        .first(),
    );
    await type(page, "{Enter}");
    await press(dialog(page).getByRole("button", { name: "Call Later", exact: true }));
    await type(page, "122420290930AM");
    const parts = page.getByRole("dialog", { name: "Call Later" }).getByRole("spinbutton");
    await expect
      .poll(async () => (await parts.allInnerTexts()).join(" "), { timeout: 20_000 })
      .toMatch(/^12 24 2029 0?9 30 AM/);
  });

  test("write to us", async ({ expect }) => {
    const page = await open(ms, seller, "/products");
    await press(page.getByRole("button", { name: "Contact us" }));
    await type(page, "2125550142{Tab}Please call me");
    await value(expect, field(page, "Message")).toBe("Please call me");
    expect(await field(page, "Phone number").inputValue()).toMatch(/212\D*555\D*01\D*42/);
  });

  test("search a list, whose search does not call back who goes on to another page meanwhile", async () => {
    const page = await open(ms, seller, "/products");
    await goTo(page.getByRole("searchbox").first());
    await type(page, "olive");
    await page.getByRole("navigation").getByRole("link", { name: "Call Center", exact: true }).click({ delay: 40 });
    await page.waitForURL((url) => url.pathname === "/call-center");
    await page.getByRole("heading", { name: /Call Center/ }).waitFor();
  });

  test("lead from the account's menu, and from the navigation of a phone", async () => {
    const page = await open(ms, seller, "/products");
    await goTo(page.getByRole("banner").getByRole("button", { name: /Seller/ }));
    await type(page, "{Enter}{Tab}{Tab}{Enter}");
    await leadsTo(page, "/settings/profile");
    const onPhone = await open(ms, seller, "/products", { viewport: { width: 390, height: 844 } });
    await goTo(onPhone.getByRole("button", { name: "Menu" }));
    await type(onPhone, "{Enter}{Tab}{Tab}{Enter}");
    await onPhone.waitForURL((url) => url.pathname !== "/products");
  });
});

describe("a menu that is pressed while the code of what it does is on its way", () => {
  test.each([
    ["the call center", seller, "/call-center", "Detail", "late"],
    ["the calls", seller, "/all-calls", "Detail", "late"],
    ["the products", seller, "/products", "Edit", "useProductWork"],
    ["the companies", admin, "/company", "Detail", "useDeletion"],
    ["the users", admin, "/users", "Edit", "useUserActions"],
  ])("opens without it in %s, and its files are asked for first", async (_, email, address, entry, later) => {
    const { page } = await newPerson();
    await resume(page, signedIn[email]!, address);
    const menu = page.locator("[data-row-id]").getByRole("button", { name: /^More/ }).first();
    await menu.waitFor();
    const { promise: arrival, resolve: letItCome } = Promise.withResolvers<void>();
    await page.route(`**/assets/${later}-*.js`, async (route) => {
      await arrival;
      await route.continue();
    });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await press(menu);
    const chosen = page.getByRole("menuitem", { name: entry });
    await chosen.waitFor();
    const first = (file: string) => asked.findIndex((url) => url.includes(`/assets/${file}-`));
    expect(first("MenuPanel")).toBeLessThan(first(later));
    await press(chosen);
    letItCome();
    await page.getByRole("dialog").getByRole("heading").first().waitFor();
  });
});
