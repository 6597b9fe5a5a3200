import { fixtures } from "@callwright/sdk/fake";
import { describe, expect, it } from "vitest";

import { toSingleCall } from "../../calls/callReasons.model.js";
import { callToShow, isOutOfMoney, itemToCall } from "./callButton.model.js";

describe("the call that is shown", () => {
  const done = toSingleCall(fixtures.call());
  const soon = toSingleCall(fixtures.call({ status: "CRON", startAt: fixtures.minutesAgo(-60) }));
  const later = toSingleCall(fixtures.call({ status: "CRON", startAt: fixtures.minutesAgo(-900) }));
  const ringing = toSingleCall(fixtures.call({ status: "RINGING" }));
  it("is the one under way, else the next that is due, else the latest", () => {
    expect(callToShow([done, later, soon, ringing])).toBe(ringing);
    expect(callToShow([done, later, soon])).toBe(soon);
    expect(callToShow([done])).toBe(done);
    expect(callToShow([])).toBeUndefined();
  });
});

describe("the item that is called from", () => {
  const broken = fixtures.phoneBook({ product: null }, 1);
  const whole = fixtures.phoneBook({}, 2);
  it("is the chosen one, else the newest that lacks nothing, else the newest", () => {
    expect(itemToCall([broken, whole], broken.id)).toBe(broken);
    expect(itemToCall([broken, whole], undefined)).toBe(whole);
    expect(itemToCall([broken], undefined)).toBe(broken);
    expect(itemToCall([], undefined)).toBeUndefined();
  });
});

describe("money", () => {
  const having = (balance: number, minutes: number) => {
    const company = fixtures.profileCompany({
      balance,
      subscription: fixtures.subscription({ remaining: { minutes } }),
    });
    return { profile: fixtures.profile({ sellerCompanies: [company] }), id: company.id };
  };
  it.each([
    ["is used up without a minute of either kind", 0.1, 0, true],
    ["is there with free minutes", 0, 3, false],
    ["is there with a balance", 5, 0, false],
    ["is there where calls are free", 0, -1, false],
  ])("%s", (_, balance, minutes, expected) => {
    const { profile, id } = having(balance, minutes);
    expect(isOutOfMoney(profile, id)).toBe(expected);
    expect(isOutOfMoney(profile, fixtures.idOf("company", 7))).toBe(false);
  });
});
