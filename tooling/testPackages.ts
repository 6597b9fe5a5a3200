/**
 * `pnpm test:packages`: tests the packages as partners install them. It packs the sdk and the widgets, checks the
 * archives with publint and attw, installs them in folders outside the repository (with React 19 and with React 18.3)
 * and there imports every entry point in Node, renders widgets without a page, checks types, builds with Vite, webpack,
 * esbuild and Next.js, and uses esbuild's output in a browser. The templates of `examples/` are installed, built and
 * opened with them, with a running server. It needs the registry and a few minutes, so it is not a suite of
 * `pnpm test`. `--built` uses the packages from the last build.
 */
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { type Command, root, runAll, toolPath } from "./run.ts";

const packages = ["sdk", "widgets"];
const temporary = mkdtempSync(path.join(tmpdir(), "callwright-packages-"));

const bundlers = { esbuild: "0.28.2", next: "16.4.6", vite: "8.3.8", webpack: "5.112.2" };
const esbuild: Command["run"] = [
  "esbuild",
  "page.js",
  "demo.js",
  "hydrate.js",
  "hydrateRows.js",
  "--bundle",
  "--splitting",
  "--format=esm",
  "--outdir=out",
];

try {
  process.exitCode = (await testPackages()) ? 0 : 1;
} finally {
  rmSync(temporary, { recursive: true, force: true });
}

async function testPackages(): Promise<boolean> {
  const scripts = process.argv.includes("--built") ? ["pack"] : ["run build", "pack"];
  const made = await runAll(scripts.flatMap((script) => packages.map((name) => pnpm(script, name))));
  if (!made) return false;
  const archives = packages.map(archiveOf);
  const results = [
    await runAll(archives.flatMap(lookAt)),
    await testPartner("React 19", { react: "19.3.1", "react-dom": "19.3.1", ...bundlers }, [
      ["vite", "build", "--logLevel", "warn"],
      ["node", "webpackBuild.mjs"],
      esbuild,
      ["next", "build"],
    ]),
    await testPartner("React 18.3", { react: "18.3.1", "react-dom": "18.3.1", esbuild: bundlers.esbuild }, [esbuild]),
    await runAll([{ title: "templates", run: ["node", "tooling/testTemplates.ts", temporary] }]),
  ];
  return results.every(Boolean);
}

/** A partner's project with these packages from the registry and ours from the archives, and the checks there. */
async function testPartner(
  name: string,
  dependencies: Record<string, string>,
  builds: Command["run"][],
): Promise<boolean> {
  const cwd = path.join(temporary, name.replaceAll(" ", "-"));
  cpSync(path.join(root, "tooling/partner"), cwd, { recursive: true });
  const ours = Object.fromEntries(packages.map((name) => [`@callwright/${name}`, `file:${archiveOf(name)}`]));
  const types = { "@types/react": `^${dependencies.react?.split(".")[0]}` };
  const write = (file: string, content: object) =>
    writeFileSync(path.join(cwd, file), JSON.stringify(content, null, 2));
  write("package.json", { private: true, type: "module", dependencies: { ...dependencies, ...types, ...ours } });
  // JSON is YAML. No package that is installed here needs to run a script.
  const built = { esbuild: true, sharp: false };
  write("pnpm-workspace.yaml", { packages: ["."], overrides: ours, allowBuilds: built, verifyDepsBeforeRun: false });

  const step = (run: Command["run"]): Command => ({
    title: `${name}: ${run.slice(0, 3).join(" ")}`,
    run,
    cwd,
    env: { NEXT_TELEMETRY_DISABLED: "1", PATH: [path.join(cwd, "node_modules/.bin"), toolPath()].join(path.delimiter) },
  });
  if (!(await runAll([step(["pnpm", "install", "--no-frozen-lockfile"])]))) return false;
  const common: Command["run"][] = [
    ["node", "everyEntryPoint.mjs"],
    ["node", "draw.mjs"],
    ["node", "drawPages.mjs"],
    ["tsc", "-p", "tsconfig.bundler.json"],
    ["tsc", "-p", "tsconfig.node16.json"],
    ["tsc", "-p", "tsconfig.loose.json"],
  ];
  const use: Command = { title: `${name}: used in a browser`, run: ["node", "tooling/usePartner.ts", cwd] };
  return runAll([...[...common, ...builds].map(step), use]);
}

function pnpm(script: string, name: string): Command {
  const words = script === "pack" ? ["--reporter=silent", "pack", "--pack-destination", temporary] : script.split(" ");
  return { title: `${script} @callwright/${name}`, run: ["pnpm", ...words], cwd: path.join(root, "packages", name) };
}

function archiveOf(name: string): string {
  const file = readdirSync(temporary).find((file) => file.startsWith(`callwright-${name}-`));
  if (!file) throw new Error(`There is no archive of @callwright/${name}.`);
  return path.join(temporary, file);
}

function lookAt(archive: string): Command[] {
  const name = path.basename(archive);
  return [
    { title: `publint ${name}`, run: ["publint", "--strict", archive] },
    { title: `attw ${name}`, run: ["attw", archive, "--quiet"] },
  ];
}
