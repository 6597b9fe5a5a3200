import type { StorybookConfig } from "@storybook/react-vite";

import path from "node:path";

import remarkGfm from "remark-gfm";

import { styles } from "../tooling/styles/plugin.ts";
import { docgenTags } from "./docgenTags.ts";
import { partHistory } from "./changes/partHistory.ts";
import { partFacts } from "./facts/partFacts.ts";
import { chapterImports } from "./partners/chapterImports.ts";

const root = path.resolve(import.meta.dirname, "..");

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: [
    "./*.mdx",
    "./foundations/*.mdx",
    "./foundations/*.stories.tsx",
    "./partners/*.mdx",
    "./partners/*.stories.tsx",
    "../packages/*/src/**/*.mdx",
    "../packages/*/src/**/*.stories.tsx",
  ],
  addons: [
    // GitHub-flavoured Markdown, because pages have tables.
    {
      name: "@storybook/addon-docs",
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    "@storybook/addon-a11y",
    "@storybook/addon-vitest",
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: "react-docgen" },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), chapterImports(), partHistory(root), partFacts(root), styles(), docgenTags()],
    resolve: { ...vite.resolve, conditions: ["callwright-source", "module", "browser", "development|production"] },
  }),
};
export default config;
