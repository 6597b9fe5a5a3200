/**
 * Every template of `examples/templates/`, installed, built, and opened in a browser with a running Callwright: its
 * page shows the demo company's calls, and its console is empty. The same applies to `next-rows`, whose HTML contains
 * the rows. Arguments: the folder with the archives of our packages, and the names of the templates to test; all if
 * none is named.
 */
import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { chromium, type Page } from "playwright-core";

import { freePort, startProduct } from "../e2e/product.ts";
import { demoApiKey } from "../examples/demoApiKey.ts";
import { browserLaunch } from "./browser.ts";
import { buildIfStale, embedBuild, hostAppBuild } from "./freshBuild.ts";
import { run, toolPath } from "./run.ts";
import { archivesIn, pnpm, servingOf, templateNames, writeTemplate } from "./templates.ts";

const [archivesFolder = ".", ...chosen] = process.argv.slice(2);
const archives = archivesIn(archivesFolder);
/** The template of Next.js with the guide's changes for rows in the HTML. */
const rowsName = "next-rows";
const firstRow = "[data-widget=call-history] [data-row-id]";
/** The time in seconds that a reader may need from the guide to rows on the screen, with everything installed. */
const mostSeconds: Record<string, number> = { html: 120, react: 120, next: 180 };
const temporary = mkdtempSync(path.join(tmpdir(), "callwright-templates-"));

await buildIfStale(hostAppBuild);
await buildIfStale(embedBuild);
await using product = await startProduct({ simulatorSpeed: 1 });
const browser = await chromium.launch(await browserLaunch());
try {
  for (const name of chosen.length > 0 ? chosen : [...templateNames, rowsName]) await testTemplate(name);
} finally {
  await browser.close();
  rmSync(temporary, { recursive: true, force: true });
}

async function testTemplate(name: string): Promise<void> {
  const hasRows = name === rowsName;
  const template = hasRows ? "next" : name;
  const { build, built, written, page } = servingOf(template);
  const cwd = path.join(temporary, name);
  const endpointPort = await freePort();
  const port = built ? await freePort() : endpointPort;
  const origin = `http://localhost:${port}`;
  const changes = hasRows ? "Next.js with the rows in the HTML" : undefined;
  writeTemplate(template, cwd, { callwright: product.url, endpointPort, archives }, changes);
  const env = {
    CALLWRIGHT_URL: product.url,
    CALLWRIGHT_API_KEY: await demoApiKey(product.url, origin),
    ORIGIN: origin,
    NEXT_TELEMETRY_DISABLED: "1",
    PATH: [path.join(cwd, "node_modules/.bin"), toolPath()].join(path.delimiter),
  };
  const steps: [string, ...string[]][] = existsSync(path.join(cwd, "package.json"))
    ? [pnpm("install", "--no-frozen-lockfile"), ...(build ? [build] : [])]
    : [];
  for (const step of steps) {
    const startedAt = Date.now();
    assert.equal(await run({ title: name, run: step, cwd, env, isHeldBack: true }), 0, `${name}: ${step.join(" ")}`);
    console.log(`${name}: ${step.slice(0, 4).join(" ")} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`);
  }
  const look = async (serve: typeof built, shows: (url: string) => Promise<void>) => {
    const processes = [start(["node", "server.mjs"], cwd, { ...env, PORT: String(endpointPort) })];
    if (serve) processes.push(start(serve(String(port)), cwd, env));
    try {
      await answering(origin, processes);
      await shows(origin + page);
    } finally {
      await Promise.all(processes.map(stop));
    }
  };
  await look(built, hasRows ? hasRowsFromTheServer : showsCalls);
  console.log(`${name}: shows calls, and its console is empty`);
  const most = mostSeconds[name];
  if (most === undefined) return;
  // As in the guide: copied, and served in development.
  const startedAt = Date.now();
  writeTemplate(template, path.join(temporary, `${name}-copied`), { callwright: product.url, endpointPort, archives });
  await look(written, showsCalls);
  const seconds = (Date.now() - startedAt) / 1000;
  assert.ok(seconds < most, `${name}: from the guide to rows took ${seconds} s; ${most} is the most`);
  console.log(`${name}: from the guide to rows in ${seconds.toFixed(1)} s, without the installation`);
}

async function showsCalls(url: string): Promise<void> {
  await open(url, (page) => page.getByRole("rowheader").first().waitFor());
}

/**
 * The rows and their styles are in the HTML; the browser hydrates them in place, requests none of them again, and
 * repeats what was pressed on them before its scripts had loaded.
 */
async function hasRowsFromTheServer(url: string): Promise<void> {
  const withoutScripts = await browser.newPage({ javaScriptEnabled: false });
  await withoutScripts.goto(url);
  const row = withoutScripts.locator(firstRow).first();
  assert.equal(await row.evaluate((element) => getComputedStyle(element).cursor), "pointer");
  await withoutScripts.close();

  await open(url, async (page) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.addInitScript(addUpShifts);
    const followed = page.waitForRequest((request) => new URL(request.url()).pathname === "/v1/events");
    const { promise: pressed, resolve: letScriptsCome } = Promise.withResolvers<void>();
    await page.route("**/_next/**/*.js", async (route) => {
      await pressed;
      await route.continue();
    });
    await page.reload({ waitUntil: "commit" });
    const drawn = await page.locator(firstRow).first().elementHandle();
    await drawn?.press("Enter");
    letScriptsCome();
    await followed;
    await page.getByRole("dialog").waitFor();
    assert.equal(await drawn?.evaluate((element) => element.isConnected), true);
    assert.equal(await page.evaluate(() => window.layoutShift), 0);
    assert.deepEqual(
      asked.filter((path) => ["/v1/calls/history", "/v1/calls/pause", "/v1/users/profile/me"].includes(path)),
      [],
    );
  });
}

/** Adds up the unexpected layout shifts of the page (CLS). */
function addUpShifts(): void {
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries() as Shift[])
      window.layoutShift += hadRecentInput ? 0 : value;
  }).observe({ type: "layout-shift", buffered: true });
}

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

declare global {
  interface Window {
    layoutShift: number;
  }
}

/** Opens a page, whose console must be empty. */
async function open(url: string, look: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  await page.goto(url);
  const shown = await look(page).catch((failure: unknown) => String(failure));
  assert.deepEqual({ shown, complaints }, { shown: undefined, complaints: [] }, url);
  await context.close();
}

/** In a separate process group, so that the processes that it starts end with it. */
function start([program, ...args]: [string, ...string[]], cwd: string, env: Record<string, string>): ChildProcess {
  return spawn(program, args, { cwd, stdio: "ignore", detached: true, env: { ...process.env, ...env } });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || !child.pid) return;
  process.kill(-child.pid);
  await once(child, "exit");
}

/** Waits for a page, as long as its server runs. */
async function answering(url: string, processes: ChildProcess[]): Promise<void> {
  const isThere = () =>
    fetch(url).then(
      ({ status }) => status < 500,
      () => false,
    );
  const deadline = Date.now() + 180_000;
  while (!(await isThere())) {
    const ended = processes.find(({ exitCode }) => exitCode !== null);
    if (ended) throw new Error(`${ended.spawnargs.join(" ")} ended with ${ended.exitCode}.`);
    if (Date.now() > deadline) throw new Error(`Nothing answers at ${url}.`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
