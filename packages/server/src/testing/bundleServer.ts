import { mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

import { build, type Plugin } from "vite";

const program = fileURLToPath(new URL("testMain.ts", import.meta.url));
// Within the package, from where the packages below are found.
const folder = fileURLToPath(new URL("../../node_modules/.cache/test-server", import.meta.url));
const name = "testMain.mjs";

/** Packages that have native code, read files of their own or are hardly ever loaded. */
const apart = ["@node-rs/argon2", "@scalar/api-reference", "stripe"];

/**
 * Bundles `testMain.ts` and returns the path of the file. To load its thousand modules takes as much processor time as the
 * rest of a server's start, and tests start forty servers.
 */
export async function bundleServer(): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const outDir = mkdtempSync(join(folder, "new-"));
  await build({
    configFile: false,
    logLevel: "error",
    root: import.meta.dirname,
    plugins: [urlsOfSources],
    // With "import" among the conditions a `require` would get ES modules.
    ssr: { noExternal: true, external: apart, resolve: { conditions: ["callwright-source", "node"] } },
    build: {
      ssr: program,
      outDir,
      target: "node24",
      minify: false,
      sourcemap: true,
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: name } },
    },
  });
  // The servers of another run may be reading it: each file is replaced at once.
  for (const file of [`${name}.map`, name]) renameSync(join(outDir, file), join(folder, file));
  rmSync(outDir, { recursive: true });
  return join(folder, name);
}

/** Files beside a source are found from the bundle, too. */
const urlsOfSources: Plugin = {
  name: "urls of sources",
  enforce: "pre",
  transform(code, id) {
    if (!code.includes("import.meta.url") || id.includes("/node_modules/")) return undefined;
    // Lines stay where they are.
    return { code: code.replaceAll("import.meta.url", JSON.stringify(pathToFileURL(id).href)), map: null };
  },
};
