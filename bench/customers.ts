/**
 * Interactions with a list of 100,000 customers, compared with a bare HTML table that can do the same, in a real
 * browser.
 */
import type { JSHandle, Page } from "playwright-core";

import { inFreshPage, launched, scriptOf } from "./browserPage.ts";
import type { CustomersBench, Kind } from "./customersPage.tsx";
import type { Figures } from "./report.ts";
import { median, milliseconds, percentile, times } from "./statistics.ts";

const rounds = 8;
/** The rounds that are not counted, in which the engine compiles the code. */
const warmUps = 2;
const kinds: readonly Kind[] = ["bare", "ours"];
const sought = "harbour g";
/** The milliseconds between two letters of a fast typist. */
const letterMs = 90;
const wheelTurns = 40;

/** The interactions, with their names in the report. */
const deeds = {
  letter: "a letter in the search, until it is painted",
  found: "the last letter, until what it finds is painted (300 ms of it waiting)",
  nextPage: "next page, until its 100 rows are painted",
  choose: "choose a row",
  chooseAll: "choose all 100 rows of the page",
  frame: "a frame while scrolling through the 100 rows",
} as const;
type Deed = keyof typeof deeds;
type Samples = Record<Deed, Record<Kind, number[]>>;

/** Measures both lists in turn, so that what slows the machine down affects both. */
export async function measureCustomers(): Promise<Figures[]> {
  const script = await scriptOf("customersPage.tsx");
  await using browser = await launched();
  const samples = none();
  await inFreshPage(browser, script, async (page) => {
    const bench = await page.evaluateHandle(() => globalThis.customersBench);
    for (let round = -warmUps; round < rounds; round++) {
      for (const kind of kinds) await workADay({ page, bench }, kind, round < 0 ? none() : samples);
    }
  });
  return [
    {
      title: `100 of 100,000 customers, interaction to paint, ${rounds} rounds`,
      columns: ["what", "bare HTML table", "PotentialCustomers", "ratio", "p95: bare", "PotentialCustomers", "ratio"],
      rows: Object.entries(deeds).map(([deed, title]) => row(title, samples[deed as Deed])),
    },
  ];
}

/** The page, and the functions that it offers to the bench. */
interface Measured {
  page: Page;
  bench: JSHandle<CustomersBench>;
}

async function workADay(measured: Measured, kind: Kind, samples: Samples): Promise<void> {
  const { page, bench } = measured;
  await bench.evaluate((bench, kind) => bench.show(kind), kind);

  const search = page.getByRole("searchbox", { name: "Search customers" });
  await search.focus();
  for (const letter of sought.slice(0, -1)) {
    samples.letter[kind].push(
      await timed(measured, "keydown", () => page.keyboard.press(letter === " " ? "Space" : letter)),
    );
    await page.waitForTimeout(letterMs);
  }
  const found = await bench.evaluate((bench, text) => bench.firstOn(0, text), sought);
  samples.found[kind].push(await timed(measured, "keydown", () => page.keyboard.press(sought.slice(-1)), found));

  for (const at of [1, 2, 3]) {
    const first = await bench.evaluate((bench, { at, sought }) => bench.firstOn(at, sought), { at, sought });
    const next = page.getByRole("button", { name: "Next page" });
    samples.nextPage[kind].push(await timed(measured, "click", () => next.click(), first));
  }

  const boxes = page.getByRole("checkbox", { name: /^Select (?!all)/ });
  for (const at of [1, 4, 7, 10, 13]) {
    samples.choose[kind].push(await timed(measured, "click", () => boxes.nth(at).click({ force: true })));
  }
  const all = page.getByRole("checkbox", { name: /^Select all/ });
  for (let turn = 0; turn < 2; turn++) {
    samples.chooseAll[kind].push(await timed(measured, "click", () => all.click({ force: true })));
  }

  await page.mouse.move(700, 500);
  await bench.evaluate((bench) => bench.watchFrames());
  for (let turn = 0; turn < wheelTurns; turn++) await page.mouse.wheel(0, 90);
  samples.frame[kind].push(...(await bench.evaluate((bench) => bench.frames())));
}

/** The milliseconds that an interaction took, which begins with an event. */
async function timed(
  { bench }: Measured,
  type: "keydown" | "click",
  act: () => Promise<void>,
  firstRowId?: string,
): Promise<number> {
  await bench.evaluate((bench, [type, firstRowId]) => bench.time(type, firstRowId), [type, firstRowId] as const);
  await act();
  return bench.evaluate((bench) => bench.took());
}

function row(what: string, { bare, ours }: Record<Kind, number[]>): string[] {
  const compared = (pick: (samples: number[]) => number) => [
    milliseconds(pick(bare)),
    milliseconds(pick(ours)),
    times(pick(ours), pick(bare)),
  ];
  return [what, ...compared(median), ...compared((all) => percentile(all, 95))];
}

function none(): Samples {
  const both = () => ({ bare: [] as number[], ours: [] as number[] });
  return { letter: both(), found: both(), nextPage: both(), choose: both(), chooseAll: both(), frame: both() };
}
