import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import { afterAll, describe, expect, it } from "vitest";

import { root } from "./run.ts";
import { guides, readSnippets, type Snippet } from "./snippets.ts";
import { surroundings } from "./snippetSurroundings.ts";

const folder = path.join(root, "node_modules/.cache", `snippets-${process.pid}`);
const all = guides.flatMap(readSnippets);
const inLanguages = (...languages: string[]) => all.filter(({ language }) => languages.includes(language));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("what a partner copies from a guide (15.2.1)", () => {
  it("is TypeScript and JavaScript that our packages' types agree with", () => {
    const placeOf = new Map(inLanguages("ts", "tsx", "js", "jsx").map((snippet) => [write(snippet), snippet.place]));
    expect(placeOf.size).toBeGreaterThan(35);
    write({ file: "surroundings.d.ts", text: surroundings });
    write({ file: "tsconfig.json", text: JSON.stringify(settings) });
    // Our own sources are checked elsewhere, with their own strictness.
    const faults = typeFaults().flatMap((line) => {
      const [, file = "", fault = ""] = /^(.*?)(\(.*)$/.exec(line) ?? [];
      const place = placeOf.get(path.resolve(root, file));
      return place === undefined ? [] : [place + fault];
    });
    expect(faults).toEqual([]);
  }, 120_000);

  it.each(inLanguages("html", "vue", "svelte").filter(({ text }) => text.includes("<cw-")))(
    "writes elements, attributes and events that there are: $place",
    ({ text }) => {
      for (const [, tag = "", rest = ""] of text.matchAll(/<(cw-[\w-]+)((?:[^>"]|"[^"]*")*)>/g)) {
        const known = elements.find(({ tagName }) => tagName === tag);
        const attributes = [...rest.matchAll(/\s:?([a-z-]+)(?:\.prop)?(?==|\s|$|\/)/g)]
          .map(([, name = ""]) => name)
          .filter((name) => !name.startsWith("on"));
        const events = [...rest.matchAll(/(?:@|on)(cw-[\w-]+)/g)].map(([, name]) => name);
        expect(known?.attributes.map(({ name }) => name)).toEqual(expect.arrayContaining(attributes));
        expect(known?.events.map(({ name }) => name)).toEqual(expect.arrayContaining(events));
      }
    },
  );

  it.each(inLanguages("sh"))("is a command that a shell can read: $place", ({ text }) => {
    expect(() => execFileSync("sh", ["-n"], { input: text, stdio: "pipe" })).not.toThrow();
  });

  it.each(inLanguages("css"))("styles widgets and parts that there are: $place", ({ text }) => {
    const guide = readFileSync(path.join(root, "docs/embedding.md"), "utf8");
    const parts = [...text.matchAll(/\[data-part="([\w-]+)"\]/g)].map(([, part]) => part);
    const widgets = [...text.matchAll(/\[data-widget="([\w-]+)"\]/g)].map(([, widget]) => widget);
    expect(parts.filter((part) => !guide.includes(`| \`${part}\` `))).toEqual([]);
    expect(widgets.filter((widget) => !elements.some(({ tagName }) => tagName === `cw-${widget}`))).toEqual([]);
  });

  it("is in no language that nothing looks at", () => {
    // Code in servers' languages, and its files, is executed: e2e/quickstarts.e2e.ts, tooling/testTemplates.ts.
    const looked = ["ts", "tsx", "js", "jsx", "html", "vue", "svelte", "sh", "css"];
    const run = ["python", "php", "ruby", "go", "csharp", "json"];
    // A header of a response, which is not a program.
    expect(all.filter(({ language }) => ![...looked, ...run, "http"].includes(language))).toEqual([]);
    expect(inLanguages(...run).filter(({ file }) => file === undefined)).toEqual([]);
  });
});

const settings = {
  extends: path.join(root, "tsconfig.base.json"),
  compilerOptions: {
    lib: ["ES2024", "DOM", "DOM.Iterable"],
    jsx: "react-jsx",
    allowJs: true,
    checkJs: true,
    // The settings of Next.js for a project without TypeScript settings: a reader's program need not be as strict as
    // ours.
    strict: false,
    noUncheckedIndexedAccess: false,
    experimentalDecorators: true,
    types: ["node"],
  },
  include: ["."],
  exclude: [],
};

/** Writes a snippet as a separate module, with the files that its section names next to it. */
function write({ file, text, place = "", section = "", language = "" }: Partial<Snippet>): string {
  const home =
    place === "" ? folder : path.join(folder, `${place.split(":")[0]}/${section}`.replaceAll(/[^\w/]/g, "-"));
  const target = path.join(home, file ?? `${place.replaceAll(/\W/g, "-")}.${language}`);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, place === "" ? text! : `${text}\nexport {};\n`);
  return target;
}

/** The messages of the compiler, one per line. */
function typeFaults(): string[] {
  const compiler = path.join(root, "node_modules/.bin/tsc");
  try {
    execFileSync(compiler, ["-p", folder, "--noEmit", "--pretty", "false"], { cwd: root, encoding: "utf8" });
    return [];
  } catch (failure) {
    return String((failure as { stdout?: string }).stdout)
      .trim()
      .split("\n");
  }
}

interface Declaration {
  tagName: string;
  attributes: { name: string }[];
  events: { name: string }[];
}

const manifest = path.join(root, "packages/widgets/generated/custom-elements.json");
const elements = (
  JSON.parse(readFileSync(manifest, "utf8")) as { modules: { declarations: Declaration[] }[] }
).modules.flatMap(({ declarations }) => declarations);
