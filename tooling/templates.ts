/**
 * The templates of `examples/templates/` as independent projects outside the workspace: their dependencies are
 * installed where they are used, and never with the repository.
 */
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

import { readQuickstarts } from "./quickstarts.ts";
import { type Command, root } from "./run.ts";

export const templatesFolder = path.join(root, "examples/templates");
export const templateNames = readdirSync(templatesFolder).filter((name) =>
  statSync(path.join(templatesFolder, name)).isDirectory(),
);

/**
 * The command that serves a template's page on a port, built or in development. A plain page is served by the session
 * endpoint itself.
 */
interface Serving {
  build?: Command["run"];
  built?: (port: string) => Command["run"];
  written?: (port: string) => Command["run"];
  /** The path of its page. */
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

/** The package manager of the repository, even if it is not installed. */
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

/** The replacements for the URLs of the guide in a template. */
export interface Surroundings {
  /** The Callwright server. */
  callwright: string;
  /** The port of the session endpoint. */
  endpointPort: number;
  /** The sources from which our packages are installed, by their names. */
  archives: Record<string, string>;
}

/** Our packed packages in a folder, by their names, in the form for an installation. */
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
 * Writes a template into an empty folder, with the guide's session endpoint next to it, to be installed there.
 *
 * @param changes a section of the guide whose files replace those of the template
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
  // JSON is YAML. No installed package needs to run a script.
  const unbuilt = ["@parcel/watcher", "esbuild", "lmdb", "msgpackr-extract", "sharp"];
  const workspace = {
    packages: ["."],
    overrides: archives,
    allowBuilds: Object.fromEntries(unbuilt.map((dependency) => [dependency, false])),
    verifyDepsBeforeRun: false,
  };
  writeFileSync(path.join(folder, "pnpm-workspace.yaml"), JSON.stringify(workspace, null, 2));
}
