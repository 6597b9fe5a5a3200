import { expect, test } from "vitest";

import { joinFacts } from "./joinFacts.js";

test("facts on one line are told apart, and no line begins with a dot", () => {
  const line = joinFacts(["Head of Purchasing", undefined, "", "+47 22 86 01 44"]);
  expect(line).toMatch(/^Head of Purchasing\s· \+47/);
  const [before, after] = line.split("·");
  // A line never breaks at a no-break space.
  expect(before).toMatch(/\u00A0$/);
  expect(after).toMatch(/^ /);
});

test("one fact stands alone", () => {
  expect(joinFacts([undefined, "2:05"])).toBe("2:05");
});
