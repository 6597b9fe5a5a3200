import type { StorybookConfig } from "@storybook/react-vite";

import { styles } from "../tooling/styles/plugin.ts";
import { chapterImports } from "./partners/chapterImports.ts";

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: [
    "./partners/*.mdx",
    "./partners/*.stories.tsx",
    "../packages/*/src/**/*.mdx",
    "../packages/*/src/**/*.stories.tsx",
  ],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: "react-docgen" },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), chapterImports(), styles()],
    resolve: { ...vite.resolve, conditions: ["callwright-source", "module", "browser", "development|production"] },
  }),
};
export default config;
