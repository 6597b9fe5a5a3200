import { build, type InlineConfig, type Rolldown } from "vite";
import { expect, it } from "vitest";

import { sharedFiles } from "./sharedFiles.ts";

/** Three pages; two of them are lists, and one of these opens a drawer on demand. */
const modules: Record<string, string> = {
  app: `import "base"; addEventListener("click", () => [import("Home"), import("Calls"), import("Users")]);`,
  base: `globalThis.log = ["base"];`,
  Home: `import "button"; log.push("Home");`,
  Calls: `import "button"; import "table"; log.push("Calls"); addEventListener("click", () => import("drawer"));`,
  Users: `import "button"; import "table"; import "base"; log.push("Users");`,
  button: `log.push("button");`,
  table: `log.push("table");`,
  drawer: `import "button"; log.push("drawer");`,
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

it("what the same pages need is one file, and what is opened on demand stays one of its own", async () => {
  const pageOf = (module: string) => /^\0([A-Z]\w+)$/.exec(module)?.[1];
  const groups = await sharedFiles(config, {
    pageOf,
    files: (beginWith) => {
      const lists = beginWith(/table/);
      expect(lists).toEqual(new Set(["Calls", "Users"]));
      return [
        { name: "list", has: (pages) => pages.isSubsetOf(lists) && pages.size > 1 },
        { name: "all", has: (pages) => pages.size === 3 },
      ];
    },
  });
  const output = { codeSplitting: { groups } };
  const made = await build({ ...config, build: { ...config.build, rolldownOptions: { input: "app", output } } });
  const chunks = (made as Rolldown.RolldownOutput).output.filter((file) => file.type === "chunk");
  const plain = (id: string) => id.replace(/^(\0|_)/, "");
  const held = chunks.map(({ name, moduleIds }) => [plain(name), moduleIds.map(plain).join(" ")]);
  expect(Object.fromEntries(held)).toMatchObject({ list: "table", all: "button", drawer: "drawer", Calls: "Calls" });
});
