import type { Locator } from "playwright-core";
import { afterAll, expect, test } from "vitest";

import { mailedLink } from "./mailbox.ts";
import { arrive, closeBrowser, newPerson } from "./person.ts";

afterAll(closeBrowser);

const press = (target: Locator) => target.click({ delay: 120 });

test("a reload in the middle of the onboarding loses nothing", async () => {
  const { page } = await newPerson();
  await page.goto("/login");
  await page.getByLabel("Email").fill("new@callwright.test");
  await page.getByLabel("Password", { exact: true }).fill("Callwright1");
  await press(page.getByRole("button", { name: "Sign in" }));
  await press(page.getByRole("button", { name: "Continue" }));
  await page.getByLabel("Company name").fill("Nordlys Lighting");
  await page.getByLabel("Website").fill("nordlys.example");
  await press(page.getByRole("button", { name: /Country/ }));
  await page.getByRole("combobox", { name: "Search" }).fill("Norw");
  await press(page.getByRole("option", { name: "Norway" }));
  await page.reload();
  await page.getByRole("heading", { name: "Tell us about your company" }).waitFor();
  expect(await page.getByLabel("Company name").inputValue()).toBe("Nordlys Lighting");
  await press(page.getByRole("button", { name: "Continue" }));
  await page.getByRole("heading", { name: "What do you sell?" }).waitFor();
  const choices = page.getByRole("group", { name: "Products" }).getByRole("button");
  await press(choices.first());
  await choices.and(page.getByRole("button", { pressed: true })).waitFor();
  await page.reload();
  await page.getByRole("heading", { name: "What do you sell?" }).waitFor();
  await choices.and(page.getByRole("button", { pressed: true })).waitFor();
  await press(page.getByRole("button", { name: "Back" }));
  await page.getByText("Norway").first().waitFor();
});

test("A-SIGNUP-11 A-VERIFY-03 whoever opens the mail's link finds their address in the login", async () => {
  const { page } = await newPerson();
  const email = `kaja.${Date.now()}@nordlys.example`;
  await page.goto("/sign-up");
  await page.getByLabel("Name", { exact: true }).fill("Kaja");
  await page.getByLabel("Surname").fill("Lind");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("Callwright1");
  await press(page.getByRole("checkbox"));
  await press(page.getByRole("button", { name: "Sign up" }));
  await page.waitForURL("**/verify-email**");
  // The email program opens the link in another tab.
  const tab = await page.context().newPage();
  await tab.goto(await mailedLink(email, "Verify your email address"));
  await tab.getByRole("heading", { name: "Welcome", exact: true }).waitFor();
  expect(await tab.getByLabel("Email").inputValue()).toBe(email);
});

test("the terms of service can be read before signing up", async () => {
  const { page } = await newPerson();
  await page.goto("/sign-up");
  const opened = page.context().waitForEvent("page");
  await press(page.getByRole("link", { name: /terms/i }));
  const terms = await opened;
  await terms.getByRole("heading", { name: "Terms of service", level: 1 }).waitFor();
  expect(await terms.title()).toBe("Terms of service · Callwright");
});

test("A-LAYOUT-17 R-62 a representative's account menu does not lead to a company that is not there", async () => {
  const { page } = await newPerson();
  await arrive(page, "rep@callwright.test");
  await press(page.getByRole("banner").getByRole("button", { name: /Representative/ }));
  await page.getByRole("button", { name: "Sign out" }).waitFor();
  expect(await page.getByRole("button", { name: "My Company" }).count()).toBe(0);
});

test("a page's code comes while it is still asked who is there", async () => {
  const { page } = await newPerson();
  await arrive(page, "seller@callwright.test");
  const code = page.waitForRequest(/assets\/CallCenterRoute-/);
  await page.route("**/v1/users/profile/me", async (route) => {
    await code;
    await route.continue();
  });
  await page.goto("/call-center");
  await page.locator("[data-row-id]").first().waitFor();
});

test("who is signed in is asked once, and before any code that only that needs", async () => {
  const { page } = await newPerson();
  await arrive(page, "seller@callwright.test");
  // The dashboard has loaded what it needs when it is idle.
  await page.waitForFunction(() => localStorage.getItem("callwright.opening-reads"));
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/all-calls");
  await page.locator("[data-row-id]").first().waitFor();
  await page.getByRole("button", { name: /^Notifications/ }).waitFor();
  await page.waitForLoadState("load");
  expect(asked.filter((path) => path === "/v1/users/profile/me")).toHaveLength(1);
  const first = asked.indexOf("/v1/users/profile/me");
  expect(asked.slice(0, first).filter((path) => path.includes("operationTable"))).toEqual([]);
});

test("the title of the page names what is open", async () => {
  const { page } = await newPerson();
  await arrive(page, "admin@callwright.test", "/potential-customers");
  await page.locator("[data-row-id]").first().waitFor();
  await press(page.getByRole("button", { name: "Create", exact: true }));
  await page.waitForFunction(() => document.title === "Create potential customer · Potential Customers · Callwright");
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => document.title === "Potential Customers · Callwright");
  await page.goto("/users");
  const row = page.locator("[data-row-id]").first();
  const header = row.getByRole("rowheader");
  await expect.poll(() => header.innerText()).not.toBe(""); // a row has no innerText before it is laid out
  const name = await header.innerText();
  await press(row);
  await page.waitForFunction((name) => document.title.startsWith(`${name} `), name);
});

test("A-COMPHDR-01 on a phone the company gives way to the pages after the first", async () => {
  const { page } = await newPerson({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await arrive(page, "seller@callwright.test", "/company/settings");
  const header = page.locator("[data-widget=company-header]");
  await header.getByRole("heading", { level: 1 }).waitFor();
  const full = (await header.boundingBox())?.height ?? 0;
  await press(header.getByRole("link", { name: "FAQ" }));
  await page.waitForURL("**/company/faq");
  await header.getByRole("heading", { level: 1 }).waitFor();
  expect((await header.boundingBox())?.height).toBeLessThan(Math.min(full - 40, 110));
});
