import type { Locator, Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";

import { arrive, closeBrowser, newPerson } from "./person.ts";

afterAll(closeBrowser);

const press = (target: Locator) => target.click({ delay: 120 });
const link = (page: Page, name: string) => page.getByRole("navigation").getByRole("link", { name, exact: true });
const title = (page: Page, name: string) => page.getByRole("heading", { name, level: 1 });
const offline = (page: Page) => page.getByRole("status").getByText("You are offline.");
const outdated = (page: Page) => page.getByRole("status").getByText("There is a new version of Callwright.");
const gone = (thing: Locator) => thing.waitFor({ state: "detached" });

describe("without a network", () => {
  test("the app stays, says so, and opens the page that was asked for when the network is back", async () => {
    const { page } = await newPerson();
    await arrive(page, "seller@callwright.test");
    await page.context().setOffline(true);
    await offline(page).waitFor();
    await press(link(page, "Products"));
    // The open page continues to work.
    await title(page, "Dashboard").waitFor();
    await page.context().setOffline(false);
    await title(page, "Products").waitFor();
    await gone(offline(page));
  });

  test("a list keeps what it shows and is fresh again afterwards; a drawer that cannot be had says so and opens later", async () => {
    const { page } = await newPerson();
    await arrive(page, "seller@callwright.test");
    await press(link(page, "My Calls"));
    const rows = page.locator("[data-row-id]");
    await rows.first().waitFor();
    await page.context().setOffline(true);
    const shown = await rows.count();
    // The row is opened by keyboard, so that no pointer has preloaded the drawer.
    await rows.first().press("Enter");
    await page.getByRole("main").getByText("This opens when the network is back.").waitFor();
    expect(await rows.count()).toBe(shown);
    const fresh = page.waitForResponse((response) => response.url().includes("/v1/calls") && response.ok());
    await page.context().setOffline(false);
    await page.getByRole("dialog").waitFor();
    await fresh;
  });

  test("a save says that nothing was sent, keeps the form, and is sent once when it is sent again", async () => {
    const soap = `Offline soap ${Date.now()}`;
    const { page } = await newPerson();
    await arrive(page, "seller@callwright.test");
    await press(link(page, "Products"));
    await press(page.getByRole("button", { name: "Add New Product" }));
    const dialog = page.getByRole("dialog");
    const name = dialog.getByRole("textbox", { name: "Name" }).first();
    await name.fill(soap);
    let sent = 0;
    page.on("response", (response) => {
      if (response.request().method() === "POST" && response.url().endsWith("/v1/products")) sent += 1;
    });
    await page.context().setOffline(true);
    const save = dialog.locator("button[type=submit]");
    await press(save);
    await dialog.getByRole("alert").getByText("Nothing was sent, so nothing was done.").waitFor();
    expect(await name.inputValue()).toBe(soap);
    await page.context().setOffline(false);
    await gone(offline(page));
    await press(save);
    await gone(dialog);
    await page.getByRole("row", { name: soap }).waitFor();
    expect(sent).toBe(1);
    expect(await page.getByRole("row", { name: soap }).count()).toBe(1);
  });

  test("a deletion that is confirmed when the network has just gone says at once that nothing was done", async () => {
    const { page } = await newPerson();
    await arrive(page, "seller@callwright.test");
    await press(link(page, "Products"));
    const rows = page.locator("[data-row-id]");
    await rows.first().waitFor();
    const shown = await rows.count();
    const messages = page.waitForEvent("requestfinished", (request) => request.url().includes("/Toasts-"));
    await press(rows.first().getByRole("button", { name: /^More/ }));
    await press(page.getByRole("menuitem", { name: "Delete" }));
    const question = page.getByRole("alertdialog", { name: /^Delete/ });
    await question.waitFor();
    await messages;
    await page.context().setOffline(true);
    await press(question.getByRole("button", { name: "Delete" }));
    await page.getByText("Nothing was sent, so nothing was done.", { exact: false }).waitFor({ timeout: 10_000 });
    expect(await rows.count()).toBe(shown);
  });

  test("an export that is pressed when the network has just gone says at once that it failed", async () => {
    const { page } = await newPerson();
    await arrive(page, "seller@callwright.test");
    await press(link(page, "Products"));
    await page.locator("[data-row-id]").first().waitFor();
    const messages = page.waitForEvent("requestfinished", (request) => request.url().includes("/Toasts-"));
    const exporting = page.getByRole("button", { name: "Export" }).first();
    await exporting.hover();
    await messages;
    await page.context().setOffline(true);
    await press(exporting);
    await page.getByText("Error during export.").waitFor({ timeout: 10_000 });
  });

  test("an export whose code cannot be loaded says that it failed", async () => {
    const { page } = await newPerson();
    await arrive(page, "seller@callwright.test", "/products");
    await page.locator("[data-row-id]").first().waitFor();
    await page.route("**/assets/saveFile-*.js", (route) => route.abort("connectionrefused"));
    await press(page.getByRole("button", { name: "Export" }).first());
    await page.getByText("Error during export.").waitFor();
  });

  test("goes on by itself when the browser does not notice that the network is back", async () => {
    const { page } = await newPerson();
    await arrive(page, "seller@callwright.test");
    const away = (url: URL) => url.pathname.startsWith("/v1/") || /healthz|assets/.test(url.pathname);
    await page.route(away, (route) => route.abort("connectionrefused"));
    await press(link(page, "Products"));
    await page.getByRole("status").getByText("The server cannot be reached.").waitFor();
    await page.unroute(away);
    await title(page, "Products").waitFor();
    await page.locator("[data-row-id]").first().waitFor();
  });
});

describe("a release that is newer than the page", () => {
  /** Makes a page's file unavailable until the document is requested again. */
  async function release(page: Page, file: RegExp) {
    let isNew = false;
    page.on("request", (request) => (isNew ||= request.isNavigationRequest()));
    await page.route(file, (route) => (isNew ? route.fallback() : route.fulfill({ status: 404, body: "Not Found" })));
  }

  test("is loaded with the next page that is opened", async () => {
    const { page } = await newPerson();
    await arrive(page, "seller@callwright.test");
    await release(page, /assets\/ProductsRoute-/);
    const loaded = page.waitForEvent("load");
    await press(link(page, "Products"));
    await loaded;
    await title(page, "Products").waitFor();
    expect(new URL(page.url()).pathname).toBe("/products");
  });

  test("is said, and what is typed stays until the person agrees to lose it", async () => {
    const { page } = await newPerson();
    await arrive(page, "seller@callwright.test");
    await press(link(page, "Potential Customers"));
    await release(page, /assets\/ContactDialog-/);
    await press(page.getByRole("button", { name: "Contact us" }));
    await outdated(page).waitFor();
    await press(page.getByRole("button", { name: "Create", exact: true }));
    const name = page.getByRole("dialog").getByRole("textbox", { name: "Name" }).first();
    await name.fill("Hammerfest Handel");
    await press(page.getByRole("status").getByRole("button", { name: "Reload" }));
    await press(page.getByRole("alertdialog").getByRole("button", { name: "Keep editing" }));
    expect(await name.inputValue()).toBe("Hammerfest Handel");
  });

  test("is said where a part of the page is missing, with a way to load it", async () => {
    const { page } = await newPerson();
    await arrive(page, "seller@callwright.test");
    await release(page, /assets\/ContactDialog-/);
    await press(page.getByRole("button", { name: "Contact us" }));
    await outdated(page).waitFor();
    await title(page, "Dashboard").waitFor();
    const loaded = page.waitForEvent("load");
    await press(page.getByRole("status").getByRole("button", { name: "Reload" }));
    await loaded;
    await press(page.getByRole("button", { name: "Contact us" }));
    await page.getByRole("dialog").waitFor();
  });

  test("is said in a form that cannot be checked any more, which keeps what is typed", async () => {
    const { page } = await newPerson();
    await arrive(page, "seller@callwright.test");
    await press(link(page, "Products"));
    await release(page, /assets\/checks-/);
    await press(page.getByRole("button", { name: "Add New Product" }));
    const dialog = page.getByRole("dialog");
    const name = dialog.getByRole("textbox", { name: "Name" }).first();
    await name.fill("Hammerfest soap");
    await press(dialog.locator("button[type=submit]"));
    await dialog.getByText("There is a new version").waitFor();
    await dialog.getByRole("button", { name: "Reload" }).waitFor();
    expect(await name.inputValue()).toBe("Hammerfest soap");
  });
});
