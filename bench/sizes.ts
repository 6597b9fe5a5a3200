/** What a partner's visitors download: gzipped JavaScript per widget, React left to the page. */
import { type Bundle, bundleModule, type Chunk, entryOf, fetchedWith, gzipOf, lazyBeyond } from "./bundle.ts";
import { contentsOf } from "./contents.ts";
import type { Figures } from "./report.ts";
import { kilobytes, median } from "./statistics.ts";

interface Budget {
  firstPaintKb: number;
  lazyKb?: number;
}

const core = `export { createClient } from "@callwright/sdk"; export { CallwrightProvider } from "/src/provider/index.ts";`;

const table: Budget = { firstPaintKb: 50, lazyKb: 45 };
const widgets: Record<string, { folder: string; budget: Budget | undefined }> = {
  Login: { folder: "login", budget: undefined },
  CallHistory: { folder: "call-history", budget: { firstPaintKb: 55, lazyKb: 12 } },
  CallCenter: { folder: "call-center", budget: table },
  PotentialCustomers: { folder: "potential-customers", budget: table },
};

/** Every entry alone and with what it needs to work, beside its budget; and what a second widget adds. */
export async function measureSizes(): Promise<Figures[]> {
  const names = Object.keys(widgets);
  const alone = await bundled(names.map((name) => widgetCode(name)));
  const working = await bundled(names.map((name) => core + widgetCode(name)));
  const [shared] = await bundled([core]);
  if (!shared) throw new Error("The shared core was not bundled.");
  const pairs = names.flatMap((one, at) => names.slice(at + 1).map((other) => [one, other] as const));
  const together = await bundled(pairs.map(([one, other]) => core + widgetCode(one) + widgetCode(other)));
  const [all] = await bundled([core + names.map((name) => widgetCode(name)).join("")]);
  const [everyLocale] = await bundled([core + widgetCode("CallHistory")], { isEveryLocale: true });

  const firstPaintOf = (name: string) => working[names.indexOf(name)]?.firstPaintBytes ?? Number.NaN;
  const added = pairs.flatMap(([one, other], at) => {
    const both = together[at]?.firstPaintBytes ?? Number.NaN;
    return [
      { first: one, second: other, bytes: both - firstPaintOf(one) },
      { first: other, second: one, bytes: both - firstPaintOf(other) },
    ];
  });

  return [
    {
      title: "Gzipped JavaScript per entry, kB",
      columns: ["entry", "alone", "with the shared core", "budget", "lazy", "budget"],
      rows: [
        ["shared core: provider, theme, client", "", kilobytes(shared.firstPaintBytes), "20", "0.0", ""],
        ...names.map((name, at) => {
          const { budget } = widgets[name] ?? {};
          const [one, real] = [alone[at], working[at]];
          return [
            name,
            kilobytes(one?.firstPaintBytes ?? 0),
            kilobytes(real?.firstPaintBytes ?? 0),
            String(budget?.firstPaintKb ?? "none yet"),
            kilobytes(real?.lazyBytes ?? 0),
            String(budget?.lazyKb ?? ""),
          ];
        }),
        ["all of them", "", ...totals(all), ""],
        ["CallHistory with react-aria's 34 languages", "", ...totals(everyLocale, "55"), "12"],
      ],
    },
    {
      title: "What a second widget adds to the first paint, kB",
      columns: ["a page with", ...names.map((name) => `+ ${name}`)],
      rows: [
        ...names.map((first) => [
          first,
          ...names.map((second) => {
            const pair = added.find((entry) => entry.first === first && entry.second === second);
            return pair ? kilobytes(pair.bytes) : "";
          }),
        ]),
        [`median ${kilobytes(median(added.map(({ bytes }) => bytes)))}, budget 8`, ...names.map(() => "")],
      ],
    },
    {
      title: "Chunks that come on demand (1 kB and more)",
      columns: ["widget", "chunks, kB"],
      rows: names.map((name, at) => [name, chunkList(working[at]?.lazy ?? new Set())]),
    },
    contentsOf(
      "What the first paint is made of, about, kB",
      new Map([
        ["shared core", shared.first],
        ...names.map((name, at) => [name, working[at]?.first ?? new Set<Chunk>()] as const),
      ]),
    ),
  ];
}

interface Size {
  first: Set<Chunk>;
  lazy: Set<Chunk>;
  firstPaintBytes: number;
  lazyBytes: number;
}

async function bundled(modules: string[], options?: { isEveryLocale: boolean }): Promise<Size[]> {
  const sizes: Size[] = [];
  for (const code of modules) sizes.push(sizeOf(await bundleModule(code, options)));
  return sizes;
}

function sizeOf(bundle: Bundle): Size {
  const first = fetchedWith(bundle, [entryOf(bundle)]);
  const lazy = lazyBeyond(bundle, first);
  return { first, lazy, firstPaintBytes: gzipOf(first), lazyBytes: gzipOf(lazy) };
}

function widgetCode(name: string): string {
  return `export { ${name} } from "/src/widgets/${widgets[name]?.folder}/index.ts";`;
}

function totals(size: Size | undefined, budget = ""): string[] {
  return [kilobytes(size?.firstPaintBytes ?? 0), budget, kilobytes(size?.lazyBytes ?? 0)];
}

function chunkList(chunks: ReadonlySet<Chunk>): string {
  const large = [...chunks].filter(({ gzipBytes }) => gzipBytes >= 1000);
  const sorted = large.toSorted((one, other) => other.gzipBytes - one.gzipBytes);
  return sorted.map(({ name, gzipBytes }) => `${name} ${kilobytes(gzipBytes)}`).join(", ") || "none";
}
