import { describe, expect, it } from "vitest";

import { testTitles } from "./testTitles.ts";

const texts = (source: string) => testTitles(source).map(({ text }) => text);

describe("a title", () => {
  it.each([
    ["of it", `it("A-1", () => {});`, ["A-1"]],
    ["of test, inside a describe", `describe("offices", () => { test("A-1", () => {}); });`, ["A-1"]],
    ["over several lines", `it(\n  "A-1",\n  { timeout: 5 },\n  async () => {},\n);`, ["A-1"]],
    ["that is computed in part", "it(`A-1 ${role} A-2`, () => {});", ["A-1 … A-2"]],
    ["of a test for some machines", `test.runIf(isLinux)("A-1", () => {});`, ["A-1"]],
    ["in tsx", `it("A-1", () => { render(<Login title="A-2" />); });`, ["A-1"]],
  ])("%s counts", (_, source, expected) => {
    expect(texts(source)).toEqual(expected);
  });

  it.each([
    ["a comment", `// A-1\n/** A-1 */`],
    ["a comment in a test", `it("is said", () => { /* A-1 */ });`],
    ["a text in a test", `it("is said", () => { expect(screen).toContain("A-1"); });`],
    ["a table that no test shows", `const asked = [["A-1", "login"]]; expect(asked).toHaveLength(1);`],
    ["a cell that the title does not show", `it.each([["login", "A-1"]])("%s", () => {});`],
    ["a describe", `describe("A-1", () => { it("works", () => {}); });`],
    ["a test that is skipped", `it.skip("A-1", () => {});`],
    ["a test that is still to write", `it.todo("A-1");`],
    ["a test in a describe that is skipped", `describe.skip("offices", () => { it("A-1", () => {}); });`],
    ["another function", `usePageTitle("A-1");`],
  ])("%s does not count", (_, source) => {
    expect(texts(source).join()).not.toContain("A-1");
  });
});

describe("a table", () => {
  it.each([
    ["of rows", `it.each([["A-1", 1], ["A-2", 2]])("%s takes %i", () => {});`, ["A-1 takes %i", "A-2 takes %i"]],
    ["of words", `it.each(["A-1", "A-2"] as const)("%s", () => {});`, ["A-1", "A-2"]],
    ["of objects", `it.each([{ id: "A-1" }, { id: "A-2" }])("$id", () => {});`, ["A-1", "A-2"]],
    ["of an object's entries", `it.each(Object.entries({ "A-1": 1, "A-2": 2 }))("%s", () => {});`, ["A-1", "A-2"]],
    ["that has a name", `const rows = [["A-1"], ["A-2"]] as const;\nit.each(rows)("%s", () => {});`, ["A-1", "A-2"]],
    ["named nearby", `describe("x", () => { const ids = ["A-1"]; it.each(ids)("%s", () => {}); });`, ["A-1"]],
    ["from elsewhere", `import { rows } from "./rows.js";\nit.each(rows)("%s", () => {});`, ["%s"]],
  ])("%s gives each row a title", (_, source, expected) => {
    expect(texts(source)).toEqual(expected);
  });

  it("says how many cases its title stands for", () => {
    expect(testTitles(`it.each([1, 2, 3])("%i", () => {}); it("alone", () => {});`).map(({ cases }) => cases)).toEqual([
      3, 3, 3, 1,
    ]);
  });

  it("from elsewhere stands for one case", () => {
    expect(testTitles(`it.each(rows)("A-1 to A-9 %s", () => {});`)).toEqual([{ text: "A-1 to A-9 %s", cases: 1 }]);
  });
});
