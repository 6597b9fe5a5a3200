import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright-core";
import { inject, onTestFailed, TestRunner } from "vitest";

import { browserLaunch } from "../tooling/browser.ts";

let browser: Promise<Browser> | undefined;

/** The browser of this file's journeys, opened once. */
export function openBrowser(): Promise<Browser> {
  browser ??= browserLaunch().then((launch) => chromium.launch(launch));
  return browser;
}

export async function closeBrowser(): Promise<void> {
  await (await browser)?.close();
  browser = undefined;
}

/** A person at their own computer who uses the product. An error in the page's console fails the journey. */
export async function newPerson(options: BrowserContextOptions = {}): Promise<{ page: Page; complaints: string[] }> {
  const context = await (
    await openBrowser()
  ).newContext({
    baseURL: inject("productUrl"),
    viewport: { width: 1440, height: 900 },
    reducedMotion: "reduce",
    ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  if (TestRunner.getCurrentTest()) onTestFailed(() => tell(page));
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  return { page, complaints };
}

/** Signs in with one of the demo accounts (3-decisions §1) and arrives on the dashboard. */
export async function logIn(page: Page, email: string): Promise<void> {
  await page.goto("/login");
  await signIn(page, email);
  await page.getByRole("heading", { name: "Dashboard", level: 1 }).waitFor();
}

/** Signs in with one of the demo accounts on the page that asks for it. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("Callwright1");
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** Prints the accessibility tree of the page after a failed journey, for the reader of the log. */
async function tell(page: Page): Promise<void> {
  console.log(`What ${page.url()} showed:\n${await page.ariaSnapshot().catch(String)}`);
}
