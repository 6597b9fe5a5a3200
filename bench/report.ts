import { readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

/** A table of figures. */
export interface Figures {
  title: string;
  /** The names of the columns. The first column contains text, the others figures. */
  columns: string[];
  rows: string[][];
}

/** The result of one benchmark. */
export interface Finding {
  /** The name of the benchmark on the command line and of its place in README.md. */
  name: string;
  figures: Figures[];
  /** The machine and how busy it was; sizes do not depend on it. */
  conditions: string;
}

const readme = path.join(import.meta.dirname, "README.md");

/** Formats a finding for a terminal, with aligned columns. */
export function printed({ figures, conditions }: Finding): string {
  const tables = figures.map(({ title, columns, rows }) => {
    const widths = columns.map((column, at) => Math.max(...[column, ...rows.map((row) => row[at] ?? "")].map(widthOf)));
    const line = (cells: string[]) =>
      cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join("   ");
    return [title, "", ...[columns, ...rows].map((cells) => `  ${line(cells)}`)].join("\n");
  });
  return [...tables, conditions].join("\n\n");
}

/** Writes the finding between its markers in README.md, instead of the previous one. */
export function writeToReadme(finding: Finding): void {
  const text = readFileSync(readme, "utf8");
  const [start, end] = [`<!-- ${finding.name} -->`, `<!-- /${finding.name} -->`];
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`bench/README.md has no place for ${start}.`);
  const figures = `${start}\n\n${markdown(finding)}\n\n`;
  writeFileSync(readme, text.slice(0, from) + figures + text.slice(to));
}

/** The machine that measures, in one line. */
export function machine(): string {
  const cpus = os.cpus();
  const memoryGb = Math.round(os.totalmem() / 2 ** 30);
  return `${cpus.length} cores of ${cpus[0]?.model ?? "an unknown CPU"}, ${memoryGb} GB, ${os.type()}, Node ${process.versions.node}`;
}

/** The load average of the last minute: how many programs wanted a core. */
export function load(): string {
  return (os.loadavg()[0] ?? 0).toFixed(1);
}

/** Formats figures as a Markdown table. */
export function markdownOf({ title, columns, rows }: Figures): string {
  const rule = columns.map((_, at) => (at === 0 ? "---" : "---:"));
  const lines = [columns, rule, ...rows].map((cells) => `| ${cells.join(" | ")} |`);
  return [`**${title}**`, "", ...lines].join("\n");
}

function markdown({ figures, conditions }: Finding): string {
  return [...figures.map(markdownOf), `*${conditions}*`].join("\n\n");
}

const widthOf = (text: string) => text.length;
