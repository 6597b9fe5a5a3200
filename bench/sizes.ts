/** What a partner's visitors download: the gzipped JavaScript of every widget as a React component, without React. */
import type { Chunk } from "./bundle.ts";
import { type Budget, budgets, sharedBudget } from "./budgets.ts";
import { contentsOf, leftOut } from "./contents.ts";
import { measureForLater } from "./forLater.ts";
import { misses } from "./misses.ts";
import type { Figures } from "./report.ts";
import { kilobytes, median } from "./statistics.ts";
import { type ComponentWeights, weighComponents, type Weight } from "./widgetWeights.ts";

/** The widgets whose contents are listed: one of each kind. */
const looked = ["Login", "BalanceCard", "CallHistory", "CallCenter", "PotentialCustomers", "Balance"];

/**
 * Measures every widget against its budget, what a second one adds, what the large ones consist of, and what those over
 * their budgets would be with nothing on demand.
 */
export async function measureSizes(): Promise<Figures[]> {
  const weights = await weighComponents();
  return [
    entries(weights),
    seconds(weights),
    {
      title: "Chunks that come on demand (1 kB and more)",
      columns: ["widget", "chunks, kB"],
      rows: looked.map((name) => [name, chunkList(weights.widgets.get(name)?.chunks.lazy ?? new Set())]),
    },
    contentsOf("What the first paint is made of: how much lighter it is without each, kB", firstPaints(weights)),
    ...[...firstPaints(weights)].map(([name, chunks]) =>
      leftOut(`The heaviest sources of ${name}: how much lighter it is without each, kB`, chunks),
    ),
    ...(await measureForLater(Object.keys(misses))),
  ];
}

function firstPaints({ core, widgets }: ComponentWeights): Map<string, ReadonlySet<Chunk>> {
  return new Map([
    ["shared core", core.chunks.first],
    ...looked.map((name) => [name, widgets.get(name)?.chunks.first ?? new Set<Chunk>()] as const),
  ]);
}

function entries({ core, widgets, all }: ComponentWeights): Figures {
  const row = (name: string, { first, interactive, brotli, css, lazy }: Weight, budget?: Partial<Budget>) => [
    name,
    kilobytes(first),
    String(budget?.painted ?? ""),
    kilobytes(interactive),
    String(budget?.interactive ?? ""),
    kilobytes(brotli),
    kilobytes(css),
    kilobytes(lazy),
  ];
  const sorted = [...widgets].toSorted(([, one], [, other]) => one.first - other.first);
  return {
    title: "Gzipped JavaScript per entry, with the shared core, kB",
    columns: ["entry", "painted", "budget", "interactive", "budget", "brotli", "styles in it", "on demand"],
    rows: [
      row("shared core: provider, theme, client", core, sharedBudget.core),
      ...sorted.map(([name, weight]) => row(name, weight, budgets[name])),
      row("all of them", all, { painted: sharedBudget.all }),
    ],
  };
}

function seconds({ added }: ComponentWeights): Figures {
  const all = [...added.values()].flat();
  return {
    title: "What a widget adds to the first paint of a partner's page that has another, kB",
    columns: ["a second", "least", "median", "most"],
    rows: [
      ...[...added].map(([name, bytes]) => [`+ ${name}`, ...spread(bytes)]),
      [`any, budget ${sharedBudget.second}`, ...spread(all)],
    ],
  };
}

const spread = (bytes: readonly number[]) => [Math.min(...bytes), median(bytes), Math.max(...bytes)].map(kilobytes);

function chunkList(chunks: ReadonlySet<Chunk>): string {
  const large = [...chunks].filter(({ gzipBytes }) => gzipBytes >= 1000);
  const sorted = large.toSorted((one, other) => other.gzipBytes - one.gzipBytes);
  return sorted.map(({ name, gzipBytes }) => `${name} ${kilobytes(gzipBytes)}`).join(", ") || "none";
}
