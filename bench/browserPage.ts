/** A page in a real browser, for measurements that end with the paint. */
import path from "node:path";

import react from "@vitejs/plugin-react";
import { type Browser, chromium, type Page } from "playwright-core";
import { build } from "vite";

import { browserLaunch } from "../tooling/browser.ts";
import { styles } from "../tooling/styles/plugin.ts";
import { otherTables } from "./others.ts";

export async function launched(): Promise<Browser> {
  return chromium.launch({ headless: true, ...(await browserLaunch()) });
}

/** Runs `work` in a new page in which the script has run. */
export async function inFreshPage<Result>(
  browser: Browser,
  script: string,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    await page.setContent("<!doctype html><html lang='en'><body></body></html>");
    await page.addScriptTag({ content: script });
    return await work(page);
  } finally {
    await page.close();
  }
}

/** Bundles a file of this folder with everything it imports into one script, built for production. */
export async function scriptOf(file: string): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: "error",
    root: import.meta.dirname,
    plugins: [styles(), react()],
    resolve: { conditions: ["callwright-source", "module", "browser", "development|production"], ...otherTables },
    build: {
      write: false,
      target: "es2022",
      rolldownOptions: {
        input: path.join(import.meta.dirname, file),
        output: { format: "iife", codeSplitting: false },
      },
    },
  });
  const script = "output" in made ? made.output.find((file) => file.type === "chunk")?.code : undefined;
  if (script === undefined) throw new Error(`${file} was not built.`);
  return script;
}
