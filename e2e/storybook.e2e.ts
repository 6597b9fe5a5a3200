import { readFileSync } from "node:fs";
import path from "node:path";

import type { Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";

import { axeFindings } from "./axe.ts";
import { closeBrowser, newPerson } from "./person.ts";

afterAll(closeBrowser);

/**
 * The findings of axe in the page itself, without its stories: they have their own tests, and a page shows the same
 * part several times.
 */
const findings = (page: Page) => axeFindings(page, { exclude: [".sb-story", ".cw-looks iframe"] });

const page = (id: string, mode = "docs") => `/storybook/iframe.html?id=${id}&viewMode=${mode}`;

/** One page of each kind. With `CALLWRIGHT_EVERY_PAGE=1` the test visits all pages, which takes ten minutes. */
const someDocuments = [
  "start-here",
  "embedding-elements",
  "ui-button",
  "ui-table",
  "ui-modal",
  "widgets-callhistory",
  "widgets-plans",
];
const documents = process.env.CALLWRIGHT_EVERY_PAGE ? everyDocument() : someDocuments;

function everyDocument(): string[] {
  const index = readFileSync(path.resolve(import.meta.dirname, "../storybook-static/index.json"), "utf8");
  const { entries } = JSON.parse(index) as { entries: Record<string, { id: string; type: string }> };
  const pages = Object.values(entries).filter(({ type }) => type === "docs");
  return pages.map(({ id }) => id.replace(/--docs$/, ""));
}

const foundations = [
  "foundations-colours--all",
  "foundations-colours--contrast",
  "foundations-type--steps",
  "foundations-space-shape-and-depth--scales",
  "foundations-motion--durations-and-curves",
  "foundations-icons--all",
  "foundations-statuses-and-answers--meanings",
  "foundations-chart-palette--as-seen",
  "foundations-tokens--download",
];

describe("whoever designs with the Storybook that the product serves", () => {
  test("opens a story, chooses its look, and copies it as code and as a link for a comment", async () => {
    const { page, complaints } = await newPerson({ permissions: ["clipboard-read", "clipboard-write"] });
    await page.goto(
      "/storybook?path=/story/widgets-callhistory--playground&globals=scheme:dark;width:390;accent:!hex(0b5cad)",
    );
    const story = page.frameLocator("#storybook-preview-iframe");
    await story.getByRole("heading", { name: "My Calls" }).waitFor();
    const copied = async (what: string) => {
      await page.getByRole("button", { name: "Copy as" }).click();
      await page.getByRole("dialog", { name: "Copy as" }).getByText(what, { exact: true }).click();
      await page.getByText(`${what} is copied.`).waitFor();
      return page.evaluate(() => navigator.clipboard.readText());
    };
    expect(await copied("JSX")).toMatch(/^<CallHistory[^>]*headingLevel=\{1\}/);
    expect(await copied("HTML element")).toMatch(
      /<cw-call-history[^]*accent="#0b5cad"[^]*scheme="dark"[^]*heading-level="1"/,
    );
    const react = await copied("React with theme");
    expect(react).toContain('import { CallHistory } from "@callwright/widgets/call-history";');
    expect(react).toContain('createTheme({ accent: "#0b5cad" })');
    const link = await copied("Link for a comment");
    expect(link).toMatch(/^widgets\/CallHistory: Playground \(scheme dark, width 390 px, accent blue\)\nhttp/);

    await page.goto("about:blank");
    await page.goto(link.split("\n")[1] ?? "");
    await story.getByRole("heading", { name: "My Calls" }).waitFor();
    await story.locator('[data-cw-scheme="dark"]').first().waitFor();
    expect(await story.locator(".cw-container").evaluate(({ clientWidth }) => clientWidth)).toBe(390 + 2 * 24);
    expect(complaints).toEqual([]);
  });

  test("sees every state of a part on one sheet, light, dark and compact, copies one, and opens it by a press", async () => {
    const { page: sheet, complaints } = await newPerson({
      viewport: { width: 390, height: 900 },
      permissions: ["clipboard-read", "clipboard-write"],
    });
    await sheet.goto(page("ui-button--docs"));
    const busy = sheet.getByRole("region", { name: "States on one sheet" }).getByRole("region", { name: "Busy" });
    await busy.scrollIntoViewIfNeeded();
    for (const look of ["light", "dark", "compact"]) {
      await busy.getByRole("link", { name: `Busy, ${look}` }).scrollIntoViewIfNeeded();
      const frame = busy.frameLocator(`iframe[title="Busy, ${look}"]`);
      await frame.getByRole("button", { name: "Save" }).waitFor({ state: "attached" });
    }
    expect(await sheet.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await busy.getByRole("group", { name: "Copy Busy as" }).getByRole("button", { name: "JSX" }).click();
    await busy.getByText("JSX is copied.").waitFor();
    const jsx = await sheet.evaluate(() => navigator.clipboard.readText());
    expect(jsx).toContain('<Button variant="primary" icon={Phone} isBusy>Call Now</Button>');
    await busy.getByRole("link", { name: "Busy, dark" }).click();
    // Another test checks the content; on a busy machine it takes time.
    await sheet.waitForURL(/\/storybook\/\?path=\/story\/ui-button--busy&globals=scheme:dark/, { waitUntil: "commit" });
    expect(complaints).toEqual([]);
  });

  test("reads which keys a part takes, sees its parts outlined, and finds its files and requirements", async () => {
    const { page: reader, complaints } = await newPerson({ viewport: { width: 390, height: 900 } });
    await reader.goto(page("ui-menu--docs"));
    const keys = reader.getByRole("region", { name: "Keyboard" }).getByRole("table");
    await keys.getByRole("row", { name: /^Escape closes it/ }).waitFor();
    await reader.goto(page("widgets-products--docs"));
    const anatomy = reader.getByRole("region", { name: "Anatomy" });
    await anatomy.scrollIntoViewIfNeeded();
    const table = anatomy.frameLocator("iframe").locator('[data-outlines] [data-part="table"]');
    await table.waitFor({ state: "attached" });
    const known = reader.getByRole("region", { name: "In the repository" });
    await known.getByText(/of docs\/requirements\.md$/).click();
    await known.getByText("B-PROD-01").waitFor();
    await known.getByRole("link", { name: "Menu" }).waitFor();
    expect(await reader.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(complaints).toEqual([]);
  });

  test("opens a list with a pointer before its code is there, and sees no ring of the keyboard", async () => {
    const { page: reviewer } = await newPerson();
    await reviewer.route("**/LiveOptionField-*.js", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await reviewer.goto(page("ui-select--chosen", "story"));
    await reviewer.getByRole("button", { name: /Role/ }).click();
    const chosen = reviewer.getByRole("option", { name: "Seller" });
    await expect.poll(() => chosen.evaluate((option) => option === document.activeElement)).toBe(true);
    expect(await chosen.getAttribute("data-focus-visible")).toBeNull();
    await reviewer.keyboard.press("ArrowDown");
    await reviewer
      .getByRole("option", { name: "Master Account" })
      .and(reviewer.locator("[data-focus-visible]"))
      .waitFor();
  });

  test.each([
    ["light", 1440],
    ["dark", 390],
  ] as const)("can read every kind of page in the %s, at %i px", { timeout: 600_000 }, async (colorScheme, width) => {
    const { page: reader } = await newPerson({ colorScheme, viewport: { width, height: 900 } });
    const found: Record<string, string[]> = {};
    for (const id of documents) {
      await reader.goto(page(`${id}--docs`));
      await reader.getByRole("heading", { level: 1 }).first().waitFor();
      found[id] = await findings(reader);
    }
    expect(found).toEqual(Object.fromEntries(documents.map((id) => [id, []])));
  });

  test("can read the foundations on a phone in the dark", async () => {
    const { page: reader } = await newPerson({ colorScheme: "dark", viewport: { width: 390, height: 900 } });
    const found: Record<string, string[]> = {};
    for (const id of foundations) {
      await reader.goto(page(id, "story"));
      await reader.getByRole("heading", { level: 1 }).waitFor();
      found[id] = await findings(reader);
    }
    expect(found).toEqual(Object.fromEntries(foundations.map((id) => [id, []])));
  });
});
