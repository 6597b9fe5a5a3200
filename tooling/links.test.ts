import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { describe, expect, it } from "vitest";

import { root } from "./run.ts";

const guides = [
  "README.md",
  "ARCHITECTURE.md",
  "CONTRIBUTING.md",
  ...readdirSync(path.join(root, "docs"))
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`),
];
const textOf = (file: string) => readFileSync(path.join(root, file), "utf8");

/** The anchors of a guide's headings, as they are made from their words. */
const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );

/** Where a guide's links lead inside of the repository. */
const linksOf = (text: string) =>
  [...text.replaceAll(/^```[\s\S]*?^```$/gm, "").matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = ""]) => target)
    .filter((target) => !/^[a-z]+:/.test(target));

describe("a reader who follows a link arrives", () => {
  it.each(guides)("from %s", (guide) => {
    const lost = linksOf(textOf(guide)).filter((target) => {
      const [file = "", anchor] = target.split("#");
      const place = file === "" ? guide : path.join(path.dirname(guide), file);
      if (!existsSync(path.join(root, place))) return true;
      return anchor !== undefined && place.endsWith(".md") && !anchorsOf(textOf(place)).includes(anchor);
    });
    expect(lost).toEqual([]);
  });
});

it("every claim of the guide to embedding names what proves it", () => {
  const [, table = ""] = /## What is promised[^|]*([\s\S]*?)\n\n/.exec(textOf("docs/embedding.md")) ?? [];
  const claims = table.split("\n").slice(2);
  expect(claims).toHaveLength(13);
  for (const claim of claims) expect(linksOf(claim).length, claim).toBeGreaterThan(0);
});

it("every promise of the calling rules names what proves it, in the words of the test", () => {
  const [, table = ""] = /## What is promised[^|]*([\s\S]*?)\n\n/.exec(textOf("docs/calling-rules.md")) ?? [];
  const rows = table
    .split("\n")
    .slice(2)
    .filter((row) => !/^\| \*\*[^|]*\*\* \|\s*\|$/.test(row));
  expect(rows.length).toBeGreaterThan(25);
  const untrue = rows.flatMap((row) => {
    const proofs = [...row.matchAll(/\[([^\]]+)\]\(([^)]+)\)/g)];
    if (proofs.length === 0) return [`nothing proves: ${row}`];
    return proofs
      .filter(([, words = "", file = ""]) => path.basename(file) !== words && !textOf(`docs/${file}`).includes(words))
      .map(([proof]) => `not there: ${proof}`);
  });
  expect(untrue).toEqual([]);
});
