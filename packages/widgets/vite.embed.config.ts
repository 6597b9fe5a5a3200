import optimizeLocales from "@react-aria/optimize-locales-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** The script-tag door: one small file with a fixed name, and chunks named by their content that it fetches when needed. */
export default defineConfig({
  // Chunks are found beside the script, wherever a server puts it.
  base: "./",
  publicDir: false,
  plugins: [react(), { ...optimizeLocales.vite({ locales: ["en-US", "tr-TR"] }), enforce: "pre" }],
  resolve: { conditions: ["callwright-source", "module", "browser", "development|production"] },
  build: {
    outDir: "dist-embed",
    target: "es2022",
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { callwright: "src/elements/embed.ts" },
      output: {
        entryFileNames: "[name].js",
        chunkFileNames: "[name]-[hash].js",
        assetFileNames: "[name]-[hash][extname]",
      },
    },
  },
});
