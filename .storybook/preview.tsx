import "@fontsource-variable/inter/opsz.css";

import type { Decorator, Preview } from "@storybook/react-vite";
import type { ArgTypesEnhancer } from "storybook/internal/types";
import { type ComponentProps, lazy, type ReactNode, Suspense, useMemo } from "react";
import { configure, waitFor } from "storybook/test";

import { setFakeConditions } from "../packages/sdk/src/fake/conditions.js";
import { CallwrightProvider } from "../packages/widgets/src/provider/index.js";
import { brandHere } from "./brand.ts";
import { type Globals, globalTypes, initialGlobals } from "./choices.ts";
import { conditionsOf, themeOf } from "./globals.ts";
import { keepShown, tellTexts } from "./copy/tellTexts.ts";
import { checkContrastInDark } from "./inDark.ts";
import { checkReadingOrder } from "./readingOrder.ts";
import { Stage } from "./Stage.tsx";
import { checkWholeColumns } from "./wholeColumns.ts";

// What comes on demand may take its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

const isTest = "__vitest_browser__" in globalThis;

const withProvider: Decorator = (Story, { globals, parameters, viewMode }) => {
  const chosen = { ...globals, ...(parameters["callwright"] as object | undefined) } as Globals;
  setFakeConditions(conditionsOf(chosen));
  return (
    // A story asks its fake once: another role or network begins it anew.
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

// Docs pages come with code of their own, for which no story waits.
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

/** Turkish texts come after the widget: an empty one has nothing to be looked at. */
function seeTexts() {
  const waiting = [...document.querySelectorAll<HTMLElement>("[data-widget]")].filter(
    ({ innerText }) => innerText === "",
  );
  const names = waiting.map(({ dataset }) => dataset["widget"]);
  if (names.length > 0) throw new Error(`Nothing is drawn of ${names.join(", ")}`);
}

/** A value that nobody can write in a field is shown in the table of props and has no control. */
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
  // What is new and may still change says `beta`, and what hosts cannot import `internal`; the sidebar filters by them.
  tags: ["stable"],
  argTypesEnhancers: [withoutObjectControls],
  decorators: [withProvider, keepShown],
  // As a test every story is looked at in both schemes and at the widths of its columns, and read in its order; a person switches in the toolbar.
  afterEach: isTest ? look : undefined,
  initialGlobals: { ...initialGlobals, scheme: isTest ? "light" : "auto" },
  globalTypes,
  parameters: {
    layout: "fullscreen",
    // Pictures are taken of every story in both schemes, on a phone and from right to left: none needs a copy of itself for them.
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
    // A violation fails the story's test.
    a11y: {
      test: "error",
      // react-aria's announcer points at what it announced, which may be gone with the story before.
      context: { exclude: ["[data-live-announcer]"] },
      options: {
        // A test reads only what is wrong. Where axe writes down every place that is right, that is much of its work.
        ...(isTest && { resultTypes: ["violations"] }),
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
