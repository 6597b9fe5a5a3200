import { globSync, readFileSync } from "node:fs";
import path from "node:path";

import { expect, it } from "vitest";

const root = path.resolve(import.meta.dirname, "..");

/**
 * The private modules of libraries that we use nevertheless: the module, the names, and the test that fails when they
 * change. The modules' packages are pinned exactly.
 */
const known = {
  "react-aria/PortalProvider": {
    names: ["UNSAFE_PortalProvider", "useUNSAFE_PortalContext"],
    test: "packages/widgets/src/ui/portal/privateModules.test.ts",
  },
  "react-aria-components/Toast": {
    names: ["UNSTABLE_Toast", "UNSTABLE_ToastContent", "UNSTABLE_ToastRegion"],
    test: "packages/widgets/src/ui/portal/privateModules.test.ts",
  },
  "react-aria/private/utils/runAfterTransition": {
    names: ["runAfterTransition"],
    test: "packages/widgets/src/ui/portal/useForgetRemoved.test.tsx",
  },
  "@react-stately/flags": { names: ["enableShadowDOM"], test: "packages/widgets/src/ui/portal/privateModules.test.ts" },
} as const satisfies Record<string, { names: string[]; test: string }>;

const isPrivateName = (name: string) => /UNSAFE_|UNSTABLE_|unstable_|INTERNAL|DO_NOT_USE|^__/.test(name);
const isPrivateModule = (module: string) =>
  /\/_|\/internal\b|\/private\b/.test(module) || module === "@react-stately/flags";

it("every private part of a library that we use is listed, and every listed one is used", () => {
  const used = new Map<string, Set<string>>();
  for (const file of globSync("packages/*/src/**/*.{ts,tsx}", { cwd: root })) {
    if (/\.test\.tsx?$|\/generated\//.test(file)) continue;
    const text = readFileSync(path.join(root, file), "utf8");
    for (const [, imported = "", module = ""] of text.matchAll(/import\s+([^;]*?)\s+from\s+"([^".][^"]*)"/g)) {
      const names = imported
        .replace(/[{}]/g, "")
        .split(",")
        .map((name) => name.trim().split(/\s+as\s+/)[0] ?? "")
        .filter((name) => name !== "" && !name.startsWith("type "))
        .filter((name) => isPrivateModule(module) || isPrivateName(name));
      if (names.length > 0) used.set(module, new Set([...(used.get(module) ?? []), ...names]));
    }
  }
  const found = Object.fromEntries([...used].map(([module, names]) => [module, [...names].toSorted()]));
  expect(found).toEqual(Object.fromEntries(Object.entries(known).map(([module, { names }]) => [module, names])));
});

it.each(Object.entries(known))("%s is pinned exactly, and what we use of it is tested", (module, { names, test }) => {
  const name = module.startsWith("@") ? module.split("/", 2).join("/") : (module.split("/", 1)[0] ?? module);
  const wanted = globSync("packages/*/package.json", { cwd: root }).flatMap((file) => {
    const { dependencies = {} } = JSON.parse(readFileSync(path.join(root, file), "utf8")) as {
      dependencies?: Record<string, string>;
    };
    return dependencies[name] ?? [];
  });
  expect(wanted.length).toBeGreaterThan(0);
  for (const version of wanted) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  const tested = readFileSync(path.join(root, test), "utf8");
  for (const used of names) expect(tested).toContain(used);
});
