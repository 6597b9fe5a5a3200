import { build, type Rolldown } from "vite";
import { beforeAll, expect, it } from "vitest";

import { compileHints } from "./compileHints.ts";

/** A page that loads a large file, which loads two small ones on demand. */
const sources: Record<string, string> = {
  "virtual:page": 'import("virtual:large"); import("virtual:part");',
  "virtual:large": `import("virtual:small"); export const large = ${JSON.stringify("a".repeat(30_000))};`,
  "virtual:small": 'import { part } from "virtual:part"; export const small = () => part;',
  "virtual:part": 'export const part = "part";',
};

let files: Rolldown.OutputChunk[];
const fileNamed = (name: string) => files.find((file) => file.name === name);

beforeAll(async () => {
  const made = await build({
    configFile: false,
    logLevel: "error",
    plugins: [
      { name: "sources", resolveId: (id) => (id in sources ? id : undefined), load: (id) => sources[id] },
      compileHints(),
    ],
    build: { write: false, rolldownOptions: { input: "virtual:page" } },
  });
  files = [made]
    .flat()
    .flatMap((one) => ("output" in one ? one.output : []))
    .filter((file) => file.type === "chunk");
});

it("a large file begins with the hint, before all that Vite writes first", () => {
  const lines = fileNamed("virtual_large")?.code.split("\n") ?? [];
  expect(lines[0]).toBe("//# allFunctionsCalledOnLoad");
  expect(lines[1]?.slice(0, 21)).toBe("const __vite__mapDeps");
});

it("a small file has neither a hint nor an empty line", () => {
  expect(fileNamed("virtual_small")?.code).toMatch(/^\S/);
  expect(fileNamed("virtual_small")?.code).not.toContain("allFunctionsCalledOnLoad");
});
