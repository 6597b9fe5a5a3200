import { globSync, readFileSync, realpathSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

import { expect, test } from "vitest";
import { type ESTree, parseSync, Visitor } from "vite";

import { root } from "../run.ts";
import { holeAt, holeIn, joined, shorten } from "./shorten.ts";

/** styled-components' own parser, which defines the meaning of a template. */
interface Stylis {
  compile: (css: string) => unknown;
  serialize: (rules: unknown, write: unknown) => string;
  stringify: unknown;
}
const oracle = createRequire(realpathSync(path.join(root, "node_modules/styled-components-oracle/package.json")));
const { compile, serialize, stringify } = oracle("stylis") as Stylis;

const files = globSync("packages/*/src/**/*.styles.ts", { cwd: root });

test("there are templates to compare", () => {
  expect(files.length).toBeGreaterThan(100);
});

test.each(files)("%s says in short what styled-components reads in it", (file) => {
  for (const { text, isKeyframes } of templatesOf(file))
    expect(rulesOf(joined(shorten(text, isKeyframes)), isKeyframes)).toBe(rulesOf(text, isKeyframes));
});

function templatesOf(file: string): { text: string; isKeyframes: boolean }[] {
  const { program } = parseSync(file, readFileSync(path.join(root, file), "utf8"));
  const found: { text: string; isKeyframes: boolean }[] = [];
  const visitor = new Visitor({
    TaggedTemplateExpression({ tag, quasi }: ESTree.TaggedTemplateExpression) {
      const { quasis, expressions } = quasi;
      const text = quasis.map(({ value }, index) => value.cooked + (index < expressions.length ? holeAt(index) : ""));
      found.push({ text: text.join(""), isKeyframes: tag.type === "Identifier" && tag.name === "keyframes" });
    },
  });
  visitor.visit(program);
  return found;
}

/** The flat rules of styled-components' parser, in its order. A mixin is a declaration, another name a class. */
function rulesOf(text: string, isKeyframes: boolean): string {
  const withMixins = text.replace(
    /(?<=(?:^|[;{}]|\*\/|[\ue000-\uf8ff])\s*)[\ue000-\uf8ff](?=[^\S\n]*(;|\n|\}|$))/g,
    (hole, after: string) => `--hole-${holeIn(hole)}:0${after === ";" ? "" : ";"}`,
  );
  const css = withMixins.replace(/[\ue000-\uf8ff]/g, (hole) => `.hole-${holeIn(hole)}`);
  const rules = serialize(compile(isKeyframes ? `@keyframes k{${css}}` : `.c{${css}}`), stringify);
  return rules
    .replace(/\s+/g, " ")
    .replace(/ ?([{}:;,>~+]) ?/g, "$1")
    .replace(/="([a-z_][\w-]*)"/gi, "=$1")
    .replace(/(?<![\w.-])0\.(?=\d)/g, ".")
    .replaceAll(";}", "}")
    .trim();
}
