import path from "node:path";

import { build } from "vite";

import { styles } from "../tooling/styles/plugin.ts";

/** Builds a page's script, from this folder or by its absolute path, into one file, as a partner's bundler does. */
export async function builtScript(file: string): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: "error",
    root: import.meta.dirname,
    plugins: [styles()],
    resolve: { conditions: ["callwright-source", "module", "browser", "development|production"] },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: path.resolve(import.meta.dirname, file), output: { codeSplitting: false } },
    },
  });
  const [output] = Array.isArray(made) ? made : [made];
  const chunk = output && "output" in output ? output.output[0] : undefined;
  if (chunk?.type !== "chunk") throw new Error(`${file} was not built.`);
  return chunk.code;
}
