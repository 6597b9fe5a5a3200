import { mkdirSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

import { build } from "vite";

import { styles } from "../tooling/styles/plugin.ts";

/** Builds a module of this folder for a server into one file, as a partner's bundler does, and imports it. */
export async function builtServer<Module>(file: string): Promise<Module> {
  const outDir = path.resolve(import.meta.dirname, "../node_modules/.cache/e2e-server");
  mkdirSync(outDir, { recursive: true });
  await build({
    configFile: false,
    logLevel: "error",
    root: import.meta.dirname,
    plugins: [styles()],
    ssr: { noExternal: true, resolve: { conditions: ["callwright-source", "node", "module", "production"] } },
    build: {
      ssr: path.resolve(import.meta.dirname, file),
      outDir,
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: "[name].mjs" } },
    },
  });
  const made = path.join(outDir, `${path.basename(file, ".ts")}.mjs`);
  return (await import(/* @vite-ignore */ pathToFileURL(made).href)) as Module;
}
