import { globSync, readFileSync } from "node:fs";
import path from "node:path";

import type { UserRole } from "@callwright/sdk/contract";
import { fixtures } from "@callwright/sdk/fake";
import { describe, expect, test } from "vitest";

import { accountEntries, navigationFor } from "./layout/navigation.js";
import { paths } from "./paths.js";
import { type Access, access } from "./session/access.js";
import { redirectFor } from "./session/guards.js";

type Place = keyof typeof access;
const folder = import.meta.dirname;
const textOf = (file: string) => readFileSync(path.join(folder, file), "utf8");

/** The widgets that partners' pages show beside records of their own. The app has whole pages in their place. */
const onlyForPartners = ["balance-card", "call-button", "contact-activity"];

const widgetsFolder = path.join(folder, "../../widgets/src/widgets");
const widgets = globSync("*/index.ts", { cwd: widgetsFolder }).map((file) => path.dirname(file));
const imported = globSync("**/*.{ts,tsx}", { cwd: folder, exclude: ["**/*.test.*"] })
  .flatMap((file) => [...textOf(file).matchAll(/\{([^}]*)\} from "@callwright\/widgets"/g)])
  .flatMap(([, names = ""]) => names.split(",").map((name) => name.trim()));

test.each(widgets.filter((name) => !onlyForPartners.includes(name)))("people find the widget %s in the app", (name) => {
  const exported = readFileSync(path.join(widgetsFolder, name, "index.ts"), "utf8");
  const components = exported.match(/(?<=[{,]\s*)[A-Z]\w+/g) ?? [];
  expect(components.filter((component) => imported.includes(component))).not.toEqual([]);
});

/** The routes as they are written in `routes.tsx`. */
const written = textOf("routes.tsx");
const routes = [...written.matchAll(/const (\w+) = createRoute\(\{([^]*?)\n\}\);/g)].map(
  ([, name = "", body = ""]) => ({
    name,
    parent: /getParentRoute: \(\) => (\w+)/.exec(body)?.[1],
    place: /path: paths\.(\w+)/.exec(body)?.[1],
    guard: /beforeLoad: guard\(access\.(\w+)\)/.exec(body)?.[1],
  }),
);
const places = Object.keys(access) as Place[];
const routeOf = (place: Place) => routes.find((route) => route.place === place);

/** Who is let in by the frames that a page stands in. */
const frames: Record<string, Access> = { main: { for: "members" }, companyArea: { for: "company" } };

describe.each(places)("the page %s", (place) => {
  test("answers at its address", () => {
    const route = routeOf(place);
    expect(route).toBeDefined();
    expect(written.slice(written.indexOf("routeTree"))).toMatch(new RegExp(`\\b${route?.name}\\b`));
  });

  test("lets in only those whom it is for", () => {
    const route = routeOf(place);
    const open = [{ for: "everybody" }, frames[route?.parent ?? ""]];
    // The first address has no page: it leads on to one that has a guard.
    if (place !== "ROOT" && !open.some((one) => JSON.stringify(one) === JSON.stringify(access[place])))
      expect(route?.guard).toBe(place);
  });
});

const roles: UserRole[] = ["SELLER", "MASTER_ACCOUNT", "REPRESENTATIVE", "ADMIN"];
const inFrame = places.filter((place) => routeOf(place)?.parent === "main" && !paths[place].includes("$"));

describe.each(roles)("a person whose role is %s", (role) => {
  const user = fixtures.profile({ role });
  const sections = navigationFor(user).flatMap(({ entries }) => entries);
  const ways = new Set([
    ...sections.flatMap(({ to, alsoAt = [] }) => [to, ...alsoAt]),
    ...accountEntries(user).map(({ to }) => to),
  ]);

  test.each(inFrame)("finds %s in the navigation exactly if they may open it", (place) => {
    expect(ways.has(paths[place])).toBe(redirectFor(access[place], paths[place], user) === undefined);
  });
});

test("sellers find every page of their company's area", () => {
  const area = places.filter((place) => routeOf(place)?.parent === "companyArea").map((place) => paths[place]);
  const entries = navigationFor(fixtures.profile({ role: "SELLER" })).at(-1)?.entries ?? [];
  expect(entries.flatMap(({ to, alsoAt = [] }) => [to, ...alsoAt]).toSorted()).toEqual(area.toSorted());
});

test("every route that is written can be opened", () => {
  const files = globSync("routes/*Route.tsx", { cwd: folder }).map((file) => path.basename(file, ".tsx"));
  expect(files.filter((name) => !written.includes(`"./routes/${name}.js"`))).toEqual([]);
});
