import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";

import { everyElement } from "./everyElement.ts";
import { foreignStyles, openForeignPage, settled } from "./foreignPage.ts";
import { closeBrowser } from "./person.ts";
import { shadesApart } from "./pixels.ts";

/** All elements except the calls in progress, which change during the test. */
const elements = everyElement.filter(({ tag }) => tag !== "cw-live-calls");
const tags = elements.map(({ tag }) => tag);

/** Styles that only a shadow root keeps out: a rule for the text of every element. */
const forEveryElement = `* { font: 19px/2 serif; color: #900; letter-spacing: 1px; word-spacing: 3px; cursor: help;
  text-transform: uppercase; text-indent: 4px; text-align: end; white-space: nowrap; margin: 0; padding: 0; }
  button { float: right; } svg { inline-size: 40px; }`;

/**
 * The allowed difference of a colour channel, of 255. The rasteriser causes it: where its tiles meet, the edge of a
 * rounded corner may be lighter or darker by one.
 */
const mostShades = 1;

afterAll(closeBrowser);

describe("elements look the same, pixel by pixel, on a bare page and beside", () => {
  const bare = new Map<string, Buffer>();

  beforeAll(async () => {
    const page = await openElements("");
    for (const tag of tags) bare.set(tag, await pictureOnceStill(page.locator(tag)));
    await page.context().close();
  });

  test.each([...Object.entries(foreignStyles), ["a rule for every element", forEveryElement]])(
    "%s",
    async (_name, css) => {
      const page = await openElements(css);
      for (const tag of tags)
        await expect
          .poll(async () => shadesApart(bare.get(tag), await picture(page.locator(tag))), {
            message: tag,
            timeout: 10_000,
          })
          .toBeLessThanOrEqual(mostShades);
      await page.context().close();
    },
  );
});

test("an element looks the same however it is moved (15.1.1)", async () => {
  const page = await openForeignPage(
    "",
    `import "${inject("productUrl")}/embed/callwright.js";
    document.querySelector("main").append(Object.assign(document.createElement("cw-contact-us"), { mode: "demo" }));`,
  );
  const element = page.locator("cw-contact-us");
  await element.getByRole("button", { name: "Send" }).waitFor();
  const before = await pictureOnceStill(element);
  for (const way of [
    "to another parent",
    "among its siblings",
    "with its parent",
    "in one step",
    "out and in",
    "through another window",
  ]) {
    await element.evaluate(move, way);
    await element.getByRole("button", { name: "Send" }).waitFor();
    await expect
      .poll(async () => shadesApart(before, await picture(element)), { message: way })
      .toBeLessThanOrEqual(mostShades);
  }
  await page.context().close();
});

/** Moves an element. It runs in the page. */
function move(element: Element, way: string) {
  const main = document.querySelector("main")!;
  const moves: Record<string, () => void> = {
    "to another parent": () => main.appendChild(document.createElement("section")).append(element),
    "among its siblings": () => element.parentElement?.prepend(element),
    "with its parent": () => main.prepend(element.parentElement!),
    "in one step": () => main.moveBefore(element, main.firstChild),
    "out and in": () => {
      element.remove();
      main.prepend(element);
    },
    "through another window": () => {
      const frame = main.appendChild(document.createElement("iframe"));
      frame.contentDocument!.body.append(element);
      main.prepend(element);
      frame.remove();
    },
  };
  moves[way]?.();
}

/** Opens a page with all elements, one below the other. */
async function openElements(css: string): Promise<Page> {
  const page = await openForeignPage(css, `import "${inject("productUrl")}/embed/callwright.js";`);
  await page.evaluate((elements) => {
    for (const { tag, attributes } of elements) {
      const element = Object.assign(document.createElement(tag), { mode: "demo" });
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      document.querySelector("main")?.append(element);
    }
  }, elements);
  await settled(page, elements.length);
  return page;
}

/** A screenshot of an element once four more are equal, because charts are rendered after the other content. */
async function pictureOnceStill(element: Locator): Promise<Buffer> {
  let last = await picture(element);
  for (let stillFor = 0; stillFor < 4;) {
    const next = await picture(element);
    stillFor = next.equals(last) ? stillFor + 1 : 0;
    last = next;
  }
  return last;
}

/**
 * A screenshot of an element that is repainted completely: if only a part of it were repainted, the edges of rounded
 * shapes could differ by one.
 */
async function picture(element: Locator): Promise<Buffer> {
  await element.evaluate(async (element: HTMLElement) => {
    const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    element.style.visibility = "hidden";
    await drawn();
    element.style.visibility = "";
    await drawn();
  });
  return element.screenshot();
}
