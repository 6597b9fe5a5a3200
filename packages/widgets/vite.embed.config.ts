import optimizeLocales from "@react-aria/optimize-locales-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig, mergeConfig, type UserConfig } from "vite";

import { compileHints } from "../../tooling/compileHints.ts";
import { type Pages, type SharedFile, sharedFiles } from "../../tooling/sharedFiles.ts";
import { styles } from "../../tooling/styles/plugin.ts";
import { embedScript } from "./embedScript.ts";

/** The lists with the most code of their own, on which the code of other lists should not weigh too. */
const isOnHeavy = (pages: Pages) => pages.has("call-history") || pages.has("call-center");

function files(beginWith: (module: RegExp) => Pages): SharedFile[] {
  const lists = beginWith(/ui\/table\/Table\.tsx$/);
  const forms = beginWith(/forms\/useForm\.ts$/);
  const isOfLists = (pages: Pages) => pages.size >= 3 && pages.isSubsetOf(lists);
  return [
    { name: "element", has: (pages) => pages.has("element") },
    { name: "list", has: (pages) => isOfLists(pages) && isOnHeavy(pages) },
    { name: "records", has: isOfLists },
    { name: "form", has: (pages) => pages.size >= 2 && pages.isSubsetOf(forms) },
    { name: "calls", has: (pages) => pages.size >= 2 && pages.has("call-history") && pages.isSubsetOf(lists) },
    { name: "most", has: (pages) => pages.size >= 5 },
    { name: "some", has: (pages, isShared) => isShared && pages.has("call-history") },
  ];
}

/** What draws every element, and the widgets. */
const pageOf = (module: string) =>
  module.endsWith("src/elements/liveElement.ts") ? "element" : /src\/widgets\/([\w-]+)\/index\.ts$/.exec(module)?.[1];

const config: UserConfig = {
  root: import.meta.dirname,
  // Chunks are found beside the script, wherever a server puts it.
  base: "./",
  publicDir: false,
  plugins: [
    styles(),
    compileHints(),
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
};

/** The embed script: one small file with a fixed name, and chunks named by their content that it fetches when needed. */
export default defineConfig(async () => {
  const codeSplitting = { groups: await sharedFiles(config, { pageOf, base: "element", files }) };
  return mergeConfig(config, {
    build: { rolldownOptions: { preserveEntrySignatures: "allow-extension", output: { codeSplitting } } },
  });
});
