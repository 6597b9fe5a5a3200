import { build, type InlineConfig, type Rolldown } from "vite";
import { expect, it } from "vitest";

import { sharedFiles } from "./sharedFiles.ts";

/** Three pages; two of them are lists, and both open a drawer on demand. A frame is around each of them. */
const modules: Record<string, string> = {
  app: `import "base"; addEventListener("click", () => [import("Home"), import("Calls"), import("Users"), import("Frame")]);`,
  base: `globalThis.log = ["base"];`,
  Frame: `import "base"; import "theme"; log.push("Frame");`,
  Home: `import "button"; import "theme"; log.push("Home");`,
  Calls: `import "button"; import "table"; import "icon"; import "player"; log.push("Calls"); addEventListener("click", () => import("drawer"));`,
  Users: `import "button"; import "table"; import "base"; log.push("Users"); addEventListener("click", () => import("drawer"));`,
  button: `log.push("button");`,
  table: `log.push("table");`,
  icon: `log.push("icon");`,
  player: `log.push("player");`,
  theme: `log.push("theme");`,
  drawer: `import "button"; import "icon"; log.push("drawer");`,
};

const config: InlineConfig = {
  configFile: false,
  logLevel: "error",
  plugins: [
    {
      name: "modules",
      enforce: "pre",
      resolveId: (source) => (source in modules ? `\0${source}` : undefined),
      load: (id) => modules[id.slice(1)],
    },
  ],
  build: { write: false, modulePreload: false, rolldownOptions: { input: "app" } },
};

it("what the same pages need is one file, with the page that all need, and what is opened on demand stays one of its own", async () => {
  const pageOf = (module: string) => /^\0([A-Z]\w+)$/.exec(module)?.[1];
  const groups = await sharedFiles(config, {
    pageOf,
    base: "Frame",
    files: (beginWith) => {
      const lists = beginWith(/table/);
      expect(lists).toEqual(new Set(["Calls", "Users"]));
      return [
        { name: "frame", has: (pages) => pages.has("Frame") },
        { name: "list", has: (pages) => pages.isSubsetOf(lists) && pages.size > 1 },
        { name: "all", has: (pages) => pages.size === 3 },
        { name: "calls", has: (pages, isShared) => isShared && pages.has("Calls") },
      ];
    },
  });
  const output = { codeSplitting: { groups } };
  const made = await build({ ...config, build: { ...config.build, rolldownOptions: { input: "app", output } } });
  const chunks = (made as Rolldown.RolldownOutput).output.filter((file) => file.type === "chunk");
  const plain = (id: string) => id.replace(/^(\0|_)/, "");
  const isOurs = (id: string) => plain(id) in modules;
  const held = chunks.map(({ name, moduleIds }) => [plain(name), moduleIds.filter(isOurs).map(plain).join(" ")]);
  expect(Object.fromEntries(held)).toMatchObject({
    list: "table",
    all: "button",
    drawer: "drawer",
    Calls: "player Calls",
    calls: "icon",
    frame: "theme Frame",
  });
});
