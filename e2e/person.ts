import { browserTokens, createClient } from "@callwright/sdk";
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from "playwright-core";
import { inject, onTestFinished, TestRunner } from "vitest";

import { browserLaunch } from "../tooling/browser.ts";

let browser: Promise<Browser> | undefined;

/** The URL of the product that a person uses. */
const homes = new WeakMap<BrowserContext, string>();

/** The browser of this file's journeys, opened once. */
export function openBrowser(): Promise<Browser> {
  browser ??= browserLaunch().then((launch) => chromium.launch(launch));
  return browser;
}

export async function closeBrowser(): Promise<void> {
  await (await browser)?.close();
  browser = undefined;
}

/**
 * A person at their own computer who uses the product. An error in the page's console fails the journey. They leave
 * with the end of the test, because an open page reads again what other journeys change.
 */
export async function newPerson(options: BrowserContextOptions = {}): Promise<{ page: Page; complaints: string[] }> {
  // Vitest does not know to which of several concurrent tests a call belongs.
  const test = TestRunner.getCurrentTest();
  const isAlone = test !== undefined && !test.concurrent;
  const browser = await openBrowser();
  const home = options.baseURL ?? inject("productUrl");
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: "reduce",
    ...options,
    baseURL: home,
  });
  homes.set(context, home);
  const page = await context.newPage();
  // On a busy machine everything is slow before it is wrong.
  page.setDefaultTimeout(60_000);
  if (isAlone)
    onTestFinished(async ({ task }) => {
      if (task.result?.state === "fail") await tell(page);
      await context.close();
    });
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  return { page, complaints };
}

/**
 * Opens the first page of a new person, who has the demo password (3-decisions §1) and has signed in before. Journeys
 * about signing in use `logIn` and `signIn`.
 */
export async function arrive(page: Page, email: string, address = "/dashboard"): Promise<void> {
  await resume(page, await sessionOf(email, homes.get(page.context())), address);
  if (address === "/dashboard") await page.getByRole("heading", { name: "Dashboard", level: 1 }).waitFor();
}

/** What the browser of somebody who has signed in stores, by name. */
export type StoredSession = [name: string, value: string][];

/** Signs in over the API. */
export async function sessionOf(email: string, home = inject("productUrl")): Promise<StoredSession> {
  const kept = new Map<string, string>();
  const storage: Storage = {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
    key: (index) => [...kept.keys()][index] ?? null,
    clear: () => kept.clear(),
    length: 0,
  };
  const client = createClient({ baseUrl: home, session: browserTokens({ storage }) });
  client.session.start(await client.call("login", { body: { email, password: "Callwright1" } }));
  return [...kept];
}

/**
 * Opens the first page of a new person with a session that they have.
 *
 * The page writes the session itself, before its own code runs: Playwright's `setStorageState` opens another page for
 * it, which takes a quarter of all that a person costs until they see the dashboard.
 */
export async function resume(page: Page, session: StoredSession, address: string): Promise<void> {
  if (page.url() !== "about:blank") throw new Error(`A session begins on a page that was at ${page.url()} before.`);
  await using stack = new AsyncDisposableStack();
  stack.use(await page.addInitScript(store, session));
  await page.goto(address);
}

/** Writes what a browser has stored. It runs in the page. */
function store(session: StoredSession): void {
  if (window.top === window) for (const [name, value] of session) localStorage.setItem(name, value);
}

/** Signs in with one of the demo accounts through the form, and arrives on the dashboard. */
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
