import optimizeLocales from "@react-aria/optimize-locales-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [react(), { ...optimizeLocales.vite({ locales: ["en-US", "tr-TR"] }), enforce: "pre" }],
  resolve: { conditions: ["callwright-source", "module", "browser", "development|production"] },
  // What the first load weighs is measured and judged in bench/.
  build: {
    chunkSizeWarningLimit: 1024,
    rolldownOptions: {
      // What every page begins with is one file: it is fetched and compressed better than twenty.
      output: { codeSplitting: { groups: [{ name: "base", tags: ["$initial"] }] } },
    },
  },
  server: {
    proxy: { "/v1": "http://localhost:4310", "/dev": "http://localhost:4310", "/embed": "http://localhost:4310" },
  },
});
