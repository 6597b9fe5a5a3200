/**
 * Writes the two indexes of the guides from the guides themselves: docs/README.md for people, llms.txt (llmstxt.org)
 * for assistants that read a repository. `--check` writes nothing and fails if one of them is out of date.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { root } from "./run.ts";

interface Guide {
  /** From the repository's root. */
  file: string;
  title: string;
  /** The first sentence below the title. */
  summary: string;
}

const read = (file: string) => readFileSync(path.join(root, file), "utf8");
const index = "docs/README.md";

/** The first pages for a reader, and then every guide of docs/ by name. */
const guides = [
  "README.md",
  "ARCHITECTURE.md",
  "CONTRIBUTING.md",
  ...readdirSync(path.join(root, "docs"))
    .map((name) => `docs/${name}`)
    .filter((file) => file.endsWith(".md") && file !== index),
  "docs/decisions/README.md",
  "openapi/README.md",
  "packages/sdk/README.md",
  "packages/widgets/README.md",
].map(guideIn);

const [product, ...others] = guides;
if (!product) throw new Error("The repository has no README.");

const wanted = new Map([
  [
    index,
    `# Guides\n\nWritten by \`pnpm generate\` from the guides' own first sentences.\n\n${list(others, (file) => path.relative("docs", file))}\n`,
  ],
  ["llms.txt", `# ${product.title}\n\n> ${product.summary}\n\n## Guides\n\n${list(others, (file) => file)}\n`],
]);

const stale = [...wanted].filter(([file, text]) => readIfThere(file) !== text);
if (process.argv.includes("--check")) {
  if (stale.length > 0) {
    console.error(`Stale: ${stale.map(([file]) => file).join(", ")}. Run \`pnpm generate\` and commit the result.`);
    process.exitCode = 1;
  }
} else for (const [file, text] of stale) writeFileSync(path.join(root, file), text);

function list(of: Guide[], addressOf: (file: string) => string): string {
  return of.map(({ file, title, summary }) => `- [${title}](${addressOf(file)}): ${summary}`).join("\n");
}

function guideIn(file: string): Guide {
  const [heading = "", ...paragraphs] = read(file).split(/\n{2,}/);
  const first = paragraphs.find((text) => /^[A-Z`]/.test(text)) ?? "";
  const [summary = first] = /^.*?\.(?=\s|$)/s.exec(first) ?? [];
  return {
    file,
    title: heading.replace(/^# /, "").trim(),
    // Relative links in the sentence would be wrong in another folder.
    summary: summary.replaceAll(/\s+/g, " ").replaceAll(/\[([^\]]+)\]\([^)]+\)/g, "$1"),
  };
}

function readIfThere(file: string): string {
  try {
    return read(file);
  } catch {
    return "";
  }
}
