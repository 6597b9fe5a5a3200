import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

/** The findings of axe on a page, once no animation is running, because fading colours have too little contrast. */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== "running" || effect?.getTiming().iterations === Infinity),
  );
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
