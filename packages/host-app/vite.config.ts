import optimizeLocales from "@react-aria/optimize-locales-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig, type Rolldown } from "vite";

import { styles } from "../../tooling/styles/plugin.ts";

/** Modules by the beginning of their path inside a package. */
const modules = (...paths: string[]) => new RegExp(`/(${paths.join("|")})`);

// What several pages share would be sixty files of a few hundred bytes, which cost 9 kB more than these. A group takes no
// module along that it does not name: another page would fetch the whole group for one. What the frame needs too is in none.
const groups: Rolldown.CodeSplittingGroup[] = [
  { name: "base", tags: ["$initial"] },
  {
    name: "page",
    test: modules(
      "widgets/src/ui/(skeleton|empty-state|truncate|on-demand)/",
      "widgets/src/ui/(widget-header/WidgetHeader|tooltip/TooltipArea)\\.",
      "widgets/src/ui/(option-list/useWaking|confirm/useConfirm)\\.",
      "widgets/src/lib/(useViewer|clock|useMediaQuery)\\.",
      "sdk/src/hooks/sellerCompanies\\.",
      "widgets/src/ui/icon/generated/icons/(Plus|ArrowLeft|X|ChevronDown|Trash2|Pencil|Search|ListFilter|SearchX)\\.",
    ),
    minShareCount: 3,
    includeDependenciesRecursively: false,
  },
  {
    name: "list",
    test: modules(
      "widgets/src/ui/(table|pagination|filter-chip|selection-bar|search-field|progress)/",
      "widgets/src/ui/widget-header/Toolbar\\.",
      "widgets/src/lists/",
      "widgets/src/lib/(useDebounced|debounce|saveFile|slashKey|onFocusLost)\\.",
      "widgets/src/records/useRecord",
    ),
    minShareCount: 3,
    includeDependenciesRecursively: false,
  },
];

export default defineConfig({
  plugins: [styles(), react(), { ...optimizeLocales.vite({ locales: ["en-US", "tr-TR"] }), enforce: "pre" }],
  resolve: { conditions: ["callwright-source", "module", "browser", "development|production"] },
  // What the first load weighs is measured and judged in bench/.
  build: { chunkSizeWarningLimit: 1024, rolldownOptions: { output: { codeSplitting: { groups } } } },
  server: {
    proxy: { "/v1": "http://localhost:4310", "/dev": "http://localhost:4310", "/embed": "http://localhost:4310" },
  },
});
