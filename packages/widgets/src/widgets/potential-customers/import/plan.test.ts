import { fixtures } from "@callwright/sdk/fake";
import { describe, expect, it } from "vitest";

import { columnsWith, isWorthImporting } from "./plan.js";

const column = (heading: string, readAs: string | null) => ({ heading, samples: [], readAs });
const plan = fixtures.importPreview({
  columns: [column("Firma", "Name"), column("Land", "Country"), column("Marke", null)],
});

describe("the columns of a file", () => {
  it("are read as somebody says, each of the template's once", () => {
    expect(columnsWith(plan, 2, "Tags")).toEqual(["Name:0", "Country:1", "Tags:2"]);
    expect(columnsWith(plan, 2, "Name")).toEqual(["Country:1", "Name:2"]);
    expect(columnsWith(plan, 1, null)).toEqual(["Name:0"]);
  });
});

it("a file without a good row is not worth importing", () => {
  expect(isWorthImporting(plan)).toBe(true);
  expect(isWorthImporting({ ...plan, created: 0, updated: 0 })).toBe(false);
});
