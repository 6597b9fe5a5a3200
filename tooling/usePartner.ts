/**
 * Uses a partner's pages, as their bundler built them, in a browser whose console must be empty. A list is shown, a
 * drawer opens from it by keyboard, accepts a note and closes; server-rendered pages have their styles before any
 * script runs, and the browser hydrates them in place. Argument: the partner's folder.
 */
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import type { Readable } from "node:stream";

import { chromium, type Locator, type Page } from "playwright-core";

import { browserLaunch } from "./browser.ts";

const folder = path.resolve(process.argv[2] ?? ".");
const types: Record<string, string> = { ".html": "text/html", ".js": "text/javascript" };

const server = createServer(({ url = "/" }, response) => {
  const file = path.join(folder, new URL(url, "http://localhost").pathname);
  response.setHeader("content-type", types[path.extname(file)] ?? "text/plain");
  readFile(file).then(
    (content) => response.end(content),
    () => response.writeHead(404).end(),
  );
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const browser = await chromium.launch(await browserLaunch());
try {
  await open(`${origin}/demo.html`, useDrawer);
  for (const name of ["whole", "streamed"]) {
    await openDrawn(`${origin}/${name}.html`);
    await openWithRows(`${origin}/${name}Rows.html`);
  }
  if (existsSync(path.join(folder, ".next"))) {
    const next = spawn(path.join(folder, "node_modules/.bin/next"), ["start", "--port", "0"], {
      cwd: folder,
      stdio: ["ignore", "pipe", "inherit"],
    });
    try {
      await openDrawn(`${await addressOf(next.stdout)}/demo`);
    } finally {
      next.kill();
    }
  }
} finally {
  await browser.close();
  server.close();
}

/** Opens a page, whose console must be empty. */
async function open(url: string, look: (page: Page) => Promise<void>, hasScripts = true): Promise<void> {
  const context = await browser.newContext({ reducedMotion: "reduce", javaScriptEnabled: hasScripts });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  await page.goto(url);
  await look(page);
  assert.deepEqual(complaints, [], url);
  await context.close();
  console.log(`${path.basename(url)}${hasScripts ? "" : " without scripts"}: as it should be`);
}

/** A server-rendered page: with its styles before any script has run, and then hydrated by the browser. */
async function openDrawn(url: string): Promise<void> {
  await open(url, isStyled, false);
  await open(url, async (page) => {
    await firstRow(page).press("Enter");
    await closeDrawer(page);
  });
}

/** A server-rendered page with its data: a press on a row before any script has loaded takes effect afterwards. */
async function openWithRows(url: string): Promise<void> {
  await open(url, isStyled, false);
  await open(url, async (page) => {
    const { promise: pressed, resolve: letScriptsCome } = Promise.withResolvers<void>();
    await page.route("**/out/*.js", async (route) => {
      await pressed;
      await route.continue();
    });
    await page.reload({ waitUntil: "commit" });
    await firstRow(page).press("Enter");
    letScriptsCome();
    await closeDrawer(page);
  });
}

function firstRow(page: Page): Locator {
  return page.locator("[data-widget=call-history] [data-row-id]").first();
}

async function closeDrawer(page: Page): Promise<void> {
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
}

/** Only a style sheet gives cards a background and a border. */
async function isStyled(page: Page): Promise<void> {
  const root = page.locator("[data-widget=balance]");
  assert.equal(await root.evaluate((element) => getComputedStyle(element).display), "flex");
}

async function useDrawer(page: Page): Promise<void> {
  await page.getByRole("heading", { name: "Balance", exact: true }).waitFor();
  const row = page.locator("[data-widget=call-center] [data-row-id]").first();
  await row.press("Enter");
  const drawer = page.getByRole("dialog");
  await drawer.getByRole("tab", { name: "Notes" }).click();
  const title = drawer.getByRole("textbox", { name: "Title" });
  await title.fill("Mornings");
  await drawer.getByRole("textbox", { name: "Review" }).fill("They prefer to be called before noon.");
  await drawer.getByRole("button", { name: "Add note" }).click();
  await drawer.getByText("They prefer to be called before noon.").waitFor();
  // Until the form is empty again, leaving it asks for confirmation.
  await page.waitForFunction((title) => (title as HTMLInputElement).value === "", await title.elementHandle());
  await page.keyboard.press("Escape");
  await drawer.waitFor({ state: "detached" });
}

/** The URL that a server prints at its start. Its later output is read, too, because it would block otherwise. */
function addressOf(output: Readable): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    output.on("data", (part) => {
      said += String(part);
      const address = /http:\/\/localhost:\d+/.exec(said)?.[0];
      if (address) resolve(address);
    });
    output.on("end", () => reject(new Error(`The server did not start: ${said}`)));
  });
}
