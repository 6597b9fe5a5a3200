import type { CurrentUser, UserRole } from "@callwright/sdk/contract";
import { expect, test } from "vitest";

import { navigationFor, roleLabels } from "./navigation.js";

const labels = (role: UserRole) =>
  navigationFor({ role, sellerCompanies: [] } as unknown as CurrentUser).map(({ label }) => label);

test("A-LAYOUT-07 A-LAYOUT-08 sellers find their own calls, managers everybody's", () => {
  expect(labels("SELLER")).toContain("My Calls");
  expect(labels("MASTER_ACCOUNT")).toContain("My Calls");
  expect(labels("ADMIN")).toContain("All Calls");
  expect(labels("REPRESENTATIVE")).toContain("All Calls");
});

test("A-LAYOUT-06 A-LAYOUT-10 everybody reaches the call center and the prospects", () => {
  for (const role of ["ADMIN", "REPRESENTATIVE", "MASTER_ACCOUNT", "SELLER"] as const) {
    expect(labels(role)).toEqual(expect.arrayContaining(["Call Center", "Potential Customers"]));
  }
});

test("A-ROLE-09 a role is called by its label", () => {
  expect(roleLabels).toEqual({
    ADMIN: "Admin",
    SELLER: "Seller",
    REPRESENTATIVE: "Representative",
    MASTER_ACCOUNT: "Master Account",
  });
});
