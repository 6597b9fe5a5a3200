import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import type { Frame, Page } from "playwright-core";

declare global {
  /** On the page: axe, once it is loaded. */
  var axe: typeof import("axe-core");
}

/** axe, minified: a page takes 140 ms to load it, and 230 ms for `axe.source`. */
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The part of a page that axe checks. By default, it checks all of it. */
interface Part {
  /** The selectors of elements to check. */
  include?: string[];
  /** The selectors of elements to leave out. */
  exclude: string[];
}

interface Scope extends Partial<Part> {
  /** The ids of the only rules to apply. */
  rules?: string[];
}

/**
 * The findings of axe on a page, once no animation is running, because fading colours have too little contrast.
 *
 * It runs axe in the page itself: `@axe-core/playwright` takes five times as long, because it collects what passed, and
 * assembles the results in another page. axe reaches into frames of the same origin, which all frames of our pages are.
 */
export async function axeFindings(page: Page, { include, exclude = [], rules }: Scope = {}): Promise<string[]> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== "running" || effect?.getTiming().iterations === Infinity),
  );
  const part = { exclude, ...(include && { include }) };
  await load(page.mainFrame(), part);
  return page.evaluate(
    async ({ part, rules }) => {
      const { violations } = await globalThis.axe.run(part, {
        resultTypes: ["violations"],
        ...(rules && { runOnly: rules }),
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
    },
    { part, rules },
  );
}

/** Loads axe in a frame and in those of its frames that are checked. */
async function load(frame: Frame, part: Part): Promise<void> {
  if (await frame.evaluate(() => !("axe" in globalThis))) await frame.evaluate(source);
  if (frame.childFrames().length === 0) return;
  const checked = await frame.evaluate(
    (part) =>
      globalThis.axe.utils.getFrameContexts(part).map(({ frameSelector, frameContext }) => ({
        selector: frameSelector as string,
        part: frameContext as object as Part,
      })),
    part,
  );
  for (const { selector, part } of checked) {
    const element = await frame.evaluateHandle((selector) => globalThis.axe.utils.shadowSelect(selector), selector);
    const child = await element.asElement()?.contentFrame();
    if (child) await load(child, part);
  }
}
