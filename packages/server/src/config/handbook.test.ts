import { readFileSync } from "node:fs";

import { expect, it } from "vitest";

import { envNames } from "./env.ts";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");

it("every environment variable is in the operator's handbook and explained in the configuration, and no other", () => {
  const table = /^## Environment$([^]*?)^## /m.exec(read("../../../../docs/operating.md"))?.[1] ?? "";
  const told = [...table.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name]) => name);
  expect(told).toEqual([...envNames]);
  const configuration = read("config.ts");
  for (const name of envNames) expect(configuration).toContain(`\`${name}`);
});

it("the compose file passes every variable that a container is not given otherwise", () => {
  const ownOfContainers = ["PORT", "HOST", "CALLWRIGHT_DATA_DIR", "CALLWRIGHT_ROLE"];
  const environment = /^x-environment:[^]*?^services:/m.exec(read("../../../../deploy/compose.yaml"))?.[0] ?? "";
  const passed = [...environment.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name]) => name);
  expect(new Set(passed)).toEqual(new Set(envNames.filter((name) => !ownOfContainers.includes(name))));
});
