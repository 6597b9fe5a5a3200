import { existsSync, readFileSync } from "node:fs";

import { expect, it } from "vitest";

const handbook = readFileSync(new URL("../docs/operating.md", import.meta.url), "utf8");
const sections = handbook.split(/^(?=## )/m).slice(1);
const opening = "Tests: ";

it.each(sections.map((text) => [/^## (.*)/.exec(text)?.[1] ?? "", text] as const))(
  "an operator who doubts what stands under “%s” finds the tests of it",
  (_, text) => {
    const last = text.trim().split("\n\n").at(-1) ?? "";
    expect(last.startsWith(opening), last).toBe(true);
    const named = [...last.matchAll(/`([^`]+)`/g)].map(([, path = ""]) => path);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((path) => !existsSync(new URL(`../${path}`, import.meta.url)))).toEqual([]);
  },
);
