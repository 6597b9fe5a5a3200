import { expect, it } from "vitest";

import { findSaid } from "./findSaid.js";

const found = (text: string, wanted: string) => findSaid(text, wanted).map(([from, to]) => text.slice(from, to));

it.each([
  ["We want ten Pallets, pallets of oil.", "pallet", ["Pallet", "pallet"]],
  ["We want ten pallets.", "pallets want", ["want", "pallets"]],
  ["We want ten pallets.", "pallets tomorrow", []],
  ["We want ten pallets.", "allets", []],
  ["ISPARTA, ısparta, İsparta", "isparta", ["ISPARTA", "ısparta", "İsparta"]],
  ["That's twenty-five.", "that's five", ["That", "s", "five"]],
  ["Anything", " ?! ", []],
])("in “%s” a person who looks for “%s” sees %j marked", (text, wanted, marked) => {
  expect(found(text, wanted)).toEqual(marked);
});
