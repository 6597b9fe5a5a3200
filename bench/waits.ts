/**
 * What a visitor waits for, on a slow network and a slow processor: pages of the host app, a partner's pages, and the
 * same list in tables of other makers.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

import type { Browser } from "playwright-core";

import { demoApiKey } from "../examples/demoApiKey.ts";
import { root } from "../tooling/run.ts";
import { launched } from "./browserPage.ts";
import { newDataFolder } from "./dataFolder.ts";
import { installOthers } from "./others.ts";
import type { Figures } from "./report.ts";
import { production, startServer } from "./server.ts";
import { median, milliseconds, times } from "./statistics.ts";
import { servedPage } from "./waits/builtPage.ts";
import { visit, type Visited, type Wait } from "./waits/visit.ts";

const runs = 3;
const viewport = { width: 1440, height: 900 };
const seller = { email: "seller@callwright.test", password: "Callwright1" };

interface Waits {
  cold: Wait[];
  warm: Wait[];
}

/** Visits every page twice in each run, in turn: with an empty cache, and again. */
export async function measureWaits(): Promise<Figures[]> {
  await installOthers();
  using folder = newDataFolder();
  const env = { CALLWRIGHT_RATE_LIMIT_SCALE: "1000" };
  await using demo = await startServer(folder.path, env);
  await demo[Symbol.asyncDispose](); // it has created the demo data
  await using callwright = await startServer(folder.path, { ...production, ...env });
  await using stack = new AsyncDisposableStack();
  await using browser = await launched();
  const pages = [...(await hostPages(browser, callwright.url)), ...(await partnersPages(callwright.url, stack))];

  const waits = new Map(pages.map((page): [Visited, Waits] => [page, { cold: [], warm: [] }]));
  for (let run = 0; run < runs; run++) {
    for (const [page, { cold, warm }] of waits) {
      const { signedIn } = page;
      const context = await browser.newContext({ viewport, ...(signedIn && { storageState: signedIn }) });
      cold.push(await visit(context, page));
      warm.push(await visit(context, page));
      await context.close();
    }
  }
  return [
    figures("First visit", waits, ({ cold }) => cold),
    figures("Second visit, with the files of the first", waits, ({ warm }) => warm),
  ];
}

async function hostPages(browser: Browser, url: string): Promise<Visited[]> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await page.getByLabel("Email").fill(seller.email);
  await page.getByLabel("Password", { exact: true }).fill(seller.password);
  await page.keyboard.press("Enter");
  await page.waitForURL((place) => place.pathname !== "/login");
  const signedIn = await context.storageState();
  await context.close();
  return [
    { title: "host app: /login", url: `${url}/login`, wanted: "input[type=password]", clicked: "input[type=password]" },
    { title: "host app: call center", url: `${url}/call-center`, ...ownRows, signedIn },
    { title: "host app: calls", url: `${url}/all-calls`, ...ownRows, signedIn },
  ];
}

const ownRows = { wanted: "[data-row-id]", clicked: "[data-row-id] input" };
const muiTitle = "MUI DataGrid";

async function partnersPages(callwright: string, stack: AsyncDisposableStack): Promise<Visited[]> {
  const crm = stack.use(await startPlainCrm(callwright));
  const own = stack.use(await servedPage("ownPage.tsx", callwright));
  const mui = stack.use(await servedPage("muiPage.tsx", callwright));
  const ag = stack.use(await servedPage("agPage.tsx", callwright));
  const apiKey = await demoApiKey(callwright, own.url);
  const openSession = () =>
    json(`${callwright}/v1/embed-sessions`, {
      method: "POST",
      headers: { "x-api-key": apiKey, "content-type": "application/json" },
      body: JSON.stringify({ allowedWidgets: ["call-history"], origin: own.url }),
    });
  const { token } = JSON.parse(await openSession()) as { token: string };
  const headers = { authorization: `Bearer ${token}`, origin: own.url };
  const calls = await json(`${callwright}/v1/calls/history?perPage=25`, { headers });
  own.answer({ "POST /session": openSession });
  mui.answer({ "GET /calls.json": () => Promise.resolve(calls) });
  ag.answer({ "GET /calls.json": () => Promise.resolve(calls) });
  return [
    { title: "a plain CRM page with elements", url: crm.url, ...ownRows, clicked: "[data-row-id]" },
    { title: "a React page with CallHistory", url: own.url, ...ownRows },
    { title: muiTitle, url: mui.url, wanted: ".MuiDataGrid-row", clicked: ".MuiDataGrid-row input" },
    { title: "AG Grid", url: ag.url, wanted: ".ag-row .ag-cell", clicked: ".ag-row input" },
  ];
}

async function json(url: string, options: RequestInit): Promise<string> {
  const reply = await fetch(url, options);
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}: ${await reply.text()}`);
  return reply.text();
}

/** Starts the example of a CRM without React. */
async function startPlainCrm(callwright: string): Promise<AsyncDisposable & { url: string }> {
  const child = spawn(process.execPath, ["examples/plain-crm/server.ts"], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, PORT: "4330", CALLWRIGHT_URL: callwright },
  });
  return {
    url: await addressOf(child),
    async [Symbol.asyncDispose]() {
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}

async function addressOf(child: ChildProcess): Promise<string> {
  for await (const bytes of child.stdout ?? []) {
    const url = /is at (\S+)/.exec(String(bytes))?.[1];
    if (url) return url;
  }
  throw new Error("The CRM ended before it answered.");
}

function figures(title: string, waits: ReadonlyMap<Visited, Waits>, pick: (waits: Waits) => Wait[]): Figures {
  const middle = (samples: Wait[], of: keyof Wait) => median(samples.map((wait) => wait[of]));
  const mui = [...waits].find(([page]) => page.title === muiTitle);
  const floor = mui ? middle(pick(mui[1]), "wantedPaint") : Number.NaN;
  return {
    title: `${title}: slow 4G, processor 4 × slower, median of ${runs}`,
    columns: [
      "page",
      "first paint",
      "rows painted",
      `÷ ${muiTitle}`,
      "blocked",
      "layout shift",
      "first click",
      "requests",
      "kB",
    ],
    rows: [...waits].map(([page, all]) => {
      const of = (key: keyof Wait) => middle(pick(all), key);
      return [
        page.title,
        milliseconds(of("firstPaint")),
        milliseconds(of("wantedPaint")),
        times(of("wantedPaint"), floor),
        milliseconds(of("blocked")),
        of("layoutShift").toFixed(3),
        milliseconds(of("firstClick")),
        String(of("requests")),
        of("kilobytes").toFixed(1),
      ];
    }),
  };
}
