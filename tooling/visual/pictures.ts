import { type Browser, chromium, type Page } from "playwright-core";
import { preview } from "vite";

import { browserLaunch } from "../browser.ts";

const PAGES_AT_ONCE = 2;
const PATIENCE_MS = 30_000;
/** The date of all screenshots. */
const NOON = new Date("2026-11-20T12:00:00Z");
/** The settings of the toolbar; a story's own settings have priority. */
const GLOBALS = "scheme:light;motion:still";

/** Everything is rasterised at once: a corner that is drawn in two steps may have a different shade. */
const steadyFlags = ["--disable-partial-raster", "--disable-checker-imaging", "--disable-threaded-animation"];

/** Screenshots of stories, by their ids. */
export interface Pictures {
  taken: Map<string, Buffer>;
  /** The reason why a story's screenshot is missing or shows an error. */
  faults: Map<string, string>;
}

/** The part of a story in a screenshot: an element, in a window of this width, and at most this much of its height. */
export interface Cut {
  selector: string;
  windowWidth: number;
  height: number;
}

/**
 * Takes a screenshot (PNG) of each story of a built Storybook, in the pinned browser.
 *
 * @param cuts the part of a story to show, by its id; the whole page by default
 */
export async function takePictures(
  folder: string,
  ids: readonly string[],
  cuts: ReadonlyMap<string, Cut> = new Map(),
): Promise<Pictures> {
  const pictures: Pictures = { taken: new Map(), faults: new Map() };
  if (ids.length === 0) return pictures;
  await using stack = new AsyncDisposableStack();
  const server = await preview({
    configFile: false,
    logLevel: "silent",
    root: folder,
    build: { outDir: folder },
    preview: { host: "127.0.0.1", port: 0, headers: { "cache-control": "max-age=3600" } },
  });
  stack.defer(() => server.close());
  const launch = await browserLaunch();
  const browser = await chromium.launch({ ...launch, args: [...launch.args, ...steadyFlags] });
  stack.defer(() => browser.close());
  const waiting = [...ids];
  const takeNext = async () => {
    const page = await openPage(browser);
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      const cut = cuts.get(id);
      try {
        if (cut) await page.setViewportSize({ width: cut.windowWidth, height: 800 });
        const phase = await draw(page, `${server.resolvedUrls?.local[0]}iframe.html?id=${id}&globals=${GLOBALS}`);
        if (phase !== "finished") pictures.faults.set(id, `it ${phase}`);
        pictures.taken.set(id, await takeWhenStill(page, cut));
      } catch (error) {
        pictures.faults.set(id, String(error).replace(/\n.*/s, ""));
      }
    }
  };
  await Promise.all(Array.from({ length: PAGES_AT_ONCE }, takeNext));
  return pictures;
}

async function openPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 800 },
    locale: "en-US",
    timezoneId: "UTC",
    reducedMotion: "reduce",
  });
  // The date is fixed while timers run, because a story may wait for something.
  await page.clock.setFixedTime(NOON);
  await page.addInitScript(beginAlike);
  return page;
}

/**
 * Each story starts with the same random seed, and without stored data of the previous one. Audio plays and stays at
 * the position that was set.
 */
function beginAlike() {
  let state = 1;
  Math.random = () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  const places = new WeakMap<HTMLMediaElement, number>();
  Object.defineProperty(HTMLMediaElement.prototype, "currentTime", {
    get(this: HTMLMediaElement) {
      return places.get(this) ?? 0;
    },
    set(this: HTMLMediaElement, second: number) {
      places.set(this, second);
    },
  });
  localStorage.clear();
  sessionStorage.clear();
}

/** Opens a story and waits for its end, including its `play`; returns the phase in which it ended. */
async function draw(page: Page, url: string): Promise<string> {
  await page.goto(url);
  const ended = await page.waitForFunction(endedIn, undefined, { timeout: PATIENCE_MS });
  return (await ended.jsonValue()) ?? "";
}

function endedIn(): string | undefined {
  const { __STORYBOOK_PREVIEW__: storybook } = globalThis as {
    __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
  };
  const phase = storybook?.currentRender?.phase;
  return phase && ["finished", "errored", "aborted"].includes(phase) ? phase : undefined;
}

/** Late content (a font, an image, code on demand) has loaded when nothing changes any more. */
async function takeWhenStill(page: Page, cut: Cut | undefined): Promise<Buffer> {
  const until = performance.now() + PATIENCE_MS;
  await page.waitForLoadState("networkidle", { timeout: PATIENCE_MS });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const take = async () =>
    page.screenshot({
      fullPage: true,
      animations: "disabled",
      caret: "hide",
      ...(cut && { clip: await placeOf(page, cut) }),
    });
  let [last, picture] = [await take(), await take()];
  while (!last.equals(picture)) {
    if (performance.now() > until) throw new Error("It never stands still");
    [last, picture] = [picture, await take()];
  }
  return picture;
}

/** The position of the element, with a small margin. */
async function placeOf(page: Page, { selector, height }: Cut) {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`There is no ${selector}`);
  const [x, y] = [Math.max(0, box.x - 8), Math.max(0, box.y - 8)];
  return { x, y, width: box.width + 16, height: Math.min(height, box.height + 16) };
}
