import type { BrowserCommand } from "vitest/node";

import type { MouseStep, Touch } from "../packages/widgets/src/testing/browserCommands.ts";

/** Presses an element like a hand: down, a moment, up, wherever the element has moved meanwhile. */
export const press: BrowserCommand<[selector: string, ms: number]> = async ({ page, iframe }, selector, ms) => {
  const pointAt = async () => {
    const box = await iframe.locator(selector).boundingBox();
    if (!box) throw new Error(`Nothing is drawn at ${selector}.`);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  };
  await pointAt();
  // Hovering it may have made more of it visible.
  await pointAt();
  await page.mouse.down();
  await page.waitForTimeout(ms);
  await page.mouse.up();
};

/** Moves and presses a real mouse, step by step. */
export const mouse: BrowserCommand<MouseStep[]> = async ({ page, iframe }, ...steps) => {
  for (const step of steps) {
    if (step === "down" || step === "up") await page.mouse[step]();
    else if (step === "away") await page.mouse.move(-10, -10);
    else if (step === "rightDown") await page.mouse.down({ button: "right" });
    else if (step === "rightUp") await page.mouse.up({ button: "right" });
    else {
      const box = await iframe.locator(step.over).boundingBox();
      if (!box) throw new Error(`Nothing is drawn at ${step.over}.`);
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    }
  }
};

/** Touches an element with a finger. */
export const touch: BrowserCommand<[selector: string, touch?: Touch]> = async (
  { page, iframe },
  selector,
  { ms = 50, moves } = {},
) => {
  const box = await iframe.locator(selector).boundingBox();
  if (!box) throw new Error(`Nothing is drawn at ${selector}.`);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const cdp = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: { x: number; y: number }[]) =>
    cdp.send("Input.dispatchTouchEvent", { type, touchPoints });
  await send("touchStart", [at]);
  await page.waitForTimeout(ms);
  for (const part of moves ? [0.2, 0.4, 0.6, 0.8, 1] : [])
    await send("touchMove", [{ x: at.x + (moves?.x ?? 0) * part, y: at.y + (moves?.y ?? 0) * part }]);
  await send("touchEnd", []);
  await cdp.detach();
};

/** The system replaces all colours, or no longer does so. */
export const forceColors: BrowserCommand<[isForced: boolean]> = ({ page }, isForced) =>
  page.emulateMedia({ forcedColors: isForced ? "active" : "none" });
