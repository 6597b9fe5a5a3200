import { fileURLToPath } from "node:url";

import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";

import { browserLaunch } from "./tooling/browser.ts";
import { forceColors, mouse, press, touch } from "./tooling/browserCommands.ts";
import { browserDependencies } from "./tooling/browserDependencies.ts";
import { quietReact } from "./tooling/quietReact.ts";
import { styles } from "./tooling/styles/plugin.ts";
import { undrawn } from "./tooling/undrawn.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const launchOptions = await browserLaunch();
const chromium = playwright({ launchOptions });
// As in journeys, nothing moves: what moves is drawn sixty times a second, an eighth of what these tests cost. In stories it moves.
const stillChromium = playwright({ launchOptions, contextOptions: { reducedMotion: "reduce" } });

// Named rather than searched for: a dependency found late makes Vite reload the page under a running test.
const include = [...browserDependencies(), "react/jsx-dev-runtime", "react/jsx-runtime"];
const optimizeDeps = { include, rolldownOptions: quietReact };

// Stories run with the React that visitors get: its development build takes a quarter more time on the processor.
const production = { "process.env.NODE_ENV": JSON.stringify("production") };

// On a busy machine everything is slow before it is wrong: what a test waits for ends the wait.
const patience = { testTimeout: 30_000, hookTimeout: 30_000, expect: { poll: { timeout: 10_000 } } };

// With several processes a test's server shares the cores with itself, and is slow before it is stuck.
const processes = Number(process.env.CALLWRIGHT_TEST_PROCESSES ?? 1);

/** The settings of tests in the browser, a new object for each project, because Vitest writes names into it. */
const inBrowser = () => ({
  ...patience,
  browser: {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    orchestratorScripts: undrawn,
    provider: stillChromium,
    commands: { forceColors, mouse, press, touch },
    instances: [{ browser: "chromium" as const, viewport: { width: 1280, height: 800 } }],
  },
});
const browserTests = ["packages/*/src/**/*.test.tsx", ".storybook/**/*.test.tsx"];

/**
 * These files have a page of their own: they define elements, take over the HTML of a server, render whole stories, or test
 * code that is loaded late, which a page loads only once.
 */
const aloneInPage = [
  ".storybook/**/*.test.tsx",
  "packages/sdk/src/**/*.test.tsx",
  "packages/host-app/src/**/*.test.tsx",
  "packages/widgets/src/elements/**/*.test.tsx",
  "packages/widgets/src/**/{every,late}[A-Z]*.test.tsx",
  "packages/widgets/src/i18n/turkish.test.tsx",
  "packages/widgets/src/provider/**/*.test.tsx",
  "packages/widgets/src/ui/on-demand/*.test.tsx",
];

/** The five test suites; each answers a question of its own (docs/testing.md). */
export default defineConfig({
  plugins: [styles(), react()],
  resolve: { conditions: ["callwright-source", "module", "browser", "development|production"] },
  test: {
    projects: [
      {
        resolve: { conditions: ["callwright-source"] },
        ssr: { resolve: { conditions: ["callwright-source", "node", "import", "module", "default"] } },
        test: {
          name: "unit",
          environment: "node",
          // The first test of a file may load half of the library, beside journeys that take both cores.
          testTimeout: patience.testTimeout,
          // Rules keep nothing: files may share what is loaded.
          isolate: false,
          include: [
            "packages/*/src/**/*.test.ts",
            "openapi/**/*.test.ts",
            "tooling/**/*.test.ts",
            ".storybook/**/*.test.ts",
          ],
          exclude: [
            "packages/server/src/**/*.http.test.ts",
            "packages/server/src/**/*.crash.test.ts",
            "**/node_modules/**",
          ],
        },
      },
      {
        resolve: { conditions: ["callwright-source"] },
        // These reach Node too: with "import" among them its `require` would get ES modules.
        ssr: { resolve: { conditions: ["callwright-source", "node"] } },
        test: {
          name: "server",
          environment: "node",
          // Each file has servers and databases of its own; the code may be loaded once for all of them.
          isolate: false,
          include: [
            "packages/server/src/**/*.http.test.ts",
            "packages/server/src/**/*.crash.test.ts",
            "bench/badday/*.crash.test.ts",
          ],
          globalSetup: "packages/server/src/testing/globalSetup.ts",
          setupFiles: [here("./packages/server/src/testing/setup.ts")],
          testTimeout: 30_000 * processes,
          hookTimeout: 60_000 * processes,
          expect: patience.expect,
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        optimizeDeps,
        test: {
          ...inBrowser(),
          name: "browser",
          include: browserTests,
          exclude: [...aloneInPage, "**/node_modules/**"],
          // Most files share a page: loading the modules anew for each file takes a quarter of the time on the processor.
          isolate: false,
          restoreMocks: true,
          setupFiles: [here("./tooling/browserSetup.ts"), here("./tooling/mouseAway.ts")],
        },
      },
      {
        extends: true,
        optimizeDeps,
        test: {
          ...inBrowser(),
          name: "browser-alone",
          include: aloneInPage,
          setupFiles: [here("./tooling/mouseAway.ts")],
        },
      },
      {
        extends: true,
        define: production,
        oxc: { jsx: { development: false } },
        optimizeDeps: { include, rolldownOptions: { transform: { define: production } } },
        plugins: [storybookTest({ configDir: here(".storybook") })],
        test: {
          name: "storybook",
          ...patience,
          // One page for all stories, as in Storybook itself: what each file would load anew is most of what they cost.
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            orchestratorScripts: undrawn,
            provider: chromium,
            instances: [{ browser: "chromium", viewport: { width: 1280, height: 800 } }],
          },
        },
      },
      {
        resolve: { conditions: ["callwright-source"] },
        ssr: { resolve: { conditions: ["callwright-source", "node"] } },
        test: {
          name: "e2e",
          environment: "node",
          include: ["e2e/**/*.e2e.ts"],
          globalSetup: "e2e/setup.ts",
          setupFiles: [here("./e2e/takeTurns.ts")],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: patience.expect,
          // Each file has a browser of its own; the code may be loaded once for all of them.
          isolate: false,
          maxWorkers: 2,
        },
      },
    ],
  },
});
