import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [react()],
  // Here the widgets come from their sources beside this folder. A partner installs the package and needs no such line.
  resolve: { conditions: ["callwright-source", "module", "browser", "development|production"] },
  build: { chunkSizeWarningLimit: 1024 },
});
