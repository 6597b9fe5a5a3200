/** The tables of other makers, which are installed when a bench first compares ours with them. */
import path from "node:path";

import { type Command, run } from "../tooling/run.ts";
import { pnpm } from "../tooling/templates.ts";

const folder = path.join(import.meta.dirname, "others");

/** What a build needs to find them: the modules that `others.d.ts` declares, and the React of the page. */
export const otherTables = {
  alias: { "other-tables": folder },
  dedupe: ["react", "react-dom"],
};

/** Installs them, unless they are there, and checks their types. */
export async function installOthers(): Promise<void> {
  await step("other tables: install", pnpm("install", "--ignore-workspace", "--frozen-lockfile"));
  await step("other tables: types", ["tsc", "-p", ".", "--noEmit"]);
}

async function step(title: string, command: Command["run"]): Promise<void> {
  if ((await run({ title, run: command, cwd: folder })) !== 0) throw new Error(`${title} failed.`);
}
