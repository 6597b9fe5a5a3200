import type { UserRole } from "@callwright/sdk/contract";
import { fixtures } from "@callwright/sdk/fake";
import { describe, expect, test } from "vitest";

import { paths } from "../paths.js";
import { messages } from "../hostApp.messages.js";
import { accountEntries, navigationFor } from "./navigation.js";

const sectionsOf = (role: UserRole) => navigationFor(fixtures.profile({ role }));
const labels = (role: UserRole) => sectionsOf(role).flatMap(({ entries }) => entries.map(({ label }) => label));

describe("everybody finds what is theirs", () => {
  test("A-LAYOUT-05 A-LAYOUT-06 A-LAYOUT-07 A-LAYOUT-10 A-LAYOUT-12 A-LAYOUT-14 A-PERM-04 a seller", () => {
    const expected = [
      "Dashboard",
      "Call Center",
      "My Calls",
      "Live calls",
      "Campaigns",
      "Potential Customers",
      "Products",
      "Settings",
    ];
    expect(labels("SELLER")).toEqual(expected);
    expect(labels("MASTER_ACCOUNT")).toEqual(expected);
  });

  test("A-LAYOUT-08 A-LAYOUT-09 A-LAYOUT-11 A-PERM-03 a representative", () => {
    expect(labels("REPRESENTATIVE")).toEqual([
      "Dashboard",
      "Call Center",
      "All Calls",
      "Live calls",
      "Campaigns",
      "Companies",
      "Potential Customers",
      "Balance",
      "Products",
      "Do not call",
    ]);
  });

  test("A-LAYOUT-13 an admin also finds the users", () => {
    expect(labels("ADMIN")).toEqual([...labels("REPRESENTATIVE"), "Users"]);
  });
});

test("A-LAYOUT-14 A-LAYOUT-15 R-04 a seller's section has the company's name, and is lit in all of its area", () => {
  const section = sectionsOf("SELLER").at(-1);
  expect(section?.title).toBe("Meridyen Textiles");
  expect(section?.entries[0]).toMatchObject({
    to: paths.COMPANY_SETTINGS,
    alsoAt: [
      "/company/faq",
      "/company/members",
      "/company/plans",
      "/company/usage",
      "/company/numbers",
      "/company/do-not-call",
      "/company/developers",
    ],
  });
});

test.each([
  ["SELLER", ["Settings", "My Company", "Sign out"]],
  ["MASTER_ACCOUNT", ["Settings", "My Company", "Sign out"]],
  ["REPRESENTATIVE", ["Settings", "My Company", "Sign out"]],
  ["ADMIN", ["Settings", "Sign out"]],
] as const)("A-LAYOUT-16 A-LAYOUT-17 A-LAYOUT-18 the account menu of %s", (role, expected) => {
  const entries = accountEntries(fixtures.profile({ role }));
  expect(entries.map(({ label }) => label)).toEqual(expected);
  expect(entries[0]?.to).toBe(paths.PROFILE_SETTINGS);
  expect(entries.at(-1)?.to).toBe(paths.LOGOUT);
});

test("A-LAYOUT-17 R-62 who has no company is not sent to one", () => {
  for (const role of ["REPRESENTATIVE", "SELLER"] as const) {
    const entries = accountEntries(fixtures.profile({ role, sellerCompanies: [] }));
    expect(entries.map(({ label }) => label)).toEqual(["Settings", "Sign out"]);
  }
});

test("A-ROLE-09 a role is called by its label", () => {
  expect(messages.roles).toEqual({
    ADMIN: "Admin",
    SELLER: "Seller",
    REPRESENTATIVE: "Representative",
    MASTER_ACCOUNT: "Master Account",
  });
});
