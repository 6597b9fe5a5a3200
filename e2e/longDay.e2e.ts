import type { CDPSession, Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";

import { arrive, closeBrowser, newPerson } from "./person.ts";

afterAll(closeBrowser);

/** What the page's memory holds, shown or not. */
async function nodesIn(memory: CDPSession): Promise<number> {
  await memory.send("HeapProfiler.collectGarbage");
  return (await memory.send("Memory.getDOMCounters")).nodes;
}

async function lookAtTheFirstCall(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /^Conversation with/ })
    .first()
    .click();
  const drawer = page.getByRole("dialog");
  await drawer.getByRole("heading", { name: "Conversation" }).waitFor();
  await drawer.getByRole("button", { name: "More", exact: true }).hover();
  await page.getByRole("tooltip").waitFor();
  await drawer.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Call again" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("menu").waitFor({ state: "detached" });
  await drawer.getByRole("button", { name: "Close", exact: true }).click();
  await drawer.waitFor({ state: "detached" });
}

test("a page on which drawers open and close all day keeps nothing of those that have closed (A-CALLS-13)", async () => {
  // What leaves without a movement was never kept.
  const { page, complaints } = await newPerson({ reducedMotion: "no-preference" });
  await arrive(page, "seller@callwright.test", "/all-calls");
  const memory = await page.context().newCDPSession(page);
  for (let times = 0; times < 3; times++) await lookAtTheFirstCall(page);
  const nodes = await nodesIn(memory);
  for (let times = 0; times < 5; times++) await lookAtTheFirstCall(page);
  // One drawer has about 500.
  await expect.poll(() => nodesIn(memory)).toBeLessThan(nodes + 250);
  expect(complaints).toEqual([]);
});
