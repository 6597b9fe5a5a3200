import { expect, test } from "vitest";

import { isPermissive } from "./licences.ts";
import { shippedPackages } from "./shippedPackages.ts";

test.each(["MIT", "(MIT OR CC0-1.0)", "MIT AND ISC", "GPL-3.0 OR MIT", "OFL-1.1"])("%s may be shipped", (licence) => {
  expect(isPermissive(licence)).toBe(true);
});

test.each(["GPL-3.0", "LGPL-3.0-or-later", "MPL-2.0", "MIT AND GPL-3.0", "SEE LICENSE IN LICENSE", "none", ""])(
  "%s may not",
  (licence) => {
    expect(isPermissive(licence)).toBe(false);
  },
);

test("nothing that is shipped says under which licence the whole has to be", () => {
  const refused = shippedPackages().filter(({ licence }) => !isPermissive(licence));
  expect(refused.map(({ name, licence }) => `${name}: ${licence}`)).toEqual([]);
});

test("the voices of simulated calls would be refused", () => {
  const voices = shippedPackages(["packages/simulator-speech"]);
  expect(voices.filter(({ licence }) => !isPermissive(licence))).toHaveLength(1);
});
