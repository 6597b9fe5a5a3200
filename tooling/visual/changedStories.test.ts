import { expect, it } from "vitest";

import { type BuiltModule, changedStories, type StorybookBuild } from "./changedStories.ts";

const story = (name: string) => ({
  id: `ui-${name.toLowerCase()}--default`,
  title: `ui/${name}`,
  name: "Default",
  importPath: `./ui/${name}.stories.tsx`,
});
const importedBy = (name: string, ...importers: string[]): BuiltModule => ({
  name: `./${name}`,
  reasons: importers.map((importer) => ({ moduleName: `./${importer}` })),
});
const graph = [
  importedBy("ui/Button.tsx", "ui/Button.stories.tsx", "ui/Menu.tsx"),
  importedBy("ui/Menu.tsx", "ui/Menu.stories.tsx?v=1", "ui/Button.tsx"),
  importedBy("ui/Card.tsx", "ui/Card.stories.tsx"),
  importedBy("theme/tokens.ts", ".storybook/preview.tsx"),
  importedBy("node_modules/.pnpm/dates@1.0.0/index.js", "ui/Card.tsx"),
];
const build: StorybookBuild = { folder: "", stories: ["Button", "Card", "Menu"].map(story), modules: graph };
const titles = (files: string[], before = build, after = build) =>
  changedStories(files, before, after).map(({ title }) => title);

it("a story is pictured when a file that it draws has changed, however far away, also in a circle", () => {
  expect(titles(["ui/Button.tsx"])).toEqual(["ui/Button", "ui/Menu"]);
  expect(titles(["ui/Card.stories.tsx"])).toEqual(["ui/Card"]);
  expect(titles(["docs/testing.md", "packages/server/src/main.ts"])).toEqual([]);
});

it("all stories are pictured when what is around each of them has changed", () => {
  for (const file of [".storybook/preview.tsx", "theme/tokens.ts", "tooling/styles/plugin.ts"])
    expect(titles([file])).toHaveLength(3);
  for (const file of [".storybook/foundations/Type.stories.tsx", "tooling/styles/compile.test.ts", "pnpm-lock.yaml"])
    expect(titles([file])).toEqual([]);
});

it("a new version of a package pictures the stories that draw with it, and no others", () => {
  const newer = importedBy("node_modules/.pnpm/dates@1.1.0/index.js", "ui/Card.tsx");
  expect(titles(["pnpm-lock.yaml"], build, { ...build, modules: [...graph.slice(0, -1), newer] })).toEqual(["ui/Card"]);
});

it("a story behind a file that is gone is pictured, and so is one that is new or gone itself", () => {
  const withoutCard = { ...build, modules: graph.filter(({ name }) => name !== "./ui/Card.tsx") };
  expect(titles(["ui/Card.tsx"], build, withoutCard)).toContain("ui/Card");
  const withoutMenu = { ...build, stories: build.stories.slice(0, 2) };
  expect(titles([], build, withoutMenu)).toEqual(["ui/Menu"]);
  expect(titles([], withoutMenu, build)).toEqual(["ui/Menu"]);
});
