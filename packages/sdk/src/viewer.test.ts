import { describe, expect, test } from "vitest";

import type { CurrentUser } from "./contract.js";
import { describeViewer } from "./viewer.js";

const company = (endAt: string | null | undefined) =>
  ({
    id: "c1",
    name: "Aegean Olive Trading",
    subscription: endAt === undefined ? null : { endAt },
  }) as CurrentUser["sellerCompanies"][number];
const user = (role: CurrentUser["role"], ...sellerCompanies: CurrentUser["sellerCompanies"]) =>
  ({ role, sellerCompanies }) as CurrentUser;

describe("a screen knows who is looking", () => {
  test.each([
    ["A-PERM-05 a plan without an end is the free one", user("SELLER", company(null)), true],
    ["R-23 no plan at all counts as free", user("SELLER", company(undefined)), true],
    ["a plan with an end is paid", user("MASTER_ACCOUNT", company("2026-12-01T00:00:00Z")), false],
    ["a seller before onboarding is free", user("SELLER"), true],
    ["A-PERM-01 B-ROLE-04 a manager is never free", user("ADMIN"), false],
  ])("%s", (_title, who, isFreePackage) => {
    expect(describeViewer(who).isFreePackage).toBe(isFreePackage);
  });

  test("A-ENT-03 B-ROLE-03 a seller works in their first company", () => {
    expect(describeViewer(user("SELLER", company(null)))).toMatchObject({
      isSeller: true,
      isManager: false,
      sellerCompanyId: "c1",
      sellerCompanyName: "Aegean Olive Trading",
      userRole: "SELLER",
    });
  });
});
