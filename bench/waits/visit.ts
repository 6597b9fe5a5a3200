/** A visit of a page with a slow network and a slow processor, and what the visitor waits for. */
import type { BrowserContext, Page } from "playwright-core";

/** A page to visit. */
export interface Visited {
  title: string;
  url: string;
  /** The selector of what a visitor comes for: a row of the list. Shadow roots of our elements are searched, too. */
  wanted: string;
  /** What is clicked first. */
  clicked: string;
  /** The cookies and the storage of somebody who is signed in. */
  signedIn?: Awaited<ReturnType<BrowserContext["storageState"]>>;
}

/** What one visit took. */
export interface Wait {
  /** Milliseconds from the navigation to the first paint of any content, and until what is wanted is painted. */
  firstPaint: number;
  wantedPaint: number;
  /** The milliseconds beyond 50 of each long task between the first paint and a second after what is wanted. */
  blocked: number;
  layoutShift: number;
  /** Milliseconds from the first click to the next paint; 0 if it took less than 16. */
  firstClick: number;
  requests: number;
  kilobytes: number;
}

/** The slow 4G of Chromium's developer tools in earlier versions, as Lighthouse uses it. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 675_000 / 8 };
const cpuSlowdown = 4;

/** What the observers in the page have seen. */
interface Seen {
  firstPaint: number;
  wantedPaint: number;
  layoutShift: number;
  longTasks: { startTime: number; duration: number }[];
  clicks: number[];
}

declare global {
  var seenByBench: Seen;
}

/** Visits a page in a new tab of a context, which has the files of earlier visits. */
export async function visit(context: BrowserContext, { url, wanted, clicked }: Visited): Promise<Wait> {
  const page = await context.newPage();
  try {
    const traffic = await slowTraffic(context, page);
    await page.addInitScript(observe, wanted);
    await page.goto(url, { waitUntil: "commit" });
    await page.waitForFunction(() => globalThis.seenByBench.wantedPaint > 0, undefined, { timeout: 60_000 });
    await page.waitForTimeout(1000);
    const seen = await page.evaluate(() => structuredClone(globalThis.seenByBench));
    const { requests, bytes } = traffic();

    await page.locator(clicked).first().click({ force: true, timeout: 30_000 });
    await page.waitForTimeout(1500);
    const clicks = await page.evaluate(() => globalThis.seenByBench.clicks);
    return {
      firstPaint: seen.firstPaint,
      wantedPaint: seen.wantedPaint,
      blocked: seen.longTasks
        .filter(({ startTime }) => startTime >= seen.firstPaint)
        .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
      layoutShift: seen.layoutShift,
      firstClick: Math.max(0, ...clicks),
      requests,
      kilobytes: bytes / 1000,
    };
  } finally {
    await page.close();
  }
}

/** Slows the page down; the result counts what it has fetched so far. */
async function slowTraffic(context: BrowserContext, page: Page) {
  const devtools = await context.newCDPSession(page);
  let requests = 0;
  let bytes = 0;
  devtools.on("Network.requestWillBeSent", () => requests++);
  devtools.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", slow4g);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
  return () => ({ requests, bytes });
}

/** Runs in the page before everything else. */
function observe(wanted: string): void {
  const seen: Seen = { firstPaint: 0, wantedPaint: 0, layoutShift: 0, longTasks: [], clicks: [] };
  globalThis.seenByBench = seen;
  const onEntries = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      durationThreshold: 16,
    } as PerformanceObserverInit);
  onEntries("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") seen.firstPaint = startTime;
  });
  onEntries("layout-shift", (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.layoutShift += value;
  });
  onEntries("longtask", ({ startTime, duration }) => seen.longTasks.push({ startTime, duration }));
  onEntries("event", (entry) => {
    const { interactionId, duration } = entry as PerformanceEntry & { interactionId?: number };
    if (interactionId) seen.clicks.push(duration);
  });

  const isThere = () =>
    [document, ...shadowRoots()].some((root) =>
      [...root.querySelectorAll(wanted)].some((found) => found.clientHeight > 0),
    );
  const shadowRoots = () =>
    [...document.querySelectorAll("*")].flatMap(({ localName, shadowRoot }) =>
      localName.startsWith("cw-") && shadowRoot ? [shadowRoot] : [],
    );
  const look = () => {
    if (!isThere()) return requestAnimationFrame(look);
    const { port1, port2 } = new MessageChannel(); // delivered after the frame is painted
    port1.addEventListener("message", () => (seen.wantedPaint = performance.now()), { once: true });
    port1.start();
    port2.postMessage(undefined);
  };
  requestAnimationFrame(look);
}
