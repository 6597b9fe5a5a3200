/** Controls when a page's data arrives, and waits until all of it has arrived. */
import type { Page } from "playwright-core";

/** The pending requests of a page, except for the stream of events, which never ends; and its errors. */
export function watched(page: Page): { pending: Set<unknown>; complaints: string[] } {
  const pending = new Set<unknown>();
  const complaints: string[] = [];
  page.on("request", (request) => {
    if (!request.url().includes("/v1/events")) pending.add(request);
  });
  page.on("requestfinished", (request) => pending.delete(request));
  page.on("requestfailed", (request) => pending.delete(request));
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  return { pending, complaints };
}

/**
 * Delays each response of the server by up to 600 ms, by the same time in every run: what is rendered must not move, in
 * whatever order data arrives. Returns a function that ends the delays.
 */
export async function comesAtOwnPace(page: Page, seed: string): Promise<() => Promise<void>> {
  let number = 0;
  const isAnswer = /\/v1\/(?!events)/;
  await page.route(isAnswer, async (route) => {
    number += 1;
    await new Promise((resolve) => setTimeout(resolve, hash(`${seed} ${number}`) % 600));
    await route.continue().catch(() => undefined); // the page may be closed by then
  });
  return () => page.unroute(isAnswer, undefined);
}

/** Waits until no request is pending and nothing has been rendered for half a second. */
export async function settled(page: Page, pending: Set<unknown>): Promise<void> {
  await page.locator("h1, [role=main], main").first().waitFor();
  const deadline = Date.now() + 20_000;
  for (;;) {
    const isStill = await page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          let changed = false;
          const observer = new MutationObserver(() => (changed = true));
          observer.observe(document.body, { childList: true, subtree: true, characterData: true });
          setTimeout(() => {
            observer.disconnect();
            resolve(!changed);
          }, 500);
        }),
    );
    if ((isStill && pending.size === 0) || Date.now() > deadline) return;
  }
}

function hash(text: string): number {
  let value = 2166136261;
  for (const letter of text) value = Math.imul(value ^ letter.charCodeAt(0), 16777619) >>> 0;
  return value;
}
