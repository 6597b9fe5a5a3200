import type { CurrentUser } from "@callwright/sdk/contract";
import { fixtures } from "@callwright/sdk/fake";
import { expect, test } from "vitest";

import { freeMinutesLeft, warningFor } from "./warning.js";

const free = (balance: number) =>
  fixtures.profile({
    sellerCompanies: [fixtures.profileCompany({ balance, subscription: fixtures.freeSubscription() })],
  });
const paid = (minutes: number) =>
  fixtures.profile({
    sellerCompanies: [
      fixtures.profileCompany({ balance: 0, subscription: fixtures.subscription({ remaining: { minutes } }) }),
    ],
  });

test.each<[string, CurrentUser, ReturnType<typeof warningFor>]>([
  ["A-LAYOUT-20 A-CONST-07 a free company under 2 dollars", free(1.99), "lowBalance"],
  ["A-CONST-07 a free company with 2 dollars", free(2), undefined],
  ["A-LAYOUT-21 A-CONST-08 another plan under 5 minutes", paid(4), "lowMinutes"],
  ["A-CONST-08 another plan with 5 minutes", paid(5), undefined],
  ["a plan without an end to its minutes", paid(-1), undefined],
  [
    "R-23 a company without a subscription counts as free",
    fixtures.profile({
      sellerCompanies: [fixtures.profileCompany({ balance: 0, subscription: null })],
    }),
    "lowBalance",
  ],
  [
    "A-LAYOUT-22 a manager is never warned",
    fixtures.managerProfile({ sellerCompanies: free(0).sellerCompanies }),
    undefined,
  ],
  ["a seller without a company has nothing to be warned of", fixtures.profile({ sellerCompanies: [] }), undefined],
])("who calls is warned in time: %s", (_title, user, expected) => {
  expect(warningFor(user)).toBe(expected);
});

test("A-LAYOUT-20 beside a low balance stand the free minutes that are left", () => {
  const withMinutes = (minutes: number, balance = 0) =>
    fixtures.profile({
      sellerCompanies: [
        fixtures.profileCompany({ balance, subscription: { ...fixtures.freeSubscription(), remaining: { minutes } } }),
      ],
    });
  expect(freeMinutesLeft(withMinutes(10))).toBe(10);
  expect(freeMinutesLeft(withMinutes(0))).toBeUndefined();
  expect(freeMinutesLeft(withMinutes(10, 5))).toBeUndefined();
  expect(freeMinutesLeft(paid(4))).toBeUndefined();
});
