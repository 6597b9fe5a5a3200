import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";

import { builtScript } from "./builtScript.ts";
import { openForeignPage, settled } from "./foreignPage.ts";
import { styleChanges, type Styles, stylesInShadow, stylesOfPage } from "./pageStyles.ts";
import { closeBrowser } from "./person.ts";

/** Style sheets without classes, which select elements by their names, each in a different way. */
const byName: Record<string, string> = {
  "text, its headings and times": `
    body { color: #ddd; font: italic 1.3rem/2 serif; letter-spacing: 1px; word-spacing: 3px; text-transform: uppercase; text-indent: 1em; }
    h1, h2, h3, h4 { color: #e91e63; border-bottom: 1px solid; margin: 2em 0; text-transform: uppercase; font-weight: 300; }
    p, ul, ol, dl { margin-bottom: 2rem; max-width: 40ch; } li { list-style: square; margin: 4px; } small, label { font-size: 60%; display: block; }
    time { color: #0a0; font-style: italic; text-decoration: underline dotted; } b, strong, kbd, code { color: red; background: #333; padding: 4px; }
    a { color: #8cf; text-decoration: none; font-weight: 900; } span, div, section { line-height: 2.4; } hr { border: 4px solid; }`,
  icons: `svg { fill: #f00; stroke: #00f; width: 3em; height: 3em; margin: 0 4px; vertical-align: middle; display: inline; overflow: visible; }
    path, circle { fill: blue; stroke: red; stroke-width: 7; } img { max-width: 100%; border-radius: 9px; }`,
  fields: `label { font-weight: 900; margin-bottom: 9px; }
    input, select, textarea { width: 100%; padding: 1rem; margin: 0 0 1rem; border: 2px dashed #080; border-radius: 9px; background: #161f27;
      color: #dbdbdb; font: 1.4rem/2 monospace; box-shadow: inset 0 0 9px #000; appearance: none; height: 3rem; text-transform: none; }
    fieldset { border: 3px solid; padding: 2rem; } legend { color: red; } ::placeholder { color: #f0f; }`,
  buttons: `button { display: block; width: 100%; min-width: 9rem; padding: 2rem; margin: 0 0 1rem; border: 3px solid #555; border-radius: 2px;
    background: #26a69a; color: #fff; text-transform: uppercase; letter-spacing: 2px; box-shadow: 0 2px 9px #000; font: 900 2rem serif; line-height: 3; }`,
  tables: `table { width: 100%; display: table; border-collapse: collapse; border-spacing: 9px; margin-bottom: 3rem; table-layout: fixed; background: #fffbe6; }
    thead { color: #900; border-bottom: 4px solid; } tr { border-bottom: 3px solid #0a0; background: #eee; }
    th, td { border: 1px solid #c00; padding: 2rem; text-align: center; vertical-align: bottom; background: #222; white-space: normal; }`,
  "every element, and what stands before and after it": `* { color: #900; margin: 3px; padding: 2px; font-family: serif; cursor: help; }
    *, *::before, *::after { box-sizing: content-box; letter-spacing: 2px; border-style: dotted; }
    li::before { content: "–"; } a::after, button::after { content: "→"; position: absolute; }`,
  "elements in elements": `html body main div table tbody tr td { padding: 2rem; color: red; } body main div div button { background: #0a0; float: right; }
    html body main form div input { border: 9px solid; }`,
  "a dark ground": `:root { color-scheme: dark; } html, body { background: #202b38; color: #dbdbdb; } main * { text-shadow: 0 1px #000; }
    table, th, td, input, button, textarea { background: #161f27; color: #fff; border-color: #999; } svg { color: #fff; }`,
  "layers, also with attributes and states": `@layer base, components;
    @layer base { * { margin: 3px; color: red; } button, [type="button"] { background: #0a0; color: #000; } table { border-collapse: collapse; } }
    @layer components { input:not([type="checkbox"], [type="radio"]) { width: 100%; background: #222; color: #fff; }
      button:not(.plain):enabled { text-transform: uppercase; } tr:nth-child(even) td { background: #eee; } #root td, main :is(td, time) { color: #00f; } }`,
};

/** Rules with a higher specificity than one of our classes. */
const withWeight = `input:not([type="checkbox"], [type="radio"]) { width: 100%; background: #222; color: #fff; }
  button:not(.plain):enabled { text-transform: uppercase; background: #0a0; } tr:nth-child(even) td { background: #eee; }
  td, time, h2, button, input, svg { color: red !important; margin: 9px !important; border: 3px solid !important; }
  @layer a { * { letter-spacing: 4px !important; } }`;

const tag = "cw-call-history";

afterAll(closeBrowser);

describe("React's widgets keep their text, icons, fields, buttons and tables under a style sheet without classes (15.1.9) that dresses", () => {
  let react: string;
  let bare: Styles;

  const look = async (css: string) => {
    const page = await openForeignPage(css, react);
    await settled(page, 2);
    const styles = await stylesOfPage(page.locator("[data-widget], [data-widget] *"));
    await page.context().close();
    return styles;
  };

  beforeAll(async () => {
    react = await builtScript("classlessPage.react.ts");
    bare = await look("");
    expect(bare.elements.length).toBeGreaterThan(500);
  });

  test.each(Object.entries(byName))("%s", async (_name, css) => {
    expect(summary(styleChanges(bare, await look(css)))).toEqual([]);
  });
});

describe("an element keeps them also where the page speaks with more weight than a class,", () => {
  const look = async (css: string) => {
    const page = await openElement(css);
    const styles = await stylesInShadow(page.locator(`${tag} [data-widget] *`));
    await page.context().close();
    return styles;
  };

  test("by attributes, states and !important", async () => {
    const bare = await look("");
    expect(bare.elements.length).toBeGreaterThan(200);
    expect(summary(styleChanges(bare, await look(withWeight)))).toEqual([]);
  });
});

async function openElement(css: string): Promise<Page> {
  const page = await openForeignPage(css, `import "${inject("productUrl")}/embed/callwright.js";`);
  await page.evaluate((tag) => {
    document.querySelector("main")?.append(Object.assign(document.createElement(tag), { mode: "demo" }));
  }, tag);
  await settled(page, 1);
  return page;
}

/** A few of the many findings with the same cause. */
const summary = (changes: string[]) => changes.slice(0, 40);
