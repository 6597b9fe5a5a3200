import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";

import { cruise, type ICruiseResult, type IForbiddenRuleType } from "dependency-cruiser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const rules = createRequire(import.meta.url)("./dependency-rules.cjs") as { forbidden: IForbiddenRuleType[] };
const widgets = "packages/widgets/src";
const server = "packages/server/src";

/** For each rule an import that violates it: the importing module, and the imported one. */
const breaches: Record<string, [from: string, to: string]> = {
  "nothing-unknown": [`${widgets}/lib/lost.ts`, `${widgets}/lib/nowhere.ts`],
  "no-cycles": [`${widgets}/lib/one.ts`, `${widgets}/lib/other.ts`],
  "server-and-browser-meet-only-in-the-contract": [`${server}/api/a.ts`, "packages/sdk/src/client.ts"],
  "browser-never-sees-the-server": ["packages/sdk/src/a.ts", `${server}/clock.ts`],
  "the-sdk-knows-no-widget": ["packages/sdk/src/b.ts", `${widgets}/index.ts`],
  "widgets-know-no-host": [`${widgets}/lib/a.ts`, "packages/host-app/src/paths.ts"],
  "a-widget-never-imports-a-widget": [`${widgets}/widgets/faq/a.ts`, `${widgets}/widgets/usage/index.ts`],
  "the-ui-kit-knows-no-widget": [`${widgets}/ui/a.ts`, `${widgets}/widgets/usage/index.ts`],
  "the-ground-knows-no-part": [`${widgets}/i18n/a.ts`, `${widgets}/ui/button/index.ts`],
  "record-folders-know-no-widget": [`${widgets}/money/a.ts`, `${widgets}/widgets/usage/index.ts`],
  "lists-know-no-record": [`${widgets}/lists/a.ts`, `${widgets}/records/Country.ts`],
  "only-controllers-call-the-sdk": [`${widgets}/widgets/faq/Faq.view.ts`, "packages/sdk/src/client.ts"],
  "styles-live-in-styles-files": [`${widgets}/widgets/faq/b.ts`, `${widgets}/styled/index.ts`],
  "forms-meet-react-aria-only-in-forms": [`${widgets}/widgets/faq/c.ts`, "node_modules/react-hook-form/index.js"],
  "zod-comes-with-forms": [`${widgets}/widgets/faq/e.ts`, "node_modules/zod/index.js"],
  "nivo-only-in-charts": [`${widgets}/widgets/faq/d.ts`, "node_modules/@nivo/line/index.js"],
  "the-domain-knows-no-http-and-no-database": [`${server}/domain/a.ts`, `${server}/store/users.ts`],
  "inner-folders-know-no-http": [`${server}/billing/a.ts`, `${server}/http/router.ts`],
  "http-knows-no-page": [`${server}/http/a.ts`, `${server}/pages/pages.ts`],
  "pages-know-no-http": [`${server}/pages/a.ts`, `${server}/http/router.ts`],
  "the-server-has-no-circles-of-types": [`${server}/mail/one.ts`, `${server}/mail/other.ts`],
  "http-drives-the-api-not-the-other-way": [`${server}/api/b.ts`, `${server}/http/router.ts`],
};

/** The reverse import, for the rules that forbid cycles. */
const waysBack: [from: string, text: string][] = [
  [`${widgets}/lib/other.ts`, `import "./one.ts";`],
  [`${server}/mail/other.ts`, `import type { A } from "./one.ts";\nexport type B = A;`],
];

const forgotten = `${server}/forgotten.ts`;
/** A rule about a module names it on both sides. */
const barked = { ...breaches, "no-forgotten-file": [forgotten, forgotten] } as typeof breaches;

let tree: string;
let found: ICruiseResult;

beforeAll(async () => {
  tree = mkdtempSync(path.join(tmpdir(), "dependency-rules-"));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
    writeFileSync(path.join(tree, file), text);
  };
  for (const [, to] of Object.values(breaches)) if (!to.endsWith("/nowhere.ts")) write(to, "export {};");
  for (const [from, text] of waysBack) write(from, text);
  for (const [name, [from, to]] of Object.entries(breaches)) {
    const way = to.startsWith("node_modules/") ? path.dirname(to).slice("node_modules/".length) : relative(from, to);
    const isOfTypes = name === "the-server-has-no-circles-of-types";
    write(from, isOfTypes ? `import type { B } from "${way}";\nexport type A = B;` : `import "${way}";`);
  }
  write(forgotten, "export {};");
  const { output } = await cruise(
    ["packages"],
    {
      baseDir: tree,
      validate: true,
      ruleSet: { forbidden: rules.forbidden },
      doNotFollow: { path: "node_modules" },
      tsPreCompilationDeps: "specify",
    },
    { extensions: [".ts", ".js"] },
  );
  found = output as ICruiseResult;
});

afterAll(() => rmSync(tree, { recursive: true, force: true }));

describe("the dependency rules", () => {
  it.each(rules.forbidden.map(({ name = "" }) => name))("%s barks at what it forbids", (name) => {
    const barks = found.summary.violations.filter(({ rule }) => rule.name === name);
    const [from, to] = barked[name] ?? ["a case in this test", "every rule needs one"];
    expect(barks.map((bark) => [bark.from, path.basename(bark.to)])).toContainEqual([from, path.basename(to)]);
  });

  it("are tried by no case that has no rule", () => {
    expect(rules.forbidden.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(barked)));
  });
});

function relative(from: string, to: string): string {
  const way = path.relative(path.dirname(from), to);
  return way.startsWith(".") ? way : `./${way}`;
}
