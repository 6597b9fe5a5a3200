import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

const files = execFileSync("git", ["ls-files"], { encoding: "utf8" }).split("\n");

/** The folders directly inside a folder, by the files in the repository. */
function foldersIn(folder: string): string[] {
  const inside = files.filter((file) => file.startsWith(folder)).map((file) => file.slice(folder.length));
  return [...new Set(inside.filter((file) => file.includes("/")).map((file) => file.split("/")[0] ?? ""))];
}

/** The folders that a map does not name. */
function missingIn(map: string, folders: readonly string[]): string[] {
  if (folders.length === 0) return [];
  const text = readFileSync(map, "utf8");
  return folders.filter((folder) => !new RegExp(`(^|[\\s\`/])${folder.replace(".", "\\.")}/`, "m").test(text));
}

test("ARCHITECTURE's map names every folder of the repository", () => {
  const folders = foldersIn("").filter((folder) => folder !== "packages");
  expect(missingIn("ARCHITECTURE.md", [...folders, ...foldersIn("packages/")])).toEqual([]);
});

test.each(foldersIn("packages/"))("the README of packages/%s names every folder of its sources", (name) => {
  expect(missingIn(`packages/${name}/README.md`, foldersIn(`packages/${name}/src/`))).toEqual([]);
});
