/**
 * Starts a template with its session endpoint; `pnpm start` has to be running:
 *
 *   node examples/template.ts vue     # html, react, next, vue, svelte or angular; then open http://localhost:5173
 *
 * It copies the template out of the workspace and installs it there with its dependencies.
 */
import { existsSync, mkdirSync, rmSync } from "node:fs";
import path from "node:path";

import { root, run, runAll, toolPath } from "../tooling/run.ts";
import { archivesIn, pnpm, servingOf, writeTemplate } from "../tooling/templates.ts";
import { demoApiKey } from "./demoApiKey.ts";

const [name = ""] = process.argv.slice(2);
const { written, page } = servingOf(name);
const callwright = process.env.CALLWRIGHT_URL ?? "http://localhost:4310";
const cache = path.join(root, "node_modules/.cache/templates");
const folder = path.join(cache, name);
const endpointPort = 3000;
const port = written ? 5173 : endpointPort;
const origin = `http://localhost:${port}`;
const needsPackages = name === "react" || name === "next";

writeTemplate(name, folder, { callwright, endpointPort, archives: needsPackages ? await packages() : {} });
const env = {
  CALLWRIGHT_URL: callwright,
  CALLWRIGHT_API_KEY: process.env.CALLWRIGHT_API_KEY ?? (await demoApiKey(callwright, origin)),
  ORIGIN: origin,
  PORT: String(endpointPort),
  PATH: [path.join(folder, "node_modules/.bin"), toolPath()].join(path.delimiter),
};
const begin = (program: string, ...args: string[]) => run({ title: name, run: [program, ...args], cwd: folder, env });
if (existsSync(path.join(folder, "package.json"))) await begin(...pnpm("install", "--no-frozen-lockfile"));
console.log(`The page is at ${origin}${page}, its sources are in ${folder}`);
await Promise.all([begin("node", "server.mjs"), written && begin(...written(String(port)))]);

/** Packs the packages as a registry would have them. */
async function packages(): Promise<Record<string, string>> {
  const archives = path.join(cache, "packages");
  rmSync(archives, { recursive: true, force: true });
  mkdirSync(archives, { recursive: true });
  const steps = ["sdk", "widgets"].flatMap((name) => {
    const cwd = path.join(root, "packages", name);
    return [
      { title: `build @callwright/${name}`, run: pnpm("run", "build"), cwd },
      {
        title: `pack @callwright/${name}`,
        run: pnpm("pack", "--pack-destination", archives),
        cwd,
      },
    ];
  });
  if (!(await runAll(steps))) throw new Error("The packages could not be made; the messages are above.");
  return archivesIn(archives);
}
