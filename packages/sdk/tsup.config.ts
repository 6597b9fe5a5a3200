import { defineConfig } from "tsup";

/** One entry per door; what two doors share becomes a chunk. */
export default defineConfig({
  entry: {
    index: "src/index.ts",
    contract: "src/contract.ts",
    "hooks/index": "src/hooks/index.ts",
    "fake/index": "src/fake/index.ts",
  },
  format: ["esm"],
  platform: "browser",
  target: "es2022",
  splitting: true,
  // Rollup's pass would drop "use client".
  treeshake: false,
  sourcemap: true,
  clean: true,
  // Declarations come from the native compiler: see the build script.
  dts: false,
});
