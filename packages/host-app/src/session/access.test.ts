import { describe, expect, test } from "vitest";

import { paths } from "../paths.js";
import { type Access, access } from "./access.js";

type Place = keyof typeof access;
const placesFor = (wanted: Access["for"]) =>
  (Object.keys(access) as Place[]).filter((place) => access[place].for === wanted).toSorted();
const rolesOf = (place: Place) => {
  const rule = access[place];
  return rule.for === "members" ? rule.roles : undefined;
};

describe("who may go where", () => {
  test("A-ROUTE-26 signed-out people log in, sign up, reset, verify and accept an invitation", () => {
    expect(placesFor("public")).toEqual(["ACCEPT_INVITATION", "LOGIN", "RESET", "SIGN_UP", "VERIFY_EMAIL"]);
  });

  test("A-ROUTE-27 onboarding and logout stand without the main layout", () => {
    expect(placesFor("session")).toEqual(["LOGOUT", "ONBOARDING"]);
  });

  test("A-ROUTE-28 whoever is set up works in the main layout", () => {
    for (const place of [
      "ROOT",
      "DASHBOARD",
      "PHONEBOOK",
      "POTENTIAL_CUSTOMERS",
      "ALL_CALLS",
      "PROFILE_SETTINGS",
    ] as const)
      expect(access[place]).toEqual({ for: "members" });
    expect(access.PRODUCTS).toEqual({ for: "members" });
  });

  test("A-ROUTE-29 companies and balance are for managers", () => {
    expect(rolesOf("COMPANY")).toEqual(["ADMIN", "REPRESENTATIVE"]);
    expect(rolesOf("BALANCE")).toEqual(["ADMIN", "REPRESENTATIVE"]);
  });

  test("managers look after the keys and endpoints of any company", () => {
    expect(rolesOf("DEVELOPERS")).toEqual(["ADMIN", "REPRESENTATIVE"]);
  });

  test("R-25 users are the admin's", () => {
    expect([rolesOf("USERS"), rolesOf("USER_DETAIL")]).toEqual([["ADMIN"], ["ADMIN"]]);
  });

  test("A-ROUTE-30 R-03 the company area is for those who have a company", () => {
    const area = Object.keys(paths).filter((place): place is Place => place.startsWith("COMPANY_"));
    expect(area).toHaveLength(8);
    expect(placesFor("company")).toEqual(area.toSorted());
  });
});
