/**
 * Visits every page as every role, at three widths, in light and dark. It counts faults that a user would notice, and
 * takes screenshots to look at. `pnpm bench sweep --only "seller 390"` visits only the pages whose name has all of
 * these words.
 */
import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";

import type { Browser, BrowserContext } from "playwright-core";

import { axeFindings } from "../e2e/axe.ts";
import { buildIfStale, hostAppBuild } from "../tooling/freshBuild.ts";
import { root } from "../tooling/run.ts";
import { launched } from "./browserPage.ts";
import { newDataFolder } from "./dataFolder.ts";
import type { Figures } from "./report.ts";
import { startServer } from "./server.ts";
import { comesAtOwnPace, settled, watched } from "./sweepPace.ts";
import { addressesFor, logIn, roles, type Role, userPageFor, widths } from "./sweepPages.ts";
import { cutCells, layoutShift, type LayoutShift, recordLayoutShifts, smallTargets } from "./sweepProbes.ts";

/** The folder of the screenshots: `<page>-<width>-<scheme>.png`, in a folder for each role. */
const pictures = path.join(root, "node_modules/.cache/sweep");

/** The faults of one page at one width; each list has an entry for each fault. */
interface Visit {
  role: Role;
  page: string;
  width: number;
  axe: string[];
  /** The cumulative layout shift: with an empty cache and responses in any order, and once everything is cached. */
  shiftCold: LayoutShift;
  shiftWarm: LayoutShift;
  complaints: string[];
  cut: string[];
  small: string[];
}

/** The largest allowed layout shift. */
const mostShift = 0.02;

export async function measureSweep(only = ""): Promise<Figures[]> {
  await buildIfStale(hostAppBuild);
  rmSync(pictures, { recursive: true, force: true });
  using folder = newDataFolder();
  await using server = await startServer(folder.path, { CALLWRIGHT_RATE_LIMIT_SCALE: "1000" });
  await using browser = await launched();
  const words = only.split(/\s+/).filter(Boolean);
  const isWanted = (name: string) => words.every((word) => name.split(" ").includes(word));

  const visits: Visit[] = [];
  for (const role of roles) {
    for (const width of widths) {
      const wanted = (pages: string[]) => pages.filter((page) => isWanted(`${role} ${width} ${page}`));
      const addresses = wanted(addressesFor(role));
      if (addresses.length === 0) continue;
      await using context = await personAt(browser, server.url, width);
      if (role !== "nobody") await logIn(context, role);
      for (const page of [...addresses, ...wanted(await userPageFor(context, role))]) {
        const visit = await visitPage(context, { role, page, width });
        if (!visit) continue;
        visits.push(visit);
        tell(visit);
      }
    }
  }
  console.log(`\nPictures: ${path.relative(root, pictures)}`);
  return [table(visits)];
}

/** A browser context for one user. At 390 px it emulates a phone. */
async function personAt(browser: Browser, baseURL: string, width: number): Promise<BrowserContext> {
  const isPhone = width < 500;
  return browser.newContext({
    baseURL,
    viewport: { width, height: isPhone ? 844 : 900 },
    hasTouch: isPhone,
    isMobile: isPhone,
    reducedMotion: "reduce",
    colorScheme: "light",
  });
}

/** Visits a page. Returns undefined if the page redirects this user to another one. */
async function visitPage(
  context: BrowserContext,
  { role, page: address, width }: Pick<Visit, "role" | "page" | "width">,
): Promise<Visit | undefined> {
  await using page = await context.newPage();
  const { pending, complaints } = watched(page);
  await page.addInitScript(recordLayoutShifts);

  const answersAreFree = await comesAtOwnPace(page, `${role} ${address} ${width}`);
  await page.goto(address);
  await settled(page, pending);
  if (new URL(page.url()).pathname !== new URL(address, page.url()).pathname) return undefined;
  const shiftCold = await page.evaluate(layoutShift);
  await answersAreFree();

  await page.reload();
  await settled(page, pending);
  const shiftWarm = await page.evaluate(layoutShift);

  const axe: string[] = [];
  for (const scheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      // The colours change from light to dark with a transition.
      const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
      await Promise.allSettled(changes.map((change) => change.finished));
    });
    axe.push(...(await axeFindings(page)).map((finding) => `${scheme}: ${finding}`));
    const folder = path.join(pictures, role);
    mkdirSync(folder, { recursive: true });
    const name = address.replace(/^\//, "").replaceAll(/[^a-z0-9-]+/gi, "_") || "root";
    await page.screenshot({ path: path.join(folder, `${name}-${width}-${scheme}.png`) });
  }
  await page.emulateMedia({ colorScheme: "light" });
  const isTouch = width < 500;
  const cut = await page.evaluate(cutCells);
  // This is measured last, because it scrolls.
  const small = await page.evaluate(smallTargets, isTouch ? 44 : 24);
  return { role, page: address, width, axe, shiftCold, shiftWarm, complaints, cut, small };
}

/** Prints the faults and where they are. */
function tell({ role, page, width, axe, shiftCold, shiftWarm, complaints, cut, small }: Visit): void {
  const faults = [
    ...axe.map((fault) => `axe: ${fault}`),
    ...moves("came for the first time", shiftCold),
    ...moves("came again", shiftWarm),
    ...complaints.map((fault) => `console: ${fault}`),
    ...cut.map((fault) => `cut off: ${fault}`),
    ...small.map((fault) => `small: ${fault}`),
  ];
  if (faults.length > 0) console.log(`\n${role} ${width} ${page}\n  ${faults.join("\n  ")}`);
}

function moves(when: string, { sum, moved }: LayoutShift): string[] {
  if (sum <= mostShift) return [];
  return [`moved by ${sum.toFixed(3)} when it ${when}`, ...moved.map((part) => `  ${part}`)];
}

function table(visits: Visit[]): Figures {
  const rows = roles.flatMap((role) =>
    widths.flatMap((width) => {
      const pages = visits.filter((visit) => visit.role === role && visit.width === width);
      if (pages.length === 0) return [];
      const most = (of: (visit: Visit) => number) => Math.max(...pages.map(of)).toFixed(3);
      const all = (of: (visit: Visit) => string[]) => String(pages.reduce((sum, visit) => sum + of(visit).length, 0));
      return [
        [
          `${role}, ${width} px`,
          String(pages.length),
          all(({ axe }) => axe),
          most(({ shiftCold }) => shiftCold.sum),
          most(({ shiftWarm }) => shiftWarm.sum),
          all(({ complaints }) => complaints),
          all(({ cut }) => cut),
          all(({ small }) => small),
        ],
      ];
    }),
  );
  return {
    title: `Every page for every role, light and dark; layout may shift by ${mostShift}, everything else is counted`,
    columns: [
      "who",
      "pages",
      "axe",
      "most shift, first",
      "again",
      "console errors",
      "cut-off cells",
      "targets under 24 px, on touch 44",
    ],
    rows,
  };
}
