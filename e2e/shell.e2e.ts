import type { Route } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";

import { arrive, closeBrowser, newPerson } from "./person.ts";

afterAll(closeBrowser);

const profile = "**/v1/users/profile/me";

describe("the app's beginning", () => {
  test("A-SHELL-01 A-STATE-01 shows that it is loading, and no page before it knows who is there", async () => {
    const { page } = await newPerson();
    await arrive(page, "seller@callwright.test");
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(profile, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/all-calls");
    await page.getByRole("status").getByText("Loading...").waitFor();
    expect(await page.getByRole("heading").count()).toBe(0);
    expect(await page.getByRole("banner").count()).toBe(0);
    letGo();
    await page.getByRole("heading", { name: "My Calls" }).waitFor();
  });

  test("A-SHELL-02 A-SHELL-03 A-ERR-09 says why it cannot go on, and tries again when it is asked to", async () => {
    const { page } = await newPerson();
    await arrive(page, "seller@callwright.test");
    const problem = { message: "The database is being moved.", code: "SERVICE_UNAVAILABLE" };
    // It asks by itself only after an hour.
    const headers = { "Retry-After": "3600" };
    let asked = 0;
    await page.route(profile, (route) => {
      asked += 1;
      return route.fulfill({ status: 503, json: problem, headers });
    });
    await page.goto("/dashboard");
    await page.getByRole("alert").getByText("The database is being moved.").waitFor();
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect.poll(() => asked).toBe(2);
    await page.getByRole("alert").getByText("The database is being moved.").waitFor();
    await page.unroute(profile);
    await page.getByRole("button", { name: "Try Again" }).click();
    await page.getByRole("heading", { name: "Dashboard", level: 1 }).waitFor();
  });

  test.each([
    ["the server is back", (route: Route) => route.fulfill({ status: 503, body: "Busy" })],
    ["the network is back", (route: Route) => route.abort("connectionrefused")],
  ])("A-ERR-09 goes on by itself when %s, without a press", async (_when, fail) => {
    const { page } = await newPerson();
    await arrive(page, "seller@callwright.test");
    await page.route(profile, fail);
    await page.goto("/dashboard");
    await page.getByRole("button", { name: "Try Again" }).waitFor();
    await page.unroute(profile);
    await page.getByRole("heading", { name: "Dashboard", level: 1 }).waitFor();
  });

  test("A-ERR-09 says in words for people that a proxy answered for the server", async () => {
    const { page } = await newPerson();
    await arrive(page, "seller@callwright.test");
    await page.route(profile, (route) =>
      route.fulfill({ status: 500, contentType: "text/html", body: "<h1>500</h1>" }),
    );
    await page.goto("/dashboard");
    await page.getByRole("button", { name: "Try Again" }).waitFor();
    expect(await page.getByRole("alert").innerText()).toMatch(/^Error\s+Something went wrong. Please try again later./);
  });

  test("A-STATE-02 A-GUARD-01 without a session every page is the login, also one that is none of the visitor's", async () => {
    const { page } = await newPerson();
    for (const path of ["/", "/dashboard", "/settings/profile"]) {
      await page.goto(path);
      await page.waitForURL("**/login");
    }
  });
});

describe("the main layout", () => {
  test("A-LAYOUT-02 A-LAYOUT-03 A-LAYOUT-04 has a header of 64 and a navigation of 240, which folds and stays folded", async () => {
    const { page } = await newPerson();
    await arrive(page, "seller@callwright.test");
    const navigation = page.getByRole("navigation", { name: "Main" });
    const widthOf = async () => Math.round((await navigation.boundingBox())?.width ?? 0);
    expect((await page.getByRole("banner").boundingBox())?.height).toBe(64);
    expect(await widthOf()).toBe(240);
    await page.getByRole("button", { name: "Collapse" }).click();
    await expect.poll(widthOf).toBe(56);
    await page.reload();
    const callCenter = navigation.getByRole("link", { name: "Call Center" });
    await callCenter.waitFor();
    expect(await widthOf()).toBe(56);
    await callCenter.focus();
    await page.getByRole("tooltip", { name: "Call Center" }).waitFor();
  });

  test("A-LAYOUT-16 A-LAYOUT-19 A-ROLE-09 its account menu says who is signed in and as what, by keyboard too", async () => {
    const { page } = await newPerson();
    await arrive(page, "admin@callwright.test");
    const account = page.getByRole("banner").getByRole("button", { name: /Admin$/ });
    await account.focus();
    await page.keyboard.press("Enter");
    const menu = page.getByRole("dialog", { name: "Account" });
    await menu.getByText("Admin", { exact: true }).waitFor();
    expect(await menu.getByRole("button").allTextContents()).toEqual(["Settings", "Sign out"]);
    await menu.getByRole("button", { name: "Settings" }).press("Enter");
    await page.waitForURL("**/settings/profile");
    await expect.poll(() => page.title()).toBe("Profile settings · Callwright");
  });

  test("A-LAYOUT-05 A-LAYOUT-22 a manager finds everybody's calls, and no warning about a balance", async () => {
    const { page } = await newPerson();
    await arrive(page, "rep@callwright.test");
    const links = await page.getByRole("navigation", { name: "Main" }).getByRole("link").allTextContents();
    expect(links).toEqual(expect.arrayContaining(["Dashboard", "Call Center", "All Calls", "Potential Customers"]));
    expect(links).not.toContain("Users");
    expect(await page.getByRole("banner").getByText("Your balance is low.").count()).toBe(0);
  });

  test("on a phone the navigation comes in from the side, and goes when a page was chosen", async () => {
    const { page } = await newPerson({ viewport: { width: 390, height: 844 } });
    await arrive(page, "seller@callwright.test");
    expect(await page.getByRole("navigation", { name: "Main" }).count()).toBe(0);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("dialog").getByRole("link", { name: "My Calls" }).click();
    await page.getByRole("heading", { name: "My Calls" }).waitFor();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
