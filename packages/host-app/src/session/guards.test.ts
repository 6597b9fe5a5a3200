import type { CurrentUser, UserRole } from "@callwright/sdk/contract";
import { describe, expect, test } from "vitest";

import { paths } from "../paths.js";
import type { Access } from "./access.js";
import { homePath, redirectFor } from "./guards.js";

const company = { id: "c1", name: "Aegean Olive Trading" } as CurrentUser["sellerCompanies"][number];
const user = (role: UserRole, sellerCompanies = [company]) => ({ id: "u1", role, sellerCompanies }) as CurrentUser;
const anyMember: Access = { for: "members" };
const managersOnly: Access = { for: "members", roles: ["ADMIN", "REPRESENTATIVE"] };

describe("the guards send everybody where they can go on", () => {
  test.each<[title: string, Access, path: string, CurrentUser | undefined, expected: string | undefined]>([
    ["A-GUARD-01 nobody on a guarded route logs in", anyMember, paths.PHONEBOOK, undefined, paths.LOGIN],
    [
      "A-GUARD-02 a seller without a company onboards",
      anyMember,
      paths.PHONEBOOK,
      user("SELLER", []),
      paths.ONBOARDING,
    ],
    ["A-GUARD-02 onboarding itself is theirs", { for: "session" }, paths.ONBOARDING, user("SELLER", []), undefined],
    [
      "A-GUARD-03 a seller with a company is done with it",
      { for: "session" },
      paths.ONBOARDING,
      user("SELLER"),
      homePath,
    ],
    ["A-GUARD-04 a role that is not listed goes home", managersOnly, paths.BALANCE, user("SELLER"), homePath],
    ["A-GUARD-04 a role that is listed stays", managersOnly, paths.BALANCE, user("REPRESENTATIVE"), undefined],
    [
      "R-03 the company area is for who has a company",
      { for: "company" },
      paths.COMPANY_FAQ,
      user("SELLER"),
      undefined,
    ],
    [
      "R-03 a manager without one goes home",
      { for: "company" },
      paths.COMPANY_FAQ,
      user("REPRESENTATIVE", []),
      homePath,
    ],
    ["A-GUARD-05 who is logged in needs no login", { for: "public" }, paths.LOGIN, user("MASTER_ACCOUNT"), homePath],
    [
      "A-GUARD-06 without a company they onboard instead",
      { for: "public" },
      paths.LOGIN,
      user("SELLER", []),
      paths.ONBOARDING,
    ],
    [
      "R-15 managers are never sent to onboarding",
      { for: "public" },
      paths.LOGIN,
      user("REPRESENTATIVE", []),
      homePath,
    ],
    ["R-15 managers have no business in onboarding", { for: "session" }, paths.ONBOARDING, user("ADMIN", []), homePath],
    ["A-LOGOUT-03 logging out is always allowed", { for: "session" }, paths.LOGOUT, undefined, undefined],
    ["a signed-out person may log in", { for: "public" }, paths.LOGIN, undefined, undefined],
    ["a seller reaches the call center", anyMember, paths.PHONEBOOK, user("SELLER"), undefined],
  ])("%s", (_title, access, path, who, expected) => {
    expect(redirectFor(access, path, who)).toBe(expected);
  });
});
