import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";

import { root, run } from "../run.ts";
import type { BuiltModule, StorybookBuild, Story } from "./changedStories.ts";

/** The folder of builds and the report. */
export const visualCache = path.join(root, "node_modules/.cache/visual");

/** The Storybook of a commit. It is built once, in a separate checkout. */
export async function storybookOf(commit: string): Promise<StorybookBuild> {
  const folder = path.join(visualCache, commit);
  if (existsSync(folder)) return readBuild(folder);
  const checkout = path.join(visualCache, "checkout");
  removeCheckout(checkout);
  git("worktree", "add", "--detach", checkout, commit);
  try {
    const install: [string, ...string[]] = ["npx", "--yes", "pnpm@12.21.0", "install", "--frozen-lockfile"];
    const code = await run({ title: "install", run: [...install, "--prefer-offline"], cwd: checkout });
    if (code !== 0) throw new Error(`The dependencies of ${commit} cannot be installed`);
    const built = path.join(checkout, "storybook-static");
    await build(checkout, built);
    renameSync(built, folder);
  } finally {
    removeCheckout(checkout);
  }
  return readBuild(folder);
}

/** The Storybook of the working tree, which is built unless the tree is exactly a commit. */
export async function storybookHere(): Promise<StorybookBuild> {
  const isCommit = git("status", "--porcelain") === "";
  const folder = path.join(visualCache, isCommit ? git("rev-parse", "HEAD") : "here");
  if (isCommit && existsSync(folder)) return readBuild(folder);
  const building = path.join(visualCache, "building");
  for (const old of [building, folder]) rmSync(old, { recursive: true, force: true });
  await build(root, building);
  renameSync(building, folder);
  return readBuild(folder);
}

/** Returns the output of Git. */
export function git(...words: string[]): string {
  return execFileSync("git", words, { cwd: root, encoding: "utf8", maxBuffer: 2 ** 28 }).trim();
}

async function build(folder: string, output: string): Promise<void> {
  const storybook = path.join(folder, "node_modules/.bin/storybook");
  const words = ["build", "--output-dir", output, "--stats-json", output, "--quiet"];
  const code = await run({ title: "build Storybook", run: [storybook, ...words], cwd: folder, isHeldBack: true });
  if (code !== 0) throw new Error(`The Storybook in ${folder} cannot be built`);
}

function readBuild(folder: string): StorybookBuild {
  const read = (name: string): unknown => JSON.parse(readFileSync(path.join(folder, name), "utf8"));
  const { entries } = read("index.json") as { entries: Record<string, Story & { type: string }> };
  const { modules } = read("preview-stats.json") as { modules: BuiltModule[] };
  return { folder, modules, stories: Object.values(entries).filter(({ type }) => type === "story") };
}

function removeCheckout(checkout: string): void {
  rmSync(checkout, { recursive: true, force: true });
  git("worktree", "prune");
}
