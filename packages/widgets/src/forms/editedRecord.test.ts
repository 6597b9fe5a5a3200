import { expect, it } from "vitest";

import { changeBetween, merge } from "./editedRecord.js";
import { isSameValue } from "./sameValue.js";

const read = { name: "Nordlys", website: "", products: [{ id: "1", label: "Towels" }], isDoNotCall: false };

it("what only one of two people changed is kept of both, and what both changed is asked about", () => {
  const theirs = { ...read, name: "Nordlys AS", website: "nordlys.no" };
  const mine = { ...read, name: "Nordlys Spa", isDoNotCall: true };
  expect(merge(read, theirs, mine)).toEqual({
    differing: [{ name: "name", theirs: "Nordlys AS", mine: "Nordlys Spa" }],
    takenOver: ["website"],
    together: { ...read, name: "Nordlys Spa", website: "nordlys.no", isDoNotCall: true },
  });
});

it("what both changed to the same is no question", () => {
  const both = { ...read, name: "Nordlys AS" };
  expect(merge(read, both, both)).toEqual({ differing: [], takenOver: [], together: both });
});

it.each([
  ["choices in another order", [{ id: "1" }, { id: "2" }], [{ id: "2" }, { id: "1" }], true],
  ["a choice that is called otherwise", { id: "1", label: "Towels" }, { id: "1", label: "Terry towels" }, true],
  ["one choice more", [{ id: "1" }], [{ id: "1" }, { id: "2" }], false],
  ["nothing, and an empty text", null, "", false],
])("%s", (_, one, other, isSame) => {
  expect(isSameValue(one, other)).toBe(isSame);
});

it("only a change that came between is one", () => {
  const changed = { at: "2026-11-20T10:20:00.000Z", by: "Deniz Kaya" };
  expect(changeBetween({ code: "PRECONDITION_FAILED", problem: { changed } })).toEqual(changed);
  expect(changeBetween({ code: "CONFLICT", problem: {} })).toBeUndefined();
  expect(changeBetween(undefined)).toBeUndefined();
});
