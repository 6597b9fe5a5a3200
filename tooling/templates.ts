/**
 * The templates of `examples/templates/` as projects of their own, outside of the workspace: what they depend on is installed where
 * they are used, and never with the repository.
 */
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

import { readQuickstarts } from "./quickstarts.ts";
import { type Command, root } from "./run.ts";

export const templatesFolder = path.join(root, "examples/templates");
export const templateNames = readdirSync(templatesFolder).filter((name) =>
  statSync(path.join(templatesFolder, name)).isDirectory(),
);

/** What serves a template's page, built or while it is written, at a port. A plain page is served by the session endpoint itself. */
interface Serving {
  build?: Command["run"];
  built?: (port: string) => Command["run"];
  written?: (port: string) => Command["run"];
  /** Where its page is. */
  page: string;
}

const vite: Serving = {
  build: ["vite", "build", "--logLevel", "warn"],
  built: (port) => ["vite", "preview", "--port", port, "--strictPort"],
  written: (port) => ["vite", "--port", port, "--strictPort"],
  page: "/",
};
const angular = (port: string): Command["run"] => ["ng", "serve", "--port", port];
const next: Serving = {
  build: ["next", "build"],
  built: (port) => ["next", "start", "--port", port],
  written: (port) => ["next", "dev", "--port", port],
  page: "/calls",
};
const servings: Record<string, Serving> = {
  html: { page: "/" },
  react: vite,
  vue: vite,
  svelte: vite,
  next,
  angular: { build: ["ng", "build"], built: angular, written: angular, page: "/" },
};

/** The package manager of the repository, also where it is not installed. */
export function pnpm(...words: string[]): Command["run"] {
  const { packageManager } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")) as Record<
    string,
    string
  >;
  return ["npx", "--yes", packageManager ?? "pnpm", ...words];
}

/** How a template is built and served. */
export function servingOf(name: string): Serving {
  const serving = servings[name];
  if (!serving) throw new Error(`There is no template ${name}. There are ${templateNames.join(", ")}.`);
  return serving;
}

/** Where things are that a template knows by the addresses of the guide. */
export interface Surroundings {
  /** The Callwright server. */
  callwright: string;
  /** The port of the session endpoint. */
  endpointPort: number;
  /** What our packages are installed from, by their names. */
  archives: Record<string, string>;
}

/** Our packed packages in a folder, by their names, as an installation takes them. */
export function archivesIn(folder: string): Record<string, string> {
  return Object.fromEntries(
    ["sdk", "widgets"].map((name) => {
      const file = readdirSync(folder).find((file) => file.startsWith(`callwright-${name}-`));
      if (!file) throw new Error(`There is no archive of @callwright/${name} in ${folder}.`);
      return [`@callwright/${name}`, `file:${path.resolve(folder, file)}`];
    }),
  );
}

/**
 * Writes a template into an empty folder, with the guide's session endpoint beside it, to be installed there.
 *
 * @param changes a section of the guide whose files take the place of the template's
 */
export function writeTemplate(
  name: string,
  folder: string,
  { callwright, endpointPort, archives }: Surroundings,
  changes?: string,
): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(path.join(templatesFolder, name), folder, { recursive: true });
  for (const { section, file, text } of readQuickstarts()) {
    if (section !== changes) continue;
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const place = path.join(folder, file);
    if (!statSync(place).isFile()) continue;
    const text = readFileSync(place, "utf8");
    writeFileSync(
      place,
      text
        .replaceAll(/http:\/\/localhost:4310|https:\/\/calls\.example\.com/g, callwright)
        .replaceAll("http://localhost:3000", `http://localhost:${endpointPort}`),
    );
  }
  const endpoint = readQuickstarts().find(({ file }) => file === "server.mjs");
  writeFileSync(path.join(folder, "server.mjs"), endpoint?.text ?? "");
  // JSON is YAML. Nothing that is installed needs to run a script of its own.
  const unbuilt = ["@parcel/watcher", "esbuild", "lmdb", "msgpackr-extract", "sharp"];
  const workspace = {
    packages: ["."],
    overrides: archives,
    allowBuilds: Object.fromEntries(unbuilt.map((dependency) => [dependency, false])),
    verifyDepsBeforeRun: false,
  };
  writeFileSync(path.join(folder, "pnpm-workspace.yaml"), JSON.stringify(workspace, null, 2));
}
