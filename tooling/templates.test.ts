import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

import { describe, expect, it } from "vitest";

import { readQuickstarts } from "./quickstarts.ts";
import { servingOf, templateNames, templatesFolder } from "./templates.ts";

const sections: Record<string, string> = {
  angular: "Angular",
  html: "HTML",
  next: "Next.js",
  react: "React with Vite",
  svelte: "Svelte",
  vue: "Vue",
};

/** The files that the framework's own tool writes, or their command. */
const toolFiles = new Set(["angular.json", "package.json", "tsconfig.json"]);

describe.each(templateNames)("the template %s (15.2.1, 15.2.3)", (name) => {
  const folder = path.join(templatesFolder, name);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    statSync(path.join(folder, file)).isFile(),
  );
  const textOf = (file: string) => readFileSync(path.join(folder, file), "utf8");

  it("is what the guide says, letter by letter, with another server", () => {
    const own = files.filter((file) => !toolFiles.has(file));
    const copied = own.map((file) => [
      file,
      textOf(file).replaceAll("http://localhost:4310", "https://calls.example.com"),
    ]);
    const guide = readQuickstarts().filter(({ section }) => section === sections[name]);
    expect(Object.fromEntries(copied)).toEqual(Object.fromEntries(guide.map(({ file, text }) => [file, text])));
  });

  it("has at most 60 lines", () => {
    const lines = files.flatMap((file) => textOf(file).trimEnd().split("\n"));
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.length).toBeLessThanOrEqual(60);
  });

  it("can be served", () => {
    expect(servingOf(name).page).toMatch(/^\//);
  });
});
