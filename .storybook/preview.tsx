import "@fontsource-variable/inter/opsz.css";

import type { Decorator, Preview } from "@storybook/react-vite";
import { configure } from "storybook/test";
import { themes } from "storybook/theming";

import { CallwrightProvider } from "../packages/widgets/src/provider/index.js";
import { checkContrastInDark } from "./inDark.js";
import { checkReadingOrder } from "./readingOrder.js";
import type { Density, Scheme } from "../packages/widgets/src/theme/index.js";

// What comes on demand may take its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

const isTest = "__vitest_browser__" in globalThis;
const isDark = matchMedia("(prefers-color-scheme: dark)").matches;

const withProvider: Decorator = (Story, { globals, parameters, viewMode }) => {
  const { scheme, locale, density } = { ...globals, ...(parameters.callwright as object | undefined) } as {
    scheme: Scheme;
    locale: string;
    density: Density;
  };
  return (
    <CallwrightProvider scheme={scheme} locale={locale} density={density}>
      <div
        style={{
          background: "var(--cw-surface)",
          // Between the texts of a page a story is as high as it is, and a phone has no room to give away.
          padding: viewMode === "docs" ? "clamp(0px, 3vw - 8px, 24px)" : 24,
          minHeight: viewMode === "docs" ? undefined : "100vh",
          boxSizing: "border-box",
        }}
      >
        <Story />
      </div>
    </CallwrightProvider>
  );
};

async function look() {
  checkReadingOrder();
  await checkContrastInDark();
}

const preview: Preview = {
  decorators: [withProvider],
  // As a test every story is looked at in both schemes, and read in its order; a person switches in the toolbar.
  afterEach: isTest ? look : undefined,
  initialGlobals: { scheme: isTest ? "light" : "auto", locale: "en-US", density: "default" },
  globalTypes: {
    scheme: { toolbar: { title: "Scheme", icon: "contrast", items: ["light", "dark", "auto"] } },
    locale: {
      toolbar: {
        title: "Locale",
        icon: "globe",
        items: [
          { value: "en-US", title: "English" },
          { value: "tr-TR", title: "Turkish" },
          { value: "ar-EG", title: "Arabic, right to left" },
        ],
      },
    },
    density: { toolbar: { title: "Density", icon: "component", items: ["comfortable", "default", "compact"] } },
  },
  parameters: {
    layout: "fullscreen",
    // Pictures are taken of every story in both schemes: none needs a copy of itself in the dark.
    chromatic: { modes: { light: { scheme: "light" }, dark: { scheme: "dark" } } },
    docs: { theme: isDark ? themes.dark : themes.light },
    options: {
      storySort: {
        order: [
          "Embedding",
          [
            "A first widget",
            "Security model",
            "Elements",
            "Sessions",
            "When something is wrong",
            "Events and commands",
            "Demo and tests",
            "Theming",
            "Words",
            "Webhooks",
            "Content security policy",
            "Recipes",
            "Promises and proofs",
            "Versions",
            "Cost",
          ],
          "widgets",
          "forms",
          "ui",
        ],
      },
    },
    // A violation fails the story's test.
    a11y: {
      test: "error",
      // react-aria's announcer points at what it announced, which may be gone with the story before.
      context: { exclude: ["[data-live-announcer]"] },
      options: {
        runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
        // A story is a piece of a page: the page around it has the landmarks and the first heading.
        rules: {
          region: { enabled: false },
          "page-has-heading-one": { enabled: false },
          "landmark-one-main": { enabled: false },
        },
      },
    },
  },
};
export default preview;
