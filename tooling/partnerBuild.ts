/**
 * Builds the package in the current folder for partners: each module is a separate file, as ES module and as CommonJS.
 * Every bundler can then omit what a page does not use; some bundlers include shared chunks completely or not at all.
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

/** Some packages have an ES module's default export in their CommonJS, too, which Node's own interop would not use. */
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
      // Dependencies that are installed with the package; files of other workspaces become part of it.
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
