import type { UserRole } from "@callwright/sdk/contract";
import { fixtures } from "@callwright/sdk/fake";
import { describe, expect, test } from "vitest";

import { accountEntries, navigationFor } from "./layout/navigation.js";
import { paths } from "./paths.js";
import { type Access, access } from "./session/access.js";
import { redirectFor } from "./session/guards.js";

type Place = keyof typeof access;
type Texts = Record<string, string>;

const sources: Texts = import.meta.glob("./**/*.{ts,tsx}", { query: "?raw", import: "default", eager: true });
const entryPoints: Texts = import.meta.glob("../../widgets/src/widgets/*/index.ts", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The widgets that partners show beside their own records. The app has whole pages instead of them. */
const onlyForPartners = ["balance-card", "call-button", "contact-activity"];

const widgets = Object.entries(entryPoints)
  .map(([file, text]) => ({ name: file.split("/").at(-2) ?? "", components: text.match(/(?<=[{,]\s*)[A-Z]\w+/g) }))
  .filter(({ name }) => !onlyForPartners.includes(name));
const imported = Object.values(sources)
  .flatMap((text) => [...text.matchAll(/\{([^}]*)\} from "@callwright\/widgets"/g)])
  .flatMap(([, names = ""]) => names.split(",").map((name) => name.trim()));

test.each(widgets)("people find the widget $name in the app", ({ components }) => {
  expect(components?.filter((component) => imported.includes(component))).not.toEqual([]);
});

/** The routes as they are written in `routes.tsx`. */
const written = sources["./routes.tsx"] ?? "";
const tree = written.slice(written.indexOf("routeTree"));
const routes = [...written.matchAll(/const (\w+) = createRoute\(\{([^]*?)\n\}\);/g)].map(
  ([, name = "", body = ""]) => ({
    name,
    parent: /getParentRoute: \(\) => (\w+)/.exec(body)?.[1] ?? "",
    place: /path: paths\.(\w+)/.exec(body)?.[1],
    guard: /beforeLoad: guard\(access\.(\w+)\)/.exec(body)?.[1],
  }),
);
const places = Object.keys(access) as Place[];
const routeOf = (place: Place) => routes.find((route) => route.place === place);

test.each(places)("the page %s answers at its address", (place) => {
  expect(tree).toMatch(new RegExp(`\\b${routeOf(place)?.name}\\b`));
});

/** The users whom the frame around a page lets in. */
const frames: Record<string, Access["for"]> = { main: "members", companyArea: "company" };

/** Whether a page needs a guard in addition to that of its frame. The root address has no page and redirects to one. */
function needsGuard(place: Place): boolean {
  const rule = access[place];
  if (place === "ROOT" || rule.for === "everybody") return false;
  return rule.for !== frames[routeOf(place)?.parent ?? ""] || "roles" in rule;
}

test.each(places.filter(needsGuard))("the page %s lets in only those whom it is for", (place) => {
  expect(routeOf(place)?.guard).toBe(place);
});

const roles: UserRole[] = ["SELLER", "MASTER_ACCOUNT", "REPRESENTATIVE", "ADMIN"];
const placesIn = (frame: string) => places.filter((place) => routeOf(place)?.parent === frame);

describe.each(roles)("a person whose role is %s", (role) => {
  const user = fixtures.profile({ role });
  const ways = new Set([
    ...navigationFor(user).flatMap(({ entries }) => entries.flatMap(({ to, alsoAt = [] }) => [to, ...alsoAt])),
    ...accountEntries(user).map(({ to }) => to),
  ]);

  test.each(placesIn("main").filter((place) => !paths[place].includes("$")))(
    "finds %s in the navigation exactly if they may open it",
    (place) => {
      expect(ways.has(paths[place])).toBe(redirectFor(access[place], paths[place], user) === undefined);
    },
  );
});

test("sellers find every page of their company's area", () => {
  const entries = navigationFor(fixtures.profile({ role: "SELLER" })).at(-1)?.entries ?? [];
  const ways = entries.flatMap(({ to, alsoAt = [] }) => [to, ...alsoAt]);
  expect(ways.toSorted()).toEqual(
    placesIn("companyArea")
      .map((place) => paths[place])
      .toSorted(),
  );
});

test("every page that is written can be opened", () => {
  const pages = Object.keys(sources).filter((file) => /^\.\/routes\/\w+Route\.tsx$/.test(file));
  expect(pages.filter((file) => !written.includes(`"${file.replace(/tsx$/, "js")}"`))).toEqual([]);
});
