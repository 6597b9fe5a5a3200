import { entryPointsOf } from "./entryPoints.ts";
import { esbuildStyles } from "./styles/plugin.ts";

/** How a package that partners install is built: what two entry points share becomes a chunk. */
export function partnerBuild(folder: string) {
  const entries = [...entryPointsOf(folder).values()].map(
    (source) => [source.replace("./src/", "").replace(/\.ts$/, ""), source] as const,
  );
  return {
    entry: Object.fromEntries(entries),
    format: ["esm", "cjs"] as ("esm" | "cjs")[],
    platform: "browser" as const,
    target: "es2022",
    // Also as CommonJS: with two copies of a context a widget would not find its provider.
    splitting: true,
    treeshake: false,
    sourcemap: true,
    clean: true,
    // Declarations come from the native compiler: see the build script.
    dts: false,
    esbuildPlugins: [esbuildStyles()],
  };
}
