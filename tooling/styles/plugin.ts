import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";

import type { Plugin } from "vite";

import { compile, StyleError } from "./compile.ts";

// From the working directory: a bundler may move this file elsewhere together with its configuration.
const root = workspaceAround(process.cwd());
const widgets = path.join(root, "packages/widgets");
const { version } = JSON.parse(readFileSync(path.join(widgets, "package.json"), "utf8")) as { version: string };
const options = { runtime: path.join(widgets, "src/styled/index.ts"), version };
const styleFiles = /\.styles\.ts$/;

function compileFile(code: string, file: string) {
  return compile(code, path.relative(root, file).replaceAll("\\", "/"), options);
}

function workspaceAround(folder: string): string {
  return existsSync(path.join(folder, "pnpm-workspace.yaml")) ? folder : workspaceAround(path.dirname(folder));
}

/** Compiles `*.styles.ts` in Vite, Vitest, Storybook and Rolldown. */
export function styles(): Plugin {
  return {
    name: "callwright-styles",
    enforce: "pre",
    // Vite looks for dependencies in files as they are written.
    config: () => ({ optimizeDeps: { exclude: ["styled-components"] } }),
    transform: {
      filter: { id: styleFiles },
      handler(code, id) {
        try {
          return compileFile(code, id);
        } catch (error) {
          if (error instanceof StyleError) this.error(error.message, error.offset);
          throw error;
        }
      },
    },
  };
}

/** As much of esbuild's plugin interface as is used. */
interface EsbuildBuild {
  onLoad: (filter: { filter: RegExp }, load: (args: { path: string }) => Promise<object>) => void;
}

/** Compiles `*.styles.ts` in esbuild, and so in tsup. */
export function esbuildStyles(): { name: string; setup: (build: EsbuildBuild) => void } {
  return {
    name: "callwright-styles",
    setup(build) {
      build.onLoad({ filter: styleFiles }, async ({ path: file }) => {
        const code = await readFile(file, "utf8");
        try {
          const made = compileFile(code, file);
          return { loader: "ts", contents: made ? `${made.code}\n//# sourceMappingURL=${made.map.toUrl()}` : code };
        } catch (error) {
          if (error instanceof StyleError)
            return { errors: [{ text: error.message, location: placeOf(code, file, error) }] };
          throw error;
        }
      });
    },
  };
}

function placeOf(code: string, file: string, { offset }: StyleError) {
  const before = code.slice(0, offset).split("\n");
  const lineText = code.split("\n")[before.length - 1] ?? "";
  return { file, line: before.length, column: before.at(-1)?.length ?? 0, lineText };
}
