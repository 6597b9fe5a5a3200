import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

import type { Plugin } from "vite";

import { compile, StyleError } from "./compile.ts";

// From the working directory, because a bundler may move this file elsewhere together with its configuration.
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

/** Compiles `*.styles.ts` in Vite, Vitest, Storybook and the packages for partners. */
export function styles(): Plugin {
  return {
    name: "callwright-styles",
    enforce: "pre",
    // Vite searches for dependencies in the files as they are written.
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
