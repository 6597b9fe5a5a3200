import { html, raw } from "hono/html";

import { mark } from "../mark.ts";
import { frameworkNames } from "./browser/codeOf.js";

/**
 * The page whose content is rendered by its script: a widget, its appearance, and the code for it. Fields are named
 * like the element's attributes.
 *
 * @param widgets the embeddable widgets, by the contract's names.
 */
export const playgroundPage = (widgets: string[]) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>Callwright Playground</title>
        <link rel="icon" href="/docs/mark.svg" />
        <link rel="stylesheet" href="/playground/playground.css" />
        <script type="module" src="/embed/callwright.js"></script>
        <script type="module" src="/playground/index.js"></script>
      </head>
      <body>
        <a class="skip" href="#look">Skip to the look</a>
        <header>
          <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true"><path d="${mark}" /></svg>
          <h1>Callwright <small>Playground</small></h1>
          <nav aria-label="Callwright"><a href="/docs">API</a> <a href="/">Open the app</a></nav>
        </header>
        <main>
          <div class="studio">
            <section class="preview" aria-label="Preview"></section>
            <form id="look" aria-label="Look">
              ${select(
                "widget",
                "Widget",
                widgets.map((name) => [name, wordsOf(name)] as const),
              )}
              ${choices("preset", "Begin with", [
                ["", "Callwright"],
                ["minimal", "Minimal"],
                ["night", "Night"],
                ["flat", "Flat"],
              ])}
              ${choices("scheme", "Scheme", [
                ["", "Light"],
                ["dark", "Dark"],
                ["auto", "Device"],
                ["inherit", "Page"],
              ])}
              ${choices("density", "Density", [
                ["", "Compact"],
                ["default", "Default"],
                ["comfortable", "Comfortable"],
              ])}
              <fieldset class="colors">
                <legend>Colours</legend>
                ${color("accent", "Accent")} ${color("surface", "Cards")} ${color("bg", "Behind cards")}
                ${color("text", "Text")} ${color("border", "Borders")}
              </fieldset>
              <div class="field">
                <label for="radius-scale">Corners <output for="radius-scale" aria-hidden="true"></output></label>
                <input type="range" name="radius-scale" id="radius-scale" min="0" max="2" step="0.25" value="1" />
              </div>
              <div class="field">
                <label for="font-family">Font</label>
                <input
                  type="text"
                  name="font-family"
                  id="font-family"
                  list="fonts"
                  placeholder="The widgets’ own"
                  autocomplete="off"
                  spellcheck="false"
                  aria-describedby="font-family-hint"
                />
                <small id="font-family-hint">Any font stack of CSS, or <code>inherit</code> for the page’s.</small>
                <datalist id="fonts">
                  ${["inherit", "Georgia, serif", "Verdana, sans-serif", "ui-monospace, monospace"].map((font) => html`<option value="${font}"></option>`)}
                </datalist>
              </div>
              ${select("locale", "Language", [
                ["", "English (US)"],
                ["en-GB", "English (UK)"],
                ["tr-TR", "Türkçe"],
                ["de-DE", "English, numbers of Germany"],
                ["ar-EG", "English, from right to left"],
              ])}
              <button type="reset">Reset the look</button>
            </form>
          </div>
          <section class="code" aria-labelledby="code-title">
            <h2 id="code-title">Code</h2>
            <div class="chosen">
              ${choices(
                "framework",
                "Framework",
                frameworkNames.map((name) => [name, name] as const),
                "look",
              )}
              ${choices(
                "data",
                "Data",
                [
                  ["", "Demo"],
                  ["session", "Your company’s"],
                ],
                "look",
              )}
            </div>
            <div class="files"></div>
            <p role="status"></p>
          </section>
        </main>
        <noscript><p>The playground needs JavaScript.</p></noscript>
      </body>
    </html>`;

type Options = readonly (readonly [value: string, label: string])[];

const select = (name: string, label: string, options: Options) =>
  html`<label class="field">
    <span>${label}</span>
    <select name="${name}">
      ${options.map(([value, text]) => html`<option value="${value}">${text}</option>`)}
    </select>
  </label>`;

/** @param form the id of the form to which they belong, if they are outside it. */
const choices = (name: string, label: string, options: Options, form?: string) =>
  html`<fieldset class="choices">
    <legend>${label}</legend>
    <div>
      ${options.map(
        ([value, text], at) =>
          html`<label>
            <input
              type="radio"
              name="${name}"
              value="${value}"
              ${raw(form ? `form="${form}"` : "")}
              ${at === 0 ? "checked" : ""}
            />
            <span>${text}</span>
          </label>`,
      )}
    </div>
  </fieldset>`;

/** Any CSS colour, and a palette for people who do not type one. */
const color = (name: string, label: string) =>
  html`<div class="field">
    <label for="${name}">${label}</label>
    <div class="color">
      <input type="color" aria-label="${label}, from a palette" data-for="${name}" />
      <input
        type="text"
        name="${name}"
        id="${name}"
        placeholder="As it is"
        autocomplete="off"
        spellcheck="false"
        aria-describedby="${name}-wrong"
      />
    </div>
    <small id="${name}-wrong" role="alert"></small>
  </div>`;

const wordsOf = (name: string) =>
  (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll("-", " ").replace("faq", "FAQ");
