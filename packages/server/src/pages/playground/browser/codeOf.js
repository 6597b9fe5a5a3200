/**
 * What a person writes into a page of theirs to get what the playground shows.
 *
 * @typedef {object} Choice
 * @property {string} widget as in `allowedWidgets`.
 * @property {Record<string, string>} attributes of the element, those alone that are not as they are by themselves.
 * @property {boolean} isDemo whether it shows the made-up company, or the data of a session.
 * @property {string} server the origin of the Callwright server.
 *
 * @typedef {object} File
 * @property {string} name
 * @property {string} text
 */

/** @type {Record<string, (choice: Choice) => File[]>} */
const frameworks = {
  HTML: (choice) => [{ name: "index.html", text: htmlPage(choice) }, ...nodeServer(choice)],
  React: (choice) => [
    { name: "src/main.jsx", text: reactPage(choice) },
    ...(choice.isDemo
      ? []
      : [{ name: "vite.config.js", text: viteConfig("@vitejs/plugin-react", "react", "react()") }]),
    ...nodeServer(choice),
  ],
  "Next.js": (choice) => [
    { name: "app/calls/Calls.jsx", text: nextComponent(choice) },
    { name: "app/calls/page.jsx", text: nextPage },
    ...(choice.isDemo ? [] : [{ name: "app/callwright-session/route.js", text: nextSession(choice) }]),
  ],
  Vue: (choice) => [
    { name: "index.html", text: scriptTag(choice) },
    {
      name: "vite.config.js",
      text: viteConfig(
        "@vitejs/plugin-vue",
        "vue",
        'vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith("cw-") } } })',
        choice.isDemo,
      ),
    },
    { name: "src/Calls.vue", text: `<template>\n${indented(element(choice), 2)}\n</template>\n` },
    ...nodeServer(choice),
  ],
  Svelte: (choice) => [
    { name: "index.html", text: scriptTag(choice) },
    { name: "src/Calls.svelte", text: `${element(choice)}\n` },
    ...(choice.isDemo
      ? []
      : [{ name: "vite.config.js", text: viteConfig("@sveltejs/vite-plugin-svelte", "{ svelte }", "svelte()") }]),
    ...nodeServer(choice),
  ],
  Angular: (choice) => [
    { name: "src/index.html", text: scriptTag(choice) },
    { name: "src/app/calls.component.ts", text: angularComponent(choice) },
    ...nodeServer(choice),
  ],
};

export const frameworkNames = Object.keys(frameworks);

/**
 * The files to write, in the order in which a person writes them.
 *
 * @param {string} framework one of `frameworkNames`.
 * @param {Choice} choice
 * @returns {File[]}
 */
export function codeOf(framework, choice) {
  const files = frameworks[framework];
  if (!files) throw new Error(`There is no code for ${framework}.`);
  return files(choice);
}

/** @param {Choice} choice */
const htmlPage = (choice) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Calls</title>
    <link rel="icon" href="data:," />
    ${scriptTag(choice).trim()}
  </head>
  <body>
${indented(element(choice), 4)}
  </body>
</html>
`;

/** @param {Choice} choice */
const scriptTag = ({ server }) => `<script type="module" src="${server}/embed/callwright.js"></script>\n`;

/**
 * A widget as an element.
 *
 * @param {Choice} choice
 */
export const htmlElement = (choice) => `${scriptTag(choice)}${element(choice)}`;

/**
 * A piece of React with a theme around it.
 *
 * @param {Choice} choice
 * @param {string} jsx what stands in the provider.
 * @param {string} imports the lines that import it.
 */
export const reactModule = (choice, jsx, imports) => `${providerImports(choice)}${imports}
${reactConstants(choice)}export const Example = () => (
${indented(reactTree(choice, jsx), 2)}
);
`;

/** @param {Choice} choice */
function element({ widget, attributes, isDemo }) {
  /** @type {Record<string, string>} */
  const source = isDemo ? { mode: "demo" } : { "session-url": "/callwright-session" };
  const written = Object.entries({ ...source, ...attributes }).map(([name, value]) => `${name}="${escaped(value)}"`);
  return `${tag(`cw-${widget}`, written)}</cw-${widget}>`;
}

/** @param {Choice} choice */
const reactPage = (choice) => `${reactImports(choice)}import { createRoot } from "react-dom/client";

${reactConstants(choice)}createRoot(document.getElementById("root")).render(
${indented(reactTree(choice), 2)},
);
`;

/** @param {Choice} choice */
const nextComponent = (choice) => `"use client";
${reactImports(choice)}
${reactConstants(choice)}export function Calls() {
  return (
${indented(reactTree(choice), 4)}
  );
}
`;

const nextPage = `import { Calls } from "./Calls";

export default function Page() {
  return <Calls />;
}
`;

/** @param {Choice} choice */
const reactImports = (choice) =>
  `${providerImports(choice)}import { ${componentOf(choice.widget)} } from "@callwright/widgets/${choice.widget}";
`;

/** @param {Choice} choice */
function providerImports({ attributes }) {
  const names = ["CallwrightProvider"];
  if (themeOf(attributes)) names.push("createTheme");
  if (attributes.preset) names.push("themePresets");
  return `import { ${names.join(", ")} } from "@callwright/widgets";
`;
}

/** @param {Choice} choice */
function reactConstants({ attributes, isDemo }) {
  const theme = themeOf(attributes);
  const lines = [
    ...(isDemo ? [] : ['const fetchSession = () => fetch("/callwright-session", { method: "POST" });\n']),
    ...(theme ? [`const theme = createTheme(${theme});\n`] : []),
  ];
  return lines.length > 0 ? `${lines.join("")}\n` : "";
}

/**
 * @param {Choice} choice
 * @param {string} jsx
 */
function reactTree({ widget, attributes, isDemo, server }, jsx = `<${componentOf(widget)} />`) {
  const { density = "compact", scheme, locale } = attributes;
  const props = [
    ...(isDemo ? ['mode="demo"'] : [`apiBase="${server}"`, "fetchSession={fetchSession}"]),
    ...(themeOf(attributes) ? ["theme={theme}"] : []),
    // A component is roomier by itself than an element.
    ...(density === "default" ? [] : [`density="${density}"`]),
    ...(scheme ? [`scheme="${scheme}"`] : []),
    ...(locale ? [`locale="${locale}"`] : []),
  ];
  return `${tag("CallwrightProvider", props)}\n${indented(jsx, 2)}\n</CallwrightProvider>`;
}

/** The element's attributes that are the theme's in React, with its names for them. */
const knobs = {
  accent: "accent",
  surface: "surface",
  bg: "bg",
  text: "text",
  border: "border",
  "font-family": "fontFamily",
  "radius-scale": "radiusScale",
};

/**
 * What `createTheme` is given; nothing where all is as it is by itself.
 *
 * @param {Record<string, string>} attributes
 */
function themeOf(attributes) {
  const written = Object.entries(knobs).flatMap(([attribute, knob]) => {
    const value = attributes[attribute];
    if (value === undefined) return [];
    return [`${knob}: ${attribute === "radius-scale" ? value : JSON.stringify(value)}`];
  });
  const all = attributes.preset ? [`...themePresets.${attributes.preset}`, ...written] : written;
  const line = `{ ${all.join(", ")} }`;
  if (all.length === 0) return "";
  return line.length <= 80 ? line : `{\n${all.map((one) => `  ${one},\n`).join("")}}`;
}

/** @param {Choice} choice */
const angularComponent = (choice) => `import { Component, CUSTOM_ELEMENTS_SCHEMA } from "@angular/core";

@Component({
  selector: "app-calls",
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: \`${element(choice)}\`,
})
export class CallsComponent {}
`;

/**
 * @param {string} plugin
 * @param {string} imported
 * @param {string} used
 * @param {boolean} isAlone whether there is no session endpoint to pass on to.
 */
const viteConfig = (plugin, imported, used, isAlone = false) => `import ${imported} from "${plugin}";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [${used}],${isAlone ? "" : '\n  server: { proxy: { "/callwright-session": "http://localhost:3000" } },'}
});
`;

/** @param {Choice} choice */
const nextSession = ({ widget }) => `export async function POST() {
  // Check your own login here.
  return fetch(\`\${process.env.CALLWRIGHT_URL}/v1/embed-sessions\`, {
    method: "POST",
    headers: { "x-api-key": process.env.CALLWRIGHT_API_KEY, "content-type": "application/json" },
    body: JSON.stringify({ allowedWidgets: ["${widget}"], origin: process.env.ORIGIN }),
  });
}
`;

/**
 * The session endpoint, where the page needs one.
 *
 * @param {Choice} choice
 */
function nodeServer({ widget, isDemo }) {
  if (isDemo) return [];
  const text = `import { readFile } from "node:fs/promises";
import { createServer } from "node:http";

const { CALLWRIGHT_URL, CALLWRIGHT_API_KEY, ORIGIN, PORT = 3000 } = process.env;

createServer(async (request, response) => {
  if (request.method !== "POST")
    return response.writeHead(200, { "content-type": "text/html" }).end(await readFile("index.html"));
  // Check your own login here.
  const answer = await fetch(\`\${CALLWRIGHT_URL}/v1/embed-sessions\`, {
    method: "POST",
    headers: { "x-api-key": CALLWRIGHT_API_KEY, "content-type": "application/json" },
    body: JSON.stringify({ allowedWidgets: ["${widget}"], origin: ORIGIN }),
  });
  response.writeHead(answer.status, { "content-type": "application/json" }).end(await answer.text());
}).listen(PORT);
`;
  return [{ name: "server.mjs", text }];
}

/**
 * An opening tag, on as many lines as it needs.
 *
 * @param {string} name
 * @param {string[]} written
 */
function tag(name, written) {
  const line = `<${[name, ...written].join(" ")}>`;
  return line.length <= 100 ? line : `<${name}\n${written.map((one) => `  ${one}\n`).join("")}>`;
}

/** @param {string} widget */
const componentOf = (widget) =>
  widget
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");

/**
 * @param {string} text
 * @param {number} spaces
 */
const indented = (text, spaces) => text.replaceAll(/^(?=.)/gm, " ".repeat(spaces));

/**
 * For the attributes of HTML and of every template: also what Svelte, Vue, Angular and JavaScript would take for their own.
 *
 * @param {string} value
 */
const escaped = (value) => value.replaceAll(/[&"<>{}`$\\]/g, (sign) => `&#${sign.codePointAt(0)};`);
