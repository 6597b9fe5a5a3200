import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

import { styles } from "../../tooling/styles/plugin.ts";

export default defineConfig({
  // In this repository the widgets are built from their sources. A partner installs the package and needs neither the
  // plugin for their styles nor the conditions.
  plugins: [styles(), react()],
  resolve: { conditions: ["callwright-source", "module", "browser", "development|production"] },
  build: { chunkSizeWarningLimit: 1024 },
});
