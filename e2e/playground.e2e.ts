import type { Page } from "playwright-core";
import { afterAll, describe, expect, inject, test } from "vitest";

import { axeFindings } from "./axe.ts";
import { tabTo } from "./keyboard.ts";
import { closeBrowser, newPerson } from "./person.ts";

afterAll(closeBrowser);

async function openPlayground(address = "/playground", options: Parameters<typeof newPerson>[0] = {}) {
  const person = await newPerson({ permissions: ["clipboard-read", "clipboard-write"], ...options });
  await person.page.goto(address);
  await widget(person.page).waitFor();
  return person;
}

const widget = (page: Page) => page.getByRole("region", { name: "Preview" }).locator("[data-widget]").first();
const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const colorOf = (page: Page, name: string) =>
  widget(page).evaluate((element, name) => getComputedStyle(element).getPropertyValue(`--cw-${name}`), name);

describe("an engineer who has no key yet (15.2.2)", () => {
  test("gives a widget the look of their page, copies its code, and the code shows what they saw", async () => {
    const { page, complaints } = await openPlayground();
    await page.getByLabel("Widget").selectOption({ label: "Balance card" });
    await page.getByText("Add balance").first().waitFor();
    await page.getByRole("radio", { name: "Flat" }).check();
    await field(page, "Accent").fill("rebeccapurple");
    await page.getByRole("slider", { name: "Corners" }).fill("0.5");
    await expect.poll(() => colorOf(page, "accent")).toBe("#663399");
    await page.getByRole("button", { name: "Copy index.html" }).click();
    await page.getByText("index.html is copied.").waitFor();
    const code = await copied(page);
    expect(code).toContain(`<cw-balance-card mode="demo" preset="flat" accent="rebeccapurple" radius-scale="0.5">`);

    const { page: own, complaints: ownComplaints } = await newPerson();
    const address = `${inject("productUrl")}/own.html`;
    await own.route(address, (route) => route.fulfill({ contentType: "text/html", body: code }));
    await own.goto(address);
    const card = own.locator("[data-widget=balance-card]");
    await card.getByText("Add balance").first().waitFor();
    expect(await card.evaluate((element) => getComputedStyle(element).getPropertyValue("--cw-accent"))).toBe("#663399");
    expect([complaints, ownComplaints]).toEqual([[], []]);
  });

  test("gets the code for their framework, with a session endpoint once they have a key", async () => {
    const { page, complaints } = await openPlayground();
    await field(page, "Accent").fill("teal");
    await page.getByRole("radio", { name: "React" }).check();
    await page.getByRole("button", { name: "Copy src/main.jsx" }).click();
    await page.getByText("src/main.jsx is copied.").waitFor();
    expect(await copied(page)).toContain('createTheme({ accent: "teal" })');
    await page.getByRole("radio", { name: "Your company’s" }).check();
    await page.getByRole("button", { name: "Copy server.mjs" }).click();
    await page.getByText("server.mjs is copied.").waitFor();
    expect(await copied(page)).toContain('allowedWidgets: ["call-history"]');
    await page.getByRole("button", { name: "Copy src/main.jsx" }).click();
    await page.getByText("src/main.jsx is copied.").waitFor();
    expect(await copied(page)).toContain(`apiBase="${inject("productUrl")}"`);
    expect(complaints).toEqual([]);
  });

  test("sends the address to a designer, who sees the same", async () => {
    const { page } = await openPlayground();
    await page.getByLabel("Widget").selectOption({ label: "Balance card" });
    await page.getByRole("radio", { name: "Night" }).check();
    await page.getByRole("radio", { name: "Dark" }).check();
    await page.getByLabel("Language").selectOption({ label: "Türkçe" });
    const { page: other } = await openPlayground(page.url());
    await other.getByText("ücretsiz dakika").waitFor();
    expect(await colorOf(other, "surface")).toBe("#131722");
    expect(await other.locator("pre").first().textContent()).toBe(await page.locator("pre").first().textContent());
  });

  test("is told that a colour is none, and nothing else changes", async () => {
    const { page, complaints } = await openPlayground();
    const before = await page.locator("pre").first().textContent();
    await field(page, "Accent").fill("blu");
    await page.getByRole("alert").getByText("CSS has no such colour.").waitFor();
    expect(await page.locator("pre").first().textContent()).toBe(before);
    await field(page, "Accent").fill("");
    await page.getByText("CSS has no such colour.").waitFor({ state: "detached" });
    expect(complaints).toEqual([]);
  });

  test("without a mouse, on a narrow window, does the same and takes it back", async () => {
    const { page, complaints } = await openPlayground("/playground?widget=balance-card", {
      viewport: { width: 390, height: 844 },
    });
    await tabTo(page, page.getByRole("link", { name: "Skip to the look" }));
    await page.keyboard.press("Enter");
    await tabTo(page, page.getByRole("radio", { name: "Callwright" }));
    await page.keyboard.press("ArrowRight");
    await tabTo(page, field(page, "Accent"));
    await page.keyboard.type("crimson");
    await expect.poll(() => colorOf(page, "accent")).toBe("#dc143c");
    await tabTo(page, page.getByRole("button", { name: "Copy index.html" }));
    await page.keyboard.press("Enter");
    await page.getByText("index.html is copied.").waitFor();
    expect(await copied(page)).toContain('preset="minimal" accent="crimson"');
    await tabTo(page, page.getByRole("button", { name: "Reset the look" }), { key: "Shift+Tab" });
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator("pre").first().textContent()).not.toContain("crimson");
    expect(new URL(page.url()).search).toBe("");
    expect(complaints).toEqual([]);
  });

  test.each([
    ["light", 1440],
    ["dark", 1440],
    ["light", 390],
    ["dark", 390],
  ] as const)("can read all of it in the %s, at %i px, and nothing is cut off", async (colorScheme, width) => {
    const { page } = await openPlayground("/playground", { colorScheme, viewport: { width, height: 900 } });
    await field(page, "Accent").fill("blu");
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
});
