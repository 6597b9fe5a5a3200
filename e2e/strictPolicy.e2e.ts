import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";

import { builtScript } from "./builtScript.ts";
import { everyElement } from "./everyElement.ts";
import { closeBrowser, newPerson } from "./person.ts";
import { type Collected, startStrictSite, type StrictSite } from "./strictPage.ts";

let site: StrictSite;

beforeAll(async () => {
  site = await startStrictSite(inject("productUrl"), await builtScript("strictPage.react.ts"));
});
afterAll(async () => {
  await closeBrowser();
  await site[Symbol.asyncDispose]();
});

const alone = everyElement.map(({ tag }) => tag.replace("cw-", ""));

describe("under default-src 'self', nonces for styles and scripts, and trusted types", () => {
  test.each(alone)(
    "<cw-%s> loads with a session for it alone, its files by their digests, and nothing is refused",
    async (widget) => {
      const { page, complaints } = await newPerson({ baseURL: site.url });
      await page.goto(`/elements?widget=${widget}`);
      const told = await collectedOnce(page, ({ told }) => told.length > 0);
      expect(told.told.map(({ tag, type }) => [tag, type])).toEqual([[`cw-${widget}`, "cw-loaded"]]);
      expect(told.violations).toEqual([]);
      expect(complaints).toEqual([]);
    },
  );

  test("a file that is not what the page's import map says does not run, and the element says so (15.1.8)", async () => {
    const { page } = await newPerson({ baseURL: site.url });
    await page.goto("/elements-of-another-build?widget=balance");
    const { told } = await collectedOnce(page, ({ told }) => told.length > 0);
    expect(told[0]).toMatchObject({ type: "cw-error", detail: { code: "CODE_NOT_LOADED" } });
  });

  test.each([
    ["with the script's nonce alone", "/elements"],
    ["where no nonce allows styles", "/elements-without-style-nonce"],
  ])("an element's lists, drawers, dates and recordings work, %s", async (_title, path) => {
    const { page, complaints } = await newPerson({ baseURL: site.url });
    await page.goto(`${path}?widget=call-history&widget=call-center`);
    await useCallHistory(page);
    expect((await collected(page)).violations).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test("React's widgets do, too", async () => {
    const { page, complaints } = await newPerson({ baseURL: site.url });
    await page.goto("/react");
    await page.getByRole("heading", { name: "Balance", exact: true }).first().waitFor();
    await useCallHistory(page);
    expect((await collected(page)).violations).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

/** Opens overlays: a list of options and the detail of a call. */
async function useCallHistory(page: Page): Promise<void> {
  const calls = page.locator("[data-widget=call-history]");
  await calls.getByRole("rowheader").first().waitFor();
  await calls.getByRole("button", { name: "Status" }).first().click();
  await page.getByRole("option", { name: "Completed" }).click();
  await page.keyboard.press("Escape");
  await calls.getByRole("rowheader").first().click();
  const drawer = page.getByRole("dialog");
  await drawer.getByRole("heading", { name: "Conversation" }).waitFor();
  const waveform = drawer.getByRole("slider").first().locator("canvas");
  await expect.poll(() => waveform.evaluate(hasInk)).toBe(true);
  await page.keyboard.press("Escape");
  await drawer.waitFor({ state: "detached" });
}

/** Whether anything is drawn on a canvas. */
const hasInk = (canvas: HTMLElement | SVGElement) => {
  const { width, height } = canvas as HTMLCanvasElement;
  const context = (canvas as HTMLCanvasElement).getContext("2d");
  return width > 0 && (context?.getImageData(0, 0, width, height).data.some((byte) => byte > 0) ?? false);
};

const collected = (page: Page) => page.evaluate(() => globalThis.collected);

async function collectedOnce(page: Page, isThere: (collected: Collected) => boolean): Promise<Collected> {
  await expect.poll(async () => isThere(await collected(page)), { timeout: 30_000 }).toBe(true);
  return collected(page);
}
