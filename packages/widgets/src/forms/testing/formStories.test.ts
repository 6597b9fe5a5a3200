import { globSync, readFileSync } from "node:fs";
import path from "node:path";

import { expect, test } from "vitest";

import { formStories } from "./formStories.js";

const source = path.resolve(import.meta.dirname, "../..");

test("every form of the library is among those that are tried with a real mouse", () => {
  const files = globSync("**/*.{ts,tsx}", { cwd: source }).filter(
    (file) => !file.startsWith("forms") && !/\.(test|stories)\.tsx?$/.test(file),
  );
  const made = files.filter((file) => /\buseForm\(/.test(readFileSync(path.join(source, file), "utf8")));
  expect(made.toSorted()).toEqual(Object.keys(formStories).toSorted());
});
