/** The table of the widgets, compared with a bare HTML table and with other makers', of the same rows, in a browser. */
import type { Page } from "playwright-core";

import { inFreshPage, launched, scriptOf } from "./browserPage.ts";
import { installOthers } from "./others.ts";
import type { Figures } from "./report.ts";
import { median, milliseconds, times } from "./statistics.ts";
import type { Kind } from "./tablePage.tsx";

const runs = 15;
/** The warm renders that are not counted, in which the engine compiles the code. */
const warmUps = 3;
const columns = ["bare HTML table", "ui/table", "ratio", "MUI DataGrid", "AG Grid"];
const kinds: readonly Kind[] = ["bare", "ours", "mui", "ag"];

/** Measures medians of alternating runs, so that what slows the machine down affects both. */
export async function measureTable(): Promise<Figures[]> {
  await installOthers();
  const script = await scriptOf("tablePage.tsx");
  await using browser = await launched();
  const cold = none();
  for (let run = 0; run < runs; run++) {
    for (const kind of kinds) cold[kind].push(await inFreshPage(browser, script, (page) => firstRender(page, kind)));
  }
  const warm = await inFreshPage(browser, script, warmSamples);
  return [
    {
      title: `100 rows of 10 columns with selection, until painted, median of ${runs}`,
      columns: ["what", ...columns, ...columns.map((column) => `best: ${column}`)],
      rows: [
        row("first render in a fresh page", cold),
        row("first render in a page that has drawn lists before", warm.firstRender),
        row("choose a row", warm.selectRow),
        row("choose all 100 rows", warm.selectAll),
        row("next page", warm.nextPage),
      ],
    },
  ];
}

type Samples = Record<Kind, number[]>;

async function warmSamples(page: Page) {
  const samples = { firstRender: none(), selectRow: none(), selectAll: none(), nextPage: none() };
  for (let run = -warmUps; run < runs; run++) {
    for (const kind of kinds) {
      const took = await page.evaluate(async (kind) => {
        const bench = globalThis.tableBench;
        const firstRender = await bench.firstRender(kind);
        const selectRow = await bench.selectRow();
        const selectAll = await bench.selectAll();
        const nextPage = await bench.nextPage();
        bench.clear();
        return { firstRender, selectRow, selectAll, nextPage };
      }, kind);
      if (run < 0) continue;
      samples.firstRender[kind].push(took.firstRender);
      samples.selectRow[kind].push(took.selectRow);
      samples.selectAll[kind].push(took.selectAll);
      samples.nextPage[kind].push(took.nextPage);
    }
  }
  return samples;
}

function firstRender(page: Page, kind: Kind): Promise<number> {
  return page.evaluate((kind) => globalThis.tableBench.firstRender(kind), kind);
}

function row(what: string, samples: Samples): string[] {
  return [what, ...compared(samples, median), ...compared(samples, (all) => Math.min(...all))];
}

function compared({ bare, ours, mui, ag }: Samples, pick: (samples: number[]) => number): string[] {
  const [floor, own] = [pick(bare), pick(ours)];
  return [milliseconds(floor), milliseconds(own), times(own, floor), milliseconds(pick(mui)), milliseconds(pick(ag))];
}

const none = (): Samples => ({ bare: [], ours: [], mui: [], ag: [] });
