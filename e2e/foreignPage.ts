import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import type { Page } from "playwright-core";

import { newPerson } from "./person.ts";

declare global {
  /** On the page: the widgets that have loaded. */
  var loaded: string[];
}

const read = (file: string) => readFileSync(createRequire(import.meta.url).resolve(file), "utf8");

/** Style rules of pages for everything in them, by their origin. */
export const foreignStyles = {
  Bootstrap: read("bootstrap/dist/css/bootstrap.css"),
  "Tailwind's preflight": read("tailwindcss/preflight.css"),
  Foundation: read("foundation-sites/dist/css/foundation.css"),
  "Semantic UI": read("semantic-ui-css/semantic.css"),
  "Salesforce Lightning": read("@salesforce-ux/design-system-2/dist/css/bundled/slds2.lightning-blue.css"),
  "broad strokes": `
    * { box-sizing: border-box; margin: 0; padding: 0; }
    html { font-size: 10px; } body { font: 1.9rem/2 serif; color: #900; text-align: end; }
    button { padding: 2rem; border: 3px solid #555; border-radius: 0; background: #6b6b6b; color: #fff; text-transform: uppercase; }
    input, select, textarea { inline-size: 100%; border: 2px dashed #080; }
    table { border-spacing: 4px; background: #fffbe6; } th, td { border: 1px solid #c00; padding: 2rem; }
    a { color: #080; } h2 { font-size: 5rem; }`,
};

/** The fixed time of a page, so that two pages show the same times. */
const moment = new Date("2026-03-04T10:00:00Z");

/**
 * Opens a page of the product's own origin with these styles for everything in it. Its widgets need no session.
 *
 * @param before a script that runs before everything else on the page
 */
export async function openForeignPage(css: string, script: string, before = ""): Promise<Page> {
  const { page } = await newPerson({ viewport: { width: 1080, height: 2400 }, timezoneId: "UTC" });
  await page.clock.setFixedTime(moment);
  // The fonts and images of stylesheets are not loaded.
  await page.route(/\/foreign\/|^https:/, (route) => route.abort());
  await page.route("**/foreign/style.css", (route) => route.fulfill({ contentType: "text/css", body: css }));
  await page.route("**/foreign/script.js", (route) => route.fulfill({ contentType: "text/javascript", body: script }));
  await page.route("**/foreign/page", (route) => route.fulfill({ contentType: "text/html", body: html }));
  if (before !== "") await page.addInitScript(before);
  await page.goto("/foreign/page");
  return page;
}

/** The container of the widgets has the same width and a white background on every page. */
const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Foreign</title>
  <link rel="stylesheet" href="style.css">
  <script>globalThis.loaded = []; addEventListener("cw-loaded", ({ target, detail }) =>
    loaded.push(target.localName ?? detail));</script></head><body>
  <main style="position: absolute; inset: 0 auto auto 0; inline-size: 1000px; margin: 0; padding: 0; border: 0;
    background: #fff"></main>
  <script type="module" src="script.js"></script></body></html>`;

/** Waits until this number of widgets has loaded and the page has no pending requests. */
export async function settled(page: Page, count: number): Promise<void> {
  await page.waitForFunction((count) => globalThis.loaded.length >= count, count);
  await page.locator("[aria-busy=true]").first().waitFor({ state: "detached" });
  await page.evaluate(() => document.fonts.ready);
}
