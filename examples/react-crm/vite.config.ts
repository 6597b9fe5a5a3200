import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

import { styles } from "../../tooling/styles/plugin.ts";

export default defineConfig({
  // Here the widgets come from their sources beside this folder. A partner installs the package and needs neither their styles'
  // plugin nor the conditions.
  plugins: [styles(), react()],
  resolve: { conditions: ["callwright-source", "module", "browser", "development|production"] },
  build: { chunkSizeWarningLimit: 1024 },
});
