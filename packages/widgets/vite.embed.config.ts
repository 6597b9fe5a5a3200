import optimizeLocales from "@react-aria/optimize-locales-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

import { styles } from "../../tooling/styles/plugin.ts";
import { embedScript } from "./embedScript.ts";

/** The embed script: one small file with a fixed name, and chunks named by their content that it fetches when needed. */
export default defineConfig({
  // Chunks are found beside the script, wherever a server puts it.
  base: "./",
  publicDir: false,
  plugins: [
    styles(),
    embedScript(),
    react(),
    { ...optimizeLocales.vite({ locales: ["en-US", "tr-TR"] }), enforce: "pre" },
  ],
  resolve: { conditions: ["callwright-source", "module", "browser", "development|production"] },
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  build: {
    outDir: "dist-embed",
    target: "es2022",
    // A library's imports stay plain: Vite's own way to fetch ahead would put link tags into the page's head.
    lib: { entry: { callwright: "src/elements/embed.ts" }, formats: ["es"] },
    rolldownOptions: {
      output: {
        entryFileNames: "[name].js",
        chunkFileNames: "[name]-[hash].js",
        assetFileNames: "[name]-[hash][extname]",
        minify: true,
      },
    },
  },
});
