import { globSync, readFileSync } from "node:fs";
import path from "node:path";

import { describe, expect, it } from "vitest";

const source = path.resolve(import.meta.dirname, "..");
const textsOf = (pattern: string, cwd = source) =>
  globSync(pattern, { cwd }).map((file) => readFileSync(path.join(cwd, file), "utf8"));
const folders = globSync("widgets/*/index.ts", { cwd: source }).map((file) => path.basename(path.dirname(file)));
const entryPoint = textsOf("index.ts").join("");

/** The names in `export { A, type B as C } from …`. */
const namesIn = (exported: string) => exported.split(",").flatMap((one) => /(\w+)\s*$/.exec(one)?.slice(1, 2) ?? []);

describe.each(folders)("the widget %s", (folder) => {
  const files = (pattern: string) => textsOf(pattern, path.join(source, "widgets", folder));

  it("can be imported from the package, with all its types", () => {
    const own = files("index.ts").flatMap((text) => [...text.matchAll(/export (?:type )?\{([^}]*)\}/g)]);
    const given = [...entryPoint.matchAll(/export (?:type )?\{([^}]*)\} from "([^"]+)"/g)];
    const wanted = own.flatMap(([, names = ""]) => namesIn(names));
    expect(wanted).not.toEqual([]);
    const known = new Set(given.flatMap(([, names = ""]) => namesIn(names)));
    expect(wanted.filter((name) => !known.has(name))).toEqual([]);
  });

  it("has stories, and is tested for what every widget promises", () => {
    expect(files("*.stories.tsx")).not.toEqual([]);
    expect(files("*.test.tsx").join("")).toContain("itBehavesLikeAWidget(");
  });

  it("has a page for those who embed it", () => expect(files("*.mdx")).not.toEqual([]));
});
