import type { Locator, Page } from "playwright-core";

/** Presses Tab until the focus is where somebody without a mouse wants it, once that is there. Fails when it never gets there. */
export async function tabTo(page: Page, target: Locator, { maxPresses = 60, key = "Tab" } = {}): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < maxPresses; presses += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${maxPresses} × ${key} did not lead to ${String(target)}.`);
}

/** Whether the focus is on it or in it, also in a shadow root. */
export async function hasFocus(target: Locator): Promise<boolean> {
  return (await target.count()) > 0 && target.evaluate((element) => element.matches(":focus, :focus-within"));
}
