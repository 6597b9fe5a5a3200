/**
 * `pnpm cost`: writes what every widget costs a page, through each integration, into docs/cost.md. With `--check` it
 * writes nothing and fails if a published figure is no longer true.
 */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";

import { root } from "../tooling/run.ts";
import { budgets, sharedBudget } from "./budgets.ts";
import { budgetFaults } from "./misses.ts";
import { type Figures, markdownOf } from "./report.ts";
import { kilobytes, median } from "./statistics.ts";
import { widgets } from "./widgetList.ts";
import { type ComponentWeights, weighComponents, weighElements } from "./widgetWeights.ts";

const page = path.join(root, "docs/cost.md");
const [start, end] = ["<!-- cost -->", "<!-- /cost -->"];

/** How far a figure may be from the published one. Small changes that come from other parts are ignored. */
const tolerance = { kb: 0.4, share: 0.015 };

const components = await weighComponents();
const figures = await costOf(components);
const text = readFileSync(page, "utf8");
const [from, to] = [text.indexOf(start), text.indexOf(end)];
if (from < 0 || to < from) throw new Error(`docs/cost.md has no place for ${start}.`);

if (parseArgs({ options: { check: { type: "boolean" } } }).values.check) {
  const published = cellsIn(text.slice(from, to));
  const faults = [...cellsOf(figures)].flatMap(([name, measured]) => compared(name, published.get(name), measured));
  const gone = [...published.keys()].filter((name) => !cellsOf(figures).has(name));
  const beyond = budgetFaults(new Map([["core", components.core], ...components.widgets]));
  for (const fault of beyond) console.error(fault);
  if (beyond.length > 0) {
    console.error("bench/misses.ts has the widgets that are over their budgets and by how much; it may only shrink.");
    process.exitCode = 1;
  }
  for (const fault of [...faults, ...gone.map((name) => `${name} is published, and gone`)]) console.error(fault);
  if (faults.length + gone.length > 0) {
    console.error(
      "`pnpm cost` publishes the new figures in docs/cost.md, where they are read before they are committed.",
    );
    process.exitCode = 1;
  }
} else {
  const block = figures.map((one) => markdownOf(one)).join("\n\n");
  writeFileSync(page, `${text.slice(0, from)}${start}\n\n${block}\n\n${text.slice(to)}`);
}

async function costOf(components: ComponentWeights): Promise<Figures[]> {
  const { loader, elements } = await weighElements();
  const sorted = [...components.widgets].toSorted(([, one], [, other]) => one.first - other.first);
  const folderOf = new Map(widgets().map(({ name, folder }) => [name, folder]));
  const smallest = sorted[0]?.[1].first ?? Number.NaN;
  return [
    {
      title: "Every widget, kB",
      columns: ["widget", "painted", "budget", "interactive", "budget", "styles in it", "on demand", "element"],
      rows: sorted.map(([name, { first, interactive, css, lazy }]) => {
        const folder = folderOf.get(name) ?? "";
        const element = elements.get(folder);
        return [
          element === undefined ? name : `${name}, \`<cw-${folder}>\``,
          kilobytes(first),
          String(budgets[name]?.painted ?? ""),
          kilobytes(interactive),
          String(budgets[name]?.interactive ?? ""),
          kilobytes(css),
          kilobytes(lazy),
          element === undefined ? "" : kilobytes(element),
        ];
      }),
    },
    {
      title: "What they share",
      columns: ["what", "kB", "budget"],
      rows: [
        [
          "the shared core of components, painted: provider, theme, client",
          kilobytes(components.core.first),
          String(sharedBudget.core.painted),
        ],
        [
          "the shared core of components, interactive",
          kilobytes(components.core.interactive),
          String(sharedBudget.core.interactive),
        ],
        [
          "a second widget in a partner's page, median of all pairs",
          kilobytes(median([...components.added.values()].flat())),
          String(sharedBudget.second),
        ],
        ["all widgets, without charts", kilobytes(components.all.first), String(sharedBudget.all)],
        ["all styles of their first paints", kilobytes(components.all.css), ""],
        ["all styles", kilobytes(components.all.allCss), String(sharedBudget.css)],
        ["the loader of the elements", kilobytes(loader), "2.1"],
        ["smallest widget ÷ all of them", `${Math.round((smallest / components.all.first) * 100)} %`, ""],
      ],
    },
  ];
}

/** The figures of each row, by its name. */
function cellsOf(figures: readonly Figures[]): Map<string, string[]> {
  return cellsIn(figures.map((one) => markdownOf(one)).join("\n"));
}

function cellsIn(markdown: string): Map<string, string[]> {
  const rows = markdown.split("\n").flatMap((line) => {
    const [name, ...cells] = line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim());
    return name === undefined || name.startsWith("---") ? [] : [[name, cells] as const];
  });
  return new Map(rows);
}

function compared(name: string, published: string[] | undefined, measured: readonly string[]): string[] {
  if (!published) return [`${name} is not published`];
  return measured.flatMap((cell, at) => {
    const former = published[at] ?? "";
    const [now, then] = [Number.parseFloat(cell), Number.parseFloat(former)];
    const isNear = Math.abs(now - then) <= Math.max(tolerance.kb, then * tolerance.share);
    return cell === former || isNear
      ? []
      : [`${name}: ${former || "nothing"} is published, ${cell || "nothing"} is true`];
  });
}
