import { expect, it } from "vitest";

import { matching, type Option } from "./option.js";

const options: Option[] = [
  { id: "1", label: "Akide Şekeri" },
  { id: "2", label: "Şeker" },
  { id: "3", label: "Şekerleme" },
  { id: "4", label: "Işık", detail: "+90 212" },
  { id: "5", label: "Hollanda", code: "NL", otherNames: ["Türkiye'nin dostu"] },
];
const found = (text: string) => matching(options, text).map(({ id }) => id);

it.each([
  ["seker", ["2", "3", "1"]],
  [" ŞEKER ", ["2", "3", "1"]],
  ["isik", ["4"]],
  ["IŞIK", ["4"]],
  ["turkiye", ["5"]],
  ["nl", ["5"]],
  ["90 212", ["4"]],
  ["seker%", []],
  [" ", ["1", "2", "3", "4", "5"]],
])("R-63 %s finds what is called so, without its accents, exact names first", (text, expected) => {
  expect(found(text)).toEqual(expected);
});
