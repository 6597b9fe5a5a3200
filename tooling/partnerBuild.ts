/**
 * Builds the package in whose folder it runs as partners install it: each module a file of its own, as ES module and as CommonJS. Every
 * bundler can then leave out what a page does not use; of chunks that modules share some take all or nothing.
 */
import { readFileSync } from "node:fs";
import path from "node:path";

import react from "@vitejs/plugin-react";
import { build, type Plugin } from "vite";

import { entryPointsOf } from "./entryPoints.ts";
import { styles } from "./styles/plugin.ts";

const folder = process.cwd();
const sources = [...entryPointsOf(folder).values()];
const { dependencies, peerDependencies } = JSON.parse(readFileSync("package.json", "utf8")) as Record<
  string,
  Record<string, string>
>;
const installed = Object.keys({ ...dependencies, ...peerDependencies });
const formats = { es: "js", cjs: "cjs" } as const;

/** Some packages have an ES module's default export in their CommonJS too; Node's own way would not see it. */
const defaultExports: Plugin = {
  name: "callwright-default-exports",
  renderChunk: (code, _chunk, { format }) =>
    format === "cjs" ? { code: code.replaceAll(/(__toESM\(\w+), 1\)/g, "$1)"), map: null } : null,
};

await build({
  configFile: false,
  root: folder,
  publicDir: false,
  logLevel: "warn",
  plugins: [styles(), react(), defaultExports],
  build: {
    outDir: "dist",
    target: "es2022",
    minify: false,
    sourcemap: true,
    lib: { entry: sources.map((source) => path.join(folder, source)) },
    rolldownOptions: {
      // What is installed with the package; other workspaces' files become part of it.
      external: (id) => installed.some((name) => id === name || id.startsWith(`${name}/`)),
      output: Object.entries(formats).map(([format, ending]) => ({
        format: format as keyof typeof formats,
        preserveModules: true,
        preserveModulesRoot: path.join(folder, "src"),
        entryFileNames: `[name].${ending}`,
      })),
    },
  },
});
