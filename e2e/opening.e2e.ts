import type { Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";

import { addToCallCenter } from "./callList.ts";
import { newSeller } from "./newSeller.ts";
import { arrive, closeBrowser, newPerson } from "./person.ts";

afterAll(closeBrowser);

/** Holds back the code of the app, which begins with this file, until the promise is fulfilled. */
const holdBack = (page: Page, until: () => Promise<unknown>) =>
  page.route("**/assets/app-*.js", async (route) => {
    await until();
    await route.continue();
  });

const signal = () => Promise.withResolvers<void>();

/** Waits until the opened page has remembered what it read. */
const remembered = (page: Page) =>
  page.waitForFunction(() => localStorage.getItem("callwright.opening-reads")?.includes(location.pathname));

/** The paths of all requests of the page to the API from now on. */
function askedPaths(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/v1/")) asked.push(pathname);
  });
  return asked;
}

const times = (asked: string[], path: string) => asked.filter((one) => one === path).length;

describe("a page that this browser has not opened yet", () => {
  test.each([
    ["seller", "/dashboard", "/v1/dashboard/statistics/calls"],
    ["seller", "/dashboard", "/v1/dashboard/statistics/potential-customer-companies"],
    ["seller", "/call-center", "/v1/phone-books"],
    ["seller", "/all-calls", "/v1/calls/history"],
    ["admin", "/all-calls", "/v1/calls/history"],
    ["seller", "/live-calls", "/v1/calls/history"],
    ["seller", "/campaigns", "/v1/campaigns"],
    ["seller", "/potential-customers", "/v1/potential-customers"],
    ["seller", "/products", "/v1/products"],
  ])(
    "shows somebody (%s) on %s what was asked for once (%s), before the code of the app had come",
    async (role, address, path) => {
      const { page, complaints } = await newPerson();
      const asked = askedPaths(page);
      const answer = page.waitForResponse((response) => new URL(response.url()).pathname === path);
      await holdBack(page, () => answer);
      await arrive(page, `${role}@callwright.test`, address);
      await remembered(page);
      const kept = await page.evaluate(() => localStorage.getItem("callwright.opening-reads") ?? "{}");
      const { pages } = JSON.parse(kept) as { pages: Record<string, [operation: [string, string, string]][]> };
      const reads = pages[address]?.map(([[, , one]]) => one) ?? [];
      expect(times(asked, path)).toBe(times(reads, path));
      expect(complaints).toEqual([]);
    },
  );
});

test("a list that is loading moves one gleam over its bars, because a browser would need a layer for each of a hundred", async () => {
  const { page } = await newPerson();
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.route("**/v1/products?*", () => {});
  await arrive(page, "seller@callwright.test", "/products");
  const bars = page.locator("[data-skeleton] span");
  await bars.first().waitFor();
  expect(await bars.count()).toBeGreaterThan(20);
  expect(await page.evaluate(() => document.querySelector("table")?.getAnimations({ subtree: true }).length)).toBe(1);
});

describe("a list that is opened again", () => {
  test("is asked for once, and before the code of the app has come", async () => {
    const { page, complaints } = await newPerson();
    await arrive(page, "seller@callwright.test", "/all-calls");
    await remembered(page);
    const asked = askedPaths(page);
    const list = page.waitForResponse(/\/v1\/calls\/history\?/);
    await holdBack(page, () => list);
    await page.reload();
    await page.locator("[data-row-id]").first().waitFor();
    await page.getByRole("button", { name: /^Notifications/ }).waitFor();
    expect(times(asked, "/v1/calls/history")).toBe(1);
    expect(times(asked, "/v1/users/profile/me")).toBe(1);
    expect(complaints).toEqual([]);
  });

  test("comes although its first answer was a failure, of which nobody is told", async () => {
    const { page } = await newPerson();
    await arrive(page, "seller@callwright.test", "/all-calls");
    await remembered(page);
    const [failed, askedAgain, mayCome] = [signal(), signal(), signal()];
    let count = 0;
    await page.route(/\/v1\/calls\/history\?/, async (route) => {
      count += 1;
      if (count === 1) return route.fulfill({ status: 503, body: "Busy" });
      askedAgain.resolve();
      await mayCome.promise;
      return route.continue();
    });
    page.on("response", (response) => {
      if (response.status() === 503) failed.resolve();
    });
    await holdBack(page, () => failed.promise);
    await page.reload();
    await askedAgain.promise;
    expect(await page.getByRole("button", { name: "Try Again" }).count()).toBe(0);
    mayCome.resolve();
    await page.locator("[data-row-id]").first().waitFor();
  });

  test("shows what was changed before the code of the app had come", async () => {
    const { email, client } = await newSeller("Opening");
    await client.call("completeWelcome");
    const [item] = await addToCallCenter(client, [
      {
        customer: "Lapwing Lamps",
        country: "NO",
        timeZone: "Europe/Oslo",
        name: "Solveig",
        surname: "Dahl",
        phoneNumber: "+4722861144",
      },
    ]);
    const { page } = await newPerson();
    await arrive(page, email, "/call-center");
    const row = page.locator("[data-row-id]").filter({ hasText: "Lapwing Lamps" });
    await row.waitFor();
    await remembered(page);
    const list = page.waitForResponse(/\/v1\/phone-books\?/);
    await holdBack(page, async () => {
      await list;
      await client.call("deletePhoneBook", { path: { id: item ?? "" } });
    });
    await page.reload();
    await page.getByText("Your call center is empty.").waitFor();
    expect(await row.count()).toBe(0);
  });

  test("is asked for by the app itself after a new release", async () => {
    const { page, complaints } = await newPerson();
    await arrive(page, "seller@callwright.test", "/all-calls");
    await remembered(page);
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem("callwright.opening-reads") ?? "") as object;
      const gone = { "/all-calls": [[["listCalls", "GET", "/v1/gone"], {}]] };
      localStorage.setItem(
        "callwright.opening-reads",
        JSON.stringify({ ...kept, release: "/earlier.js", pages: gone }),
      );
    });
    await page.reload();
    await page.locator("[data-row-id]").first().waitFor();
    expect(complaints).toEqual([]);
  });

  test("is remembered again after something else was stored under its name", async () => {
    const { page, complaints } = await newPerson();
    await arrive(page, "seller@callwright.test", "/all-calls");
    await remembered(page);
    for (const stored of ["{", "null", '{"pages":{"/all-calls":[1]}}']) {
      await page.evaluate((text) => localStorage.setItem("callwright.opening-reads", text), stored);
      await page.reload();
      await page.locator("[data-row-id]").first().waitFor();
      await page.waitForFunction(() => localStorage.getItem("callwright.opening-reads")?.includes("listCalls"));
    }
    expect(complaints).toEqual([]);
  });

  test("of somebody else is not asked for", async () => {
    const { page } = await newPerson();
    await arrive(page, "seller@callwright.test", "/all-calls");
    await remembered(page);
    await page
      .getByRole("banner")
      .getByRole("button", { name: /Seller|Demo/ })
      .click();
    await page.getByRole("button", { name: "Sign out" }).click();
    await page.getByLabel("Email").waitFor();
    expect(await page.evaluate(() => localStorage.getItem("callwright.opening-reads"))).toBeNull();
  });
});
