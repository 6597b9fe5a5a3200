/**
 * What a first paint brings and does not run: each widget is drawn in a browser from the demo's data, and nothing is
 * pressed. Code that did not run may still be needed before it could be loaded: for a press, for a failure, without a
 * network, for another role or other data.
 */
import { gzipSync } from "node:zlib";

import { decode } from "@jridgewell/sourcemap-codec";
import type { Browser, Page } from "playwright-core";

import { launched, scriptOf } from "./browserPage.ts";
import { type Bundle, bundleModules, type Chunk, entryOf, fetchedWith } from "./bundle.ts";
import type { Figures } from "./report.ts";
import { kilobytes } from "./statistics.ts";
import { widgets } from "./widgetList.ts";
import { codeOf } from "./widgetWeights.ts";

/** The lists whose first paints are the largest, unless one is named. */
const usual = ["CallHistory", "CallCenter", "Usage"];
const shown = 25;
const origin = "http://bench.test";

/** The code of a source, and the part of it that ran. */
interface Piece {
  source: string;
  code: string;
  ran: string;
}

export async function measureNotRun(only?: string): Promise<Figures[]> {
  const script = await scriptOf("notRunPage.tsx");
  await using browser = await launched();
  const found = new Map<string, Piece[]>();
  for (const name of only === undefined ? usual : [only]) {
    const widget = widgets().find((one) => one.name === name);
    if (!widget) throw new Error(`No widget is called ${name}.`);
    found.set(name, await firstPaint(browser, script, await bundleModules({ page: codeOf(widget) }), name));
  }
  return [
    {
      title: "What of a first paint runs until its rows are there, kB",
      columns: ["widget", "minified", "of it ran", "compressed", "without what did not run"],
      rows: [...found].map(([name, pieces]) => {
        const [code, ran] = [pieces.map((piece) => piece.code).join(""), pieces.map((piece) => piece.ran).join("")];
        return [name, ...[code.length, ran.length, gzipped(code), gzipped(ran)].map(kilobytes)];
      }),
    },
    ...[...found].map(([name, pieces]) => ({
      title: `The sources of ${name} with the most code that did not run: bytes, minified`,
      columns: ["source", "did not run", "of"],
      rows: bySource(pieces).slice(0, shown),
    })),
  ];
}

async function firstPaint(browser: Browser, script: string, made: Bundle, name: string): Promise<Piece[]> {
  const entry = entryOf(made);
  await using page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await serve(page, made);
  await page.goto(origin);
  await page.addScriptTag({ content: script });
  await page.coverage.startJSCoverage();
  await page.evaluate(([file, name]) => notRunBench.draw(file, name), [`/${entry.fileName}`, name] as const);
  // The header of the table is a row, and rows that are being read have no text.
  await page.getByRole("row").nth(1).getByText(/\w/).first().waitFor();
  const coverage = await page.coverage.stopJSCoverage();
  return [...fetchedWith(made, [entry])].flatMap((chunk) => {
    const functions = coverage.find(({ url }) => url.endsWith(`/${chunk.fileName}`))?.functions ?? [];
    const ran = new Uint8Array(chunk.code.length);
    // A range inside another one comes after it.
    for (const { startOffset, endOffset, count } of functions.flatMap(({ ranges }) => ranges))
      ran.fill(count > 0 ? 1 : 0, startOffset, endOffset);
    return piecesOf(chunk, ran);
  });
}

/** Answers with the files of a bundle, and with what they leave to the page. */
async function serve(page: Page, made: Bundle): Promise<void> {
  const left = await Promise.all(
    ["react", "react-dom", "react-dom/client", "react/jsx-runtime"].map(async (name) => {
      const names = Object.keys((await import(name)) as object).filter((one) => /^(?!default$)\w+$/.test(one));
      const all = `notRunBench.left[${JSON.stringify(name)}]`;
      const code = `export const { ${names.join(", ")} } = ${all}; export default ${all};`;
      return [name, `data:text/javascript,${encodeURIComponent(code)}`] as const;
    }),
  );
  const html = `<!doctype html><html lang="en"><script type="importmap">${JSON.stringify({ imports: Object.fromEntries(left) })}</script><body></body></html>`;
  await page.route(`${origin}/**`, (route) => {
    const chunk = made.get(new URL(route.request().url()).pathname.slice(1));
    return chunk
      ? route.fulfill({ contentType: "text/javascript", body: chunk.code })
      : route.fulfill({ contentType: "text/html", body: html });
  });
}

function piecesOf({ code, map }: Chunk, ran: Uint8Array): Piece[] {
  const segments = map ? decode(map.mappings) : [];
  let lineAt = 0;
  const starts = code.split("\n").flatMap((line, nth) => {
    const at = lineAt;
    lineAt += line.length + 1;
    return (segments[nth] ?? []).map(([column, source = -1]) => [at + column, map?.sources[source]] as const);
  });
  return [[0, undefined] as const, ...starts].map(([from, source = "the bundler"], nth) => {
    const piece = code.slice(from, starts[nth]?.[0]);
    const isRun = (_: string, at: number) => ran[from + at] === 1;
    return { source, code: piece, ran: piece.split("").filter(isRun).join("") };
  });
}

function bySource(pieces: readonly Piece[]): string[][] {
  const sources = [...Map.groupBy(pieces, ({ source }) => source)].map(([source, of]) => {
    const all = of.reduce((sum, { code }) => sum + code.length, 0);
    return { source, all, notRun: all - of.reduce((sum, { ran }) => sum + ran.length, 0) };
  });
  return sources
    .toSorted((one, other) => other.notRun - one.notRun)
    .map(({ source, all, notRun }) => [
      source.replace(/.*(node_modules|src)\//, ""),
      notRun.toLocaleString("en"),
      all.toLocaleString("en"),
    ]);
}

const gzipped = (code: string) => gzipSync(code, { level: 9 }).length;
