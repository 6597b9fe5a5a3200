/// <reference types="vite/types/importMeta.d.ts" />
import { describe, expect, it } from "vitest";

import { allCatalogues, allTurkish, cataloguesIn, formsOf } from "../testing/catalogues.js";

const catalogues = await allCatalogues();
const turkish = await allTurkish();
const sources: Record<string, string> = import.meta.glob("../**/*.{ts,tsx}", {
  eager: true,
  query: "?raw",
  import: "default",
});

const placeholdersIn = (text: string) => new Set(text.match(/\{\w+\}/g));
const saysSomething = (text: string) => /\p{L}/u.test(text.replaceAll(/\{\w+\}/g, ""));

it("every catalogue has a name of its own, under which a host says its texts differently", () => {
  const names = catalogues.map(({ name }) => name);
  expect(names).toHaveLength(new Set(names).size);
});

it("a host's editor knows every catalogue", () => {
  const known = sources["../provider/CallwrightMessages.ts"]?.match(/typeof \w+/g);
  const defined = Object.values(sources).flatMap(
    (source) => source.match(/(?<=^export const )\w+(?= = defineMessages)/gm) ?? [],
  );
  expect(new Set(known)).toEqual(new Set(defined.map((name) => `typeof ${name}`)));
});

describe.each(catalogues.map((catalogue) => [catalogue.name, catalogue] as const))(
  "%s in Turkish",
  (name, catalogue) => {
    const said = turkish[name] ?? {};
    const pairs = Object.entries(catalogue.texts).map(([key, text]) => ({
      key,
      text: formsOf(text),
      said: formsOf(said[key]),
    }));

    it("says all of it, and nothing else", () => {
      expect(Object.keys(said).toSorted()).toEqual(Object.keys(catalogue.texts).toSorted());
    });

    it("leaves nothing in English", () => {
      const left = pairs.filter(({ text, said: forms }) =>
        forms.some((form) => saysSomething(form) && text.includes(form)),
      );
      expect(left.map(({ key }) => key)).toEqual([]);
    });

    it("puts every value into its text, and no other", () => {
      for (const { key, text, said: forms } of pairs) {
        const known = placeholdersIn(text.at(-1) ?? "");
        // What is said of many names them all, what is said of one may leave the number out.
        expect(placeholdersIn(forms.at(-1) ?? ""), key).toEqual(known);
        for (const form of forms) expect([...known], key).toEqual(expect.arrayContaining([...placeholdersIn(form)]));
      }
    });
  },
);

describe("a widget's Turkish", () => {
  const entryPoints = Object.keys(sources).filter((path) => /^\.\.\/widgets\/[\w-]+\/index\.ts$/.test(path));

  it.each(entryPoints)(
    "brings at once what anything of it says, so that nothing is English for a while: %s",
    async (entryPoint) => {
      const drawnOn = (await Promise.all(filesBehind(entryPoint).map(cataloguesIn))).flat();
      const [own] = drawnOn.flatMap(({ translations }) => translations ?? []);
      const brought = Object.keys((await own?.tr()) ?? {});
      expect(brought).toEqual(expect.arrayContaining(drawnOn.map(({ name }) => name)));
    },
  );
});

/** A file and all that it imports, now or on demand. */
function filesBehind(entryPoint: string): string[] {
  const found = new Set([entryPoint]);
  for (const path of found) {
    const imports = sources[path]?.matchAll(/(?:\bfrom |\bimport\()"(\.[^"]+)\.js"/g) ?? [];
    for (const [, name] of imports) {
      const { pathname } = new URL(`${name}`, `http://sources/${path.replace("..", "src")}`);
      const base = pathname.replace("/src/", "../");
      for (const file of [`${base}.ts`, `${base}.tsx`]) if (file in sources) found.add(file);
    }
  }
  return [...found];
}
