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

/** The anchors of a guide's headings, generated from their words. */
const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );

/** The targets of a guide's links inside the repository. */
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

/** The rows of a guide's table of guarantees, without the headings of groups. */
function promisesOf(guide: string): string[] {
  const [, table = ""] = /## Guarantees and their tests[^|]*([\s\S]*?)\n\n/.exec(textOf(guide)) ?? [];
  return table
    .split("\n")
    .slice(2)
    .filter((row) => !/^\| \*\*[^|]*\*\* \|\s*\|$/.test(row));
}

/** The missing proofs of a promise: a test's title, or the name of a program. */
function untrueProofs(row: string): string[] {
  const proofs = [...row.matchAll(/\[([^\]]+)\]\(([^)]+)\)/g)];
  if (proofs.length === 0) return [`nothing proves: ${row}`];
  return proofs
    .filter(([, words = "", file = ""]) => path.basename(file) !== words && !textOf(`docs/${file}`).includes(words))
    .map(([proof]) => `not there: ${proof}`);
}

describe("what is promised names what proves it, in the words of the test", () => {
  it("every claim of the guide to embedding", () => {
    const claims = promisesOf("docs/embedding.md");
    expect(claims).toHaveLength(14);
    expect(claims.flatMap(untrueProofs)).toEqual([]);
  });

  it("every promise of the calling rules", () => {
    const promises = promisesOf("docs/calling-rules.md");
    expect(promises.length).toBeGreaterThan(25);
    expect(promises.flatMap(untrueProofs)).toEqual([]);
  });
});
