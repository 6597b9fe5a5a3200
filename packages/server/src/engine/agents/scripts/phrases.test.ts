import { expect, it } from "vitest";

import { phrases } from "./phrases.ts";

it("a phrase ends with a bar or its line, so that a forgotten bar joins no two of them", () => {
  expect(
    phrases(`
      call me|probe |
      call back
      try again
    `),
  ).toEqual(["call me", "probe ", "call back", "try again"]);
});
