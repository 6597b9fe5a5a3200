/**
 * A partner's page as its bundler made it, used in a browser: a list is there, a drawer opens from it by keyboard, takes a
 * note and closes, and the console stays quiet. Takes the partner's folder.
 */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";

import { chromium } from "playwright-core";

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
const browser = await chromium.launch(await browserLaunch());
try {
  const page = await browser.newPage({ reducedMotion: "reduce" });
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/demo.html`);

  await page.getByRole("heading", { name: "Balance", exact: true }).waitFor();
  const row = page.locator("[data-widget=call-center] [data-row-id]").first();
  await row.press("Enter");
  const drawer = page.getByRole("dialog");
  await drawer.getByRole("tab", { name: "Notes" }).click();
  await drawer.getByRole("textbox", { name: "Title" }).fill("Mornings");
  await drawer.getByRole("textbox", { name: "Review" }).fill("They prefer to be called before noon.");
  await drawer.getByRole("button", { name: "Add note" }).click();
  await drawer.getByText("They prefer to be called before noon.").waitFor();
  await page.keyboard.press("Escape");
  await drawer.waitFor({ state: "detached" });
  assert.deepEqual(complaints, []);
  console.log("A list, a drawer, a note");
} finally {
  await browser.close();
  server.close();
}
