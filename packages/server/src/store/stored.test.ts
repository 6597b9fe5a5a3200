import { expect, it } from "vitest";

import { notStored, rowOf, type Stored } from "./stored.ts";

interface Request {
  title: string;
  colour?: "blue" | "pink";
  password: string;
}

it("the fields of a request become one row", () => {
  const fields = {
    title: { title: "Fair" },
    colour: { color: "blue" },
    password: notStored,
  } satisfies Stored<"tags", Request>;
  const row: { title: string; color: "blue" } = rowOf(fields);
  expect(row).toEqual({ title: "Fair", color: "blue" });
});

it("a field that nobody writes, a misspelt column and a value of another type do not compile", () => {
  const columns = { title: { title: "Fair" }, colour: { color: "blue" }, password: notStored } as const;
  // @ts-expect-error -- the color is forgotten
  const forgotten = { title: columns.title, password: notStored } satisfies Stored<"tags", Request>;
  // @ts-expect-error -- the column is color
  const misspelt = { ...columns, colour: { colour: "blue" } } satisfies Stored<"tags", Request>;
  // @ts-expect-error -- there is no such color
  const unknown = { ...columns, colour: { color: "mauve" } } satisfies Stored<"tags", Request>;
  expect([forgotten, misspelt, unknown]).toHaveLength(3);
});
