import type { BrowserCommand } from "vitest/node";

/** Presses an element as a hand does: down, a moment, up, wherever the element has gone meanwhile. */
export const press: BrowserCommand<[selector: string, ms: number]> = async ({ page, iframe }, selector, ms) => {
  const pointAt = async () => {
    const box = await iframe.locator(selector).boundingBox();
    if (!box) throw new Error(`Nothing is drawn at ${selector}.`);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  };
  await pointAt();
  // Pointing at it may have brought more of it out.
  await pointAt();
  await page.mouse.down();
  await page.waitForTimeout(ms);
  await page.mouse.up();
};
