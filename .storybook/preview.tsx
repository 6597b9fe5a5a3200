import "@fontsource-variable/inter/opsz.css";

import type { Decorator, Preview } from "@storybook/react-vite";
import type { ArgTypesEnhancer } from "storybook/internal/types";
import { type ComponentProps, lazy, type ReactNode, Suspense, useMemo } from "react";
import { waitFor } from "storybook/test";

import { setFakeConditions } from "../packages/sdk/src/fake/conditions.js";
import { CallwrightProvider } from "../packages/widgets/src/provider/index.js";
import { waitLightly } from "../packages/widgets/src/testing/waitLightly.js";
import { brandHere } from "./brand.ts";
import { type Globals, globalTypes, initialGlobals } from "./choices.ts";
import { conditionsOf, themeOf } from "./globals.ts";
import { keepShown, tellTexts } from "./copy/tellTexts.ts";
import { checkContrastInDark } from "./inDark.ts";
import { checkReadingOrder } from "./readingOrder.ts";
import { Stage } from "./Stage.tsx";
import { checkWholeColumns } from "./wholeColumns.ts";

waitLightly();

const isTest = "__vitest_browser__" in globalThis;

const withProvider: Decorator = (Story, { globals, parameters, viewMode }) => {
  const chosen = { ...globals, ...(parameters["callwright"] as object | undefined) } as Globals;
  setFakeConditions(conditionsOf(chosen));
  return (
    // A story reads from its fake only once, so another role or network mounts it again.
    <Chosen key={`${chosen.role} ${chosen.network}`} globals={chosen}>
      <Stage globals={chosen} isAmongTexts={viewMode === "docs"}>
        <Story />
      </Stage>
    </Chosen>
  );
};

function Chosen({ globals, children }: { globals: Globals; children: ReactNode }) {
  const { scheme, locale, density, look, accent } = globals;
  const theme = useMemo(() => themeOf({ look, accent }), [look, accent]);
  return (
    <CallwrightProvider theme={theme} scheme={scheme} locale={locale} density={density}>
      {children}
    </CallwrightProvider>
  );
}

// The code of docs pages is loaded separately, so that no story waits for it.
const LazyDocsPage = lazy(() => import("./states/PageWithStates.tsx"));
const LazyPartPage = lazy(() => import("./states/PartPage.tsx"));

const DocsPage = (props: ComponentProps<typeof LazyDocsPage>) => (
  <Suspense fallback={null}>
    <LazyDocsPage {...props} />
  </Suspense>
);
const PartPage = () => <LazyPartPage />;

async function look({ globals }: { globals: { locale?: string } }) {
  if (globals.locale?.startsWith("tr")) await waitFor(seeTexts);
  checkReadingOrder();
  checkWholeColumns();
  await checkContrastInDark();
}

/**
 * Throws while a widget has no text yet: Turkish texts are loaded after the widget, and an empty widget cannot be
 * checked.
 */
function seeTexts() {
  const waiting = [...document.querySelectorAll<HTMLElement>("[data-widget]")].filter(
    ({ innerText }) => innerText === "",
  );
  const names = waiting.map(({ dataset }) => dataset["widget"]);
  if (names.length > 0) throw new Error(`Nothing is drawn of ${names.join(", ")}`);
}

/** A value that cannot be typed into a field is shown in the table of props and has no control. */
const withoutObjectControls: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const kind = argType.type && typeof argType.type === "object" ? argType.type.name : argType.type;
      const isWritable = kind !== undefined && ["string", "number", "boolean", "enum", "union"].includes(kind);
      return [name, isWritable || argType.control ? argType : { ...argType, control: false }];
    }),
  );

tellTexts();

const preview: Preview = {
  // What is new and may still change is tagged `beta`, and what hosts cannot import `internal`. The sidebar filters by
  // these tags.
  tags: ["stable"],
  argTypesEnhancers: [withoutObjectControls],
  decorators: [withProvider, keepShown],
  // In tests every story is checked in both schemes, at the widths of its columns, and for its reading order. People
  // choose these in the toolbar.
  afterEach: isTest ? look : undefined,
  initialGlobals: { ...initialGlobals, scheme: isTest ? "light" : "auto" },
  globalTypes,
  parameters: {
    layout: "fullscreen",
    // Every story is captured in both schemes, on a phone, and from right to left, so no story needs copies for them.
    chromatic: {
      modes: {
        light: { scheme: "light" },
        dark: { scheme: "dark" },
        phone: { scheme: "light", viewport: { width: 390, height: 844 } },
        rightToLeft: { scheme: "light", locale: "ar-EG" },
      },
    },
    docs: { theme: brandHere(), container: DocsPage, page: PartPage },
    options: {
      storySort: {
        order: [
          "Start here",
          "foundations",
          [
            "Colours",
            "Type",
            "Space, shape and depth",
            "Motion",
            "Icons",
            "Statuses and answers",
            "Chart palette",
            "Keyboard",
            "Words and tone",
            "Presets",
            "Tokens",
          ],
          "Embedding",
          [
            "A first widget",
            "Security model",
            "Elements",
            "Sessions",
            "Troubleshooting",
            "Events and commands",
            "Demo mode and tests",
            "Theming",
            "Texts and languages",
            "Webhooks",
            "Content security policy",
            "Recipes",
            "Guarantees",
            "Versions",
            "Cost",
          ],
          "widgets",
          "forms",
          "ui",
        ],
      },
    },
    // An accessibility violation fails the story's test.
    a11y: {
      test: "error",
      // react-aria's announcer refers to what it announced, which may have been removed with the previous story.
      context: { exclude: ["[data-live-announcer]"] },
      options: {
        // A test reads only violations. Listing everything that passes would be a large part of axe's work.
        ...(isTest && { resultTypes: ["violations"] }),
        runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
        // A story is a part of a page, which has the landmarks and the first heading around it.
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
