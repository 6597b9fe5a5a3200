import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { readQuickstarts } from "../../../../../tooling/quickstarts.ts";
import { readContract } from "../../contract/openApi.ts";
import { codeOf, frameworkNames } from "./browser/codeOf.js";

const root = new URL("../../../../../", import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), "utf8");

const guide = readQuickstarts();
const textIn = (section: string, file: string) =>
  guide.find((program) => program.section === section && program.file === file)?.text;

const plain = { widget: "call-history", attributes: {}, isDemo: false, server: "https://calls.example.com" };
const look = {
  preset: "flat",
  scheme: "dark",
  density: "comfortable",
  accent: "oklch(0.6 0.15 250)",
  text: "var(--ink)",
  "radius-scale": "0.5",
  "font-family": `"Segoe UI", sans-serif`,
  locale: "tr-TR",
};
const textOf = (framework: string, choice: Partial<typeof plain>) =>
  codeOf(framework, { ...plain, ...choice })
    .map(({ text }) => text)
    .join("\n");

describe("the code of the playground (15.2.2)", () => {
  const roomy = { density: "default" };
  it.each([
    ["HTML", {}, ["HTML › index.html", "Node › server.mjs"]],
    ["React", roomy, ["React with Vite › src/main.jsx", "React with Vite › vite.config.js", "Node › server.mjs"]],
    ["Next.js", roomy, ["Calls.jsx", "page.jsx"].map((file) => `Next.js › app/calls/${file}`)],
    ["Next.js", roomy, ["Next.js › app/callwright-session/route.js"]],
    ["Vue", {}, ["Vue › vite.config.js"]],
  ])("for %s is the guide's, letter by letter, as long as nothing is chosen", (framework, attributes, places) => {
    const files = codeOf(framework, { ...plain, attributes });
    for (const place of places) {
      const [section = "", file = ""] = place.split(" › ");
      expect(files).toContainEqual({ name: file, text: textIn(section, file) });
    }
  });

  it.each(["HTML", "Vue", "Svelte", "Angular"])(
    "for %s writes attributes that elements have, each with its value",
    (framework) => {
      const manifest = read("packages/widgets/generated/custom-elements.json");
      const text = textOf(framework, { attributes: look });
      const [, written = ""] = /<cw-call-history([^>]*)>/.exec(text) ?? [];
      const attributes = [...written.matchAll(/\s([a-z-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [
        name,
        value,
      ]);
      expect(Object.fromEntries(attributes)).toEqual({
        "session-url": "/callwright-session",
        ...look,
        "font-family": "&#34;Segoe UI&#34;, sans-serif",
      });
      for (const [name] of attributes) expect(manifest).toContain(`"name": "${name}"`);
    },
  );

  it.each(["React", "Next.js"])("for %s makes the same look of a theme", (framework) => {
    const text = textOf(framework, { attributes: look });
    expect(text).toContain(`  ...themePresets.flat,
  accent: "oklch(0.6 0.15 250)",
  text: "var(--ink)",
  fontFamily: "\\"Segoe UI\\", sans-serif",
  radiusScale: 0.5,
`);
    expect(text).toContain('import { CallwrightProvider, createTheme, themePresets } from "@callwright/widgets";');
    for (const prop of ["theme={theme}", 'density="comfortable"', 'scheme="dark"', 'locale="tr-TR"'])
      expect(text).toContain(prop);
  });

  it.each(frameworkNames)("for %s needs no server and no key in the demo", (framework) => {
    const text = textOf(framework, { isDemo: true });
    expect(text).toContain('mode="demo"');
    expect(text).not.toMatch(/session|API_KEY/);
  });

  it("closes no attribute, no template and no script, whatever is written into a field", () => {
    const text = textOf("Angular", {
      isDemo: true,
      attributes: { "font-family": '"`${x}{{y}}</cw-call-history><script>' },
    });
    expect(text.match(/`/g)).toHaveLength(2);
    expect(text).not.toMatch(/\$\{|\{\{|<script>/);
  });

  it("knows a component for every widget that can be embedded", () => {
    const exported = read("packages/widgets/src/index.ts");
    const { enum: widgets } = readContract().components.schemas["WidgetName"] as { enum: string[] };
    for (const widget of widgets) {
      const [, name = ""] =
        /import \{ (\w+) \} from "@callwright\/widgets\/[\w-]+"/.exec(textOf("React", { widget })) ?? [];
      expect(exported).toMatch(new RegExp(`export \\{[^}]*\\b${name}\\b[^}]*\\} from "./widgets/${widget}/`));
    }
  });
});
