import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { builtScript } from "./builtScript.ts";
import { builtServer } from "./builtServer.ts";
import { closeBrowser, newPerson } from "./person.ts";

declare global {
  /** On the page: lets the list's code load. */
  var letListCome: () => void;
}

const policy = `script-src 'nonce-a'; style-src 'nonce-a'; require-trusted-types-for 'script'`;
let html: string;
let script: string;

beforeAll(async () => {
  const { drawPage } = await builtServer<typeof import("./drawnPage.server.ts")>("drawnPage.server.ts");
  [html, script] = [await drawPage(), await builtScript("drawnPage.react.ts")];
});
afterAll(closeBrowser);

/** A page as a server has rendered it, whose script loads when the test allows it. */
async function openDrawn() {
  const { page, complaints } = await newPerson();
  const { promise: comes, resolve: letScriptCome } = Promise.withResolvers<void>();
  await page.route("**/drawn/page", (route) =>
    route.fulfill({ contentType: "text/html", body: html, headers: { "content-security-policy": policy } }),
  );
  await page.route("**/drawn/script.js", async (route) => {
    await comes;
    await route.fulfill({ contentType: "text/javascript", body: script });
  });
  await page.goto("/drawn/page", { waitUntil: "commit" });
  await rows(page).first().waitFor();
  return { page, complaints, letScriptCome };
}

const rows = (page: Page) => page.locator("[data-widget=call-history] [data-row-id]");
/** The name in a row that somebody looks at: the browser lays out only the rows that are seen. */
async function nameIn(page: Page, at: number): Promise<string> {
  const name = rows(page).nth(at).getByRole("rowheader");
  await name.scrollIntoViewIfNeeded();
  await expect.poll(() => name.innerText()).not.toBe("");
  return name.innerText();
}
const takenOver = (page: Page) => page.locator("html[data-is-taken-over]").waitFor();
const letListCome = (page: Page) => page.evaluate(() => globalThis.letListCome());

describe("what is pressed on a page that a server drew is not lost, whatever of its code is on its way (15.1.3)", () => {
  test("a click before any script is there opens the call that was clicked", async () => {
    const { page, complaints, letScriptCome } = await openDrawn();
    const name = await nameIn(page, 1);
    await rows(page).nth(1).click();
    await letListCome(page);
    letScriptCome();
    const title = page.getByRole("dialog").getByRole("heading").first();
    await title.waitFor();
    expect(name).toContain(await title.innerText());
    expect(complaints).toEqual([]);
  });

  test("keys before the list's own code is there walk to a call and open it", async () => {
    const { page, complaints, letScriptCome } = await openDrawn();
    letScriptCome();
    await takenOver(page);
    await rows(page).first().press("ArrowDown");
    await page.keyboard.press("Enter");
    await letListCome(page);
    const title = page.getByRole("dialog").getByRole("heading").first();
    await title.waitFor();
    expect(await nameIn(page, 1)).toContain(await title.innerText());
    expect(complaints).toEqual([]);
  });

  test("a search that is typed before any script is there is searched for", async () => {
    const { page, complaints, letScriptCome } = await openDrawn();
    const name = (await nameIn(page, 3)).split("\n")[0] ?? "";
    const search = page.locator("[data-widget=call-history]").getByRole("searchbox");
    await search.pressSequentially(name);
    await letListCome(page);
    letScriptCome();
    await expect.poll(() => rows(page).first().innerText()).toContain(name);
    expect(await search.inputValue()).toBe(name);
    expect(complaints).toEqual([]);
  });
});
