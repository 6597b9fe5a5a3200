import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { describe, expect, it } from "vitest";

import { operations, resolve, type Schema } from "./document.ts";

/** What no form asks for, and why. A field of the contract that is forgotten in the widgets is not on this list. */
const notAsked: Readonly<Record<string, readonly string[]>> = {
  // The server decides it for people: only partners say it.
  startCalls: ["outsideHours", "retries", "expiresAt"],
  // True unless it is said.
  markNotificationsRead: ["isRead"],
};

const root = path.resolve(import.meta.dirname, "../packages/widgets/src");
const shared = ["auth", "calls", "companies", "money", "records"];
const files = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.|testing\/|messages/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), "utf8") }));

/** Everything that may fill in a request: the widget's own files, and what it shares. */
function textBeside(file: string): string {
  const [top = "", name = ""] = file.split(path.sep);
  const own = top === "widgets" ? path.join(top, name) : top;
  const isNear = (one: string) => [own, ...shared].some((folder) => one.startsWith(folder + path.sep));
  return files.flatMap((one) => (isNear(one.file) ? [one.text] : [])).join("\n");
}

const hookOf = (id: string) => `use${id.slice(0, 1).toUpperCase()}${id.slice(1)}(`;
const asked = operations.flatMap(({ id, operation }) => {
  const body = operation.requestBody?.content["application/json"]?.schema;
  const users = files.filter(({ text }) => text.includes(hookOf(id)));
  const fields = body ? leavesOf(body) : [];
  return users.length > 0 && fields.length > 0 ? [{ id, users, fields }] : [];
});

describe("every field of a request that widgets send", () => {
  it("is looked for", () => expect(asked.length).toBeGreaterThan(40));

  it.each(asked)("$id", ({ id, users, fields }) => {
    const text = users.map(({ file }) => textBeside(file)).join("\n");
    const forgotten = fields.filter((name) => !new RegExp(`\\b${name}\\b`).test(text));
    expect(forgotten, "name it in notAsked, or let a form ask for it").toEqual(notAsked[id] ?? []);
  });
});

/** The names of a request's fields, of objects and lists inside it too. */
function leavesOf(named: Schema): string[] {
  const { properties, items, anyOf = [], oneOf = [] } = resolve(named);
  const inside = [...(items ? [items] : []), ...anyOf, ...oneOf].flatMap(leavesOf);
  return [...Object.entries(properties ?? {}).flatMap(([name, schema]) => [name, ...leavesOf(schema)]), ...inside];
}
