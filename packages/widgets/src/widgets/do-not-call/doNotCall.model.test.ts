import { fixtures } from "@callwright/sdk/fake";
import { expect, it } from "vitest";

import { doNotCallView, isTooOld, toFilterQuery, toNumberRow } from "./doNotCall.model.js";
import { numbersOf } from "./numbersOf.js";

it("begins with the numbers that are not called, the newest first", () => {
  expect(toFilterQuery(doNotCallView.usual)).toEqual({ sortBy: "-createdAt", isLifted: false });
});

it("asks the server for what is looked for, and for the numbers that were lifted", () => {
  const view = doNotCallView.read({ text: " 22 86 ", source: "OPT_OUT", show: "lifted", sellerCompanyId: "c" });
  expect(toFilterQuery(view)).toEqual({
    sortBy: "-createdAt",
    isLifted: true,
    text: "22 86",
    source: "OPT_OUT",
    sellerCompanyId: "c",
  });
  expect(doNotCallView.read({ source: "GOSSIP" }).source).toBe("");
});

it("a register is one row, with how many numbers it has and when it is too old", () => {
  const register = { register: "Reservasjonsregisteret", numbersCount: 2_000_000, expiresAt: fixtures.now };
  const row = toNumberRow(fixtures.suppressedNumber({ ...register, reason: null, phoneNumber: null }));
  expect(row).toMatchObject({
    phoneNumber: null,
    register: { name: "Reservasjonsregisteret", numbersCount: 2_000_000, expiresAt: fixtures.now },
    lifted: null,
  });
  expect(isTooOld(row, new Date(fixtures.now))).toBe(true);
  expect(isTooOld(row, new Date(Date.parse(fixtures.now) - 1))).toBe(false);
  expect(isTooOld(toNumberRow(fixtures.suppressedNumber()), new Date(fixtures.now))).toBe(false);
});

it.each([
  ["one per line", "+47 22 86 01 44\n\n +47 22 86 01 45 ", ["+47 22 86 01 44", "+47 22 86 01 45"]],
  ["with commas between, each once", "+4722860144, +4722860144;+4722860145", ["+4722860144", "+4722860145"]],
  ["none", " \n ", []],
])("reads numbers, %s", (_title, text, numbers) => expect(numbersOf(text)).toEqual(numbers));
