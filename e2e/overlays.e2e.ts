import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";

import { builtScript } from "./builtScript.ts";
import { openForeignPage } from "./foreignPage.ts";
import { drawHosts, type Host, hostOf } from "./hostMechanisms.ts";
import { closeBrowser } from "./person.ts";
import { shadesApart } from "./pixels.ts";

/**
 * The seed of the hosts. `CALLWRIGHT_HOSTS=12 pnpm vitest run --project e2e e2e/overlays.e2e.ts` generates other hosts;
 * with 0 they differ in every run.
 */
const wanted = Number(process.env.CALLWRIGHT_HOSTS ?? 20_261_126);
const seed = wanted || Date.now() % 2 ** 31;
console.log(`Hosts are drawn with the seed ${seed}.`);

/** The overlays of a widget, each opened in its way. */
const overlays: Record<string, (page: Page) => Promise<Locator>> = {
  "a tooltip": async (page) => {
    await page.getByRole("button", { name: "Columns" }).hover();
    return page.getByRole("tooltip");
  },
  "a list of options": async (page) => {
    await page.getByRole("button", { name: "Product", exact: true }).first().click();
    return page.getByRole("listbox");
  },
  "a menu": async (page) => {
    await page.getByRole("button", { name: "More for Ingrid Halvorsen" }).click();
    return page.getByRole("menu");
  },
  "a dialog with a calendar": async (page) => {
    await page.getByRole("button", { name: "Call Ingrid Halvorsen" }).click();
    await page.getByRole("button", { name: "Call Later" }).click();
    await page.getByRole("button", { name: "Calendar Date and time" }).click();
    await page.getByRole("gridcell").first().waitFor();
    return page.getByRole("grid");
  },
  "a drawer, and a menu in it": async (page) => {
    await page.locator("[data-row-id]").first().press("Enter");
    await page.getByRole("dialog").getByRole("button", { name: "More", exact: true }).click();
    return page.getByRole("menu");
  },
  "a message": async (page) => {
    await page.getByRole("button", { name: "Call Ingrid Halvorsen" }).click();
    await page.getByRole("button", { name: "Call Now" }).click();
    return page.getByText("Call is queued...");
  },
};

/**
 * The allowed difference of a colour channel, of 255: text is anti-aliased differently on a different background. If an
 * overlay is covered, all of it has a different colour.
 */
const mostShades = 32;

afterAll(closeBrowser);

describe.each([
  ["an element", seed],
  ["React", seed + 1],
])("what %s opens stands where it belongs and is seen (15.1.4), seed %i,", (integration, seed) => {
  let script: string;
  const bare = new Map<string, Picture>();

  beforeAll(async () => {
    script = integration === "React" ? await builtScript("overlaysPage.react.ts") : elementScript();
    const page = await openPage(hostOf([]));
    for (const [name, open] of Object.entries(overlays)) {
      bare.set(name, await pictureOf(page, (await open(page)).last()));
      await closeAll(page);
    }
    await page.context().close();
  });

  test.each(drawHosts(seed).map((host) => [host.name, host] as const))("beside %s", async (_name, host) => {
    const page = await openPage(host);
    for (const [name, open] of Object.entries(overlays)) {
      const overlay = (await open(page)).last();
      await (host.isScaled ? standsBeside(page, name, overlay) : looksAsBare(page, name, overlay));
      await closeAll(page);
    }
    expect((await page.pageErrors()).map(String)).toEqual([]);
    await page.context().close();
  });

  async function looksAsBare(page: Page, name: string, overlay: Locator) {
    const wanted = bare.get(name);
    const { box, shades } = await pictureOf(page, overlay, wanted);
    expect({ name, box }).toEqual({ name, box: wanted?.box });
    expect(shades, name).toBeLessThanOrEqual(mostShades);
  }

  async function standsBeside(page: Page, name: string, overlay: Locator) {
    await pictureOf(page, overlay);
    const place = await placeOf(page, overlay, anchors[name]?.(page));
    expect(place, name).toEqual({ isSeen: true, isInWindow: true, gap: "near" });
  }

  async function openPage({ css, before, script: prepare }: Host): Promise<Page> {
    const page = await openForeignPage(css, `${prepare}\n${script}`, before);
    await page.locator("[data-row-id]").first().waitFor();
    return page;
  }
});

interface Picture {
  box: object | null;
  png: Buffer;
}

/**
 * The image of a fully opened overlay, within its round corners and its shadow, as soon as it is like the wanted one, or
 * like its previous one; and how much they differ.
 */
async function pictureOf(page: Page, overlay: Locator, wanted?: Picture): Promise<Picture & { shades: number }> {
  await overlay.waitFor();
  const take = async (): Promise<Picture> => {
    const box = await overlay.boundingBox();
    if (!box) throw new Error("It is not drawn.");
    const [width, height] = [Math.max(4, box.width - 12), Math.max(4, box.height - 12)];
    return { box, png: await page.screenshot({ clip: { x: box.x + 6, y: box.y + 6, width, height } }) };
  };
  let before = wanted ?? (await take());
  for (let tries = 1; ; tries += 1) {
    const picture = await take();
    const shades = await shadesApart(before.png, picture.png);
    if (shades <= mostShades || tries === 10) return { ...picture, shades };
    before = wanted ?? picture;
  }
}

/** The element to which an overlay belongs, and next to which it appears. */
const anchors: Record<string, (page: Page) => Locator> = {
  "a tooltip": (page) => page.getByRole("button", { name: "Columns" }),
  "a list of options": (page) => page.getByRole("button", { name: "Product", exact: true }).first(),
  "a menu": (page) => page.getByRole("button", { name: "More for Ingrid Halvorsen" }),
};

/**
 * The largest distance of an overlay from its element, in px. A list of options has its search field between itself and
 * its button.
 */
const mostGap = 48;

/** Whether an overlay is on top, completely visible, and next to its element. */
async function placeOf(page: Page, overlay: Locator, anchor: Locator | undefined) {
  const box = await overlay.boundingBox();
  const near = (await anchor?.boundingBox()) ?? box;
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  if (!box || !near) throw new Error("It is not drawn.");
  const gap = Math.max(
    near.y - box.y - box.height,
    box.y - near.y - near.height,
    near.x - box.x - box.width,
    box.x - near.x - near.width,
  );
  const isSeen = await overlay.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const root = element.getRootNode() as Document | ShadowRoot;
    // A tooltip does not receive mouse events.
    (element as HTMLElement).style.pointerEvents = "auto";
    return element.contains(root.elementFromPoint(left + width / 2, top + height / 2));
  });
  const isInWindow = box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
  return { isSeen, isInWindow, gap: gap <= mostGap ? "near" : gap };
}

/**
 * Closes all open layers one after the other, as a person does. The tooltip of an element that gets the focus back is a
 * layer, too.
 */
async function closeAll(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await settled(page);
  const layers = page.locator("[role=dialog], [role=tooltip]");
  while ((await layers.count()) > 0) {
    await page.keyboard.press("Escape");
    await settled(page);
  }
}

/** Waits until all closing layers have gone. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.locator("[data-exiting]").first().waitFor({ state: "detached" });
}

const elementScript = () => `import "${inject("productUrl")}/embed/callwright.js";
  document.querySelector("main").append(Object.assign(document.createElement("cw-call-center"), { mode: "demo" }));`;
