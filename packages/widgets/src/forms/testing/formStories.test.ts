import { globSync, readFileSync } from "node:fs";
import path from "node:path";

import { expect, test } from "vitest";

import { formStories } from "./formStories.js";

const source = path.resolve(import.meta.dirname, "../..");

/** A press on its first list was not seen to land in this trial; why is still to be found. */
const notTried = ["widgets/potential-customers/contacts/ConsentModal.tsx"];

test("every form of the library is among those that are tried with a real mouse, but for those that are named", () => {
  const files = globSync("**/*.{ts,tsx}", { cwd: source }).filter(
    (file) => !file.startsWith("forms") && !/\.(test|stories)\.tsx?$/.test(file),
  );
  const made = files.filter((file) => /\buseForm\(/.test(readFileSync(path.join(source, file), "utf8")));
  expect(made.toSorted()).toEqual([...Object.keys(formStories), ...notTried].toSorted());
});
