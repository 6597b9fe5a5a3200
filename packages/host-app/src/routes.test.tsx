import { expect, test } from "vitest";

import { paths } from "./paths.js";
import { router } from "./routes.js";
import { NotFoundRoute } from "./routes/NotFoundRoute.js";

/** The route that matches an address; undefined if none does. */
function routeAt(address: string) {
  const [, params, nearest] = router.getMatchedRoutes(address);
  // The router puts the part of an address that the nearest route does not match under this name.
  return "**" in params ? undefined : nearest;
}

test.each([
  ["A-ROUTE-01", "ROOT", "/"],
  ["A-ROUTE-02", "LOGIN", "/login"],
  ["A-ROUTE-03", "SIGN_UP", "/sign-up"],
  ["A-ROUTE-04", "LOGOUT", "/logout"],
  ["A-ROUTE-05", "RESET", "/forgot-password"],
  ["A-ROUTE-06", "VERIFY_EMAIL", "/verify-email"],
  ["A-ROUTE-07", "ONBOARDING", "/onboarding"],
  ["A-ROUTE-08", "DASHBOARD", "/dashboard"],
  ["A-ROUTE-09", "POTENTIAL_CUSTOMERS", "/potential-customers"],
  ["A-ROUTE-10", "ALL_CALLS", "/all-calls"],
  ["A-ROUTE-11", "PRODUCTS", "/products"],
  ["A-ROUTE-12", "BALANCE", "/balance"],
  ["A-ROUTE-13", "COMPANY", "/company"],
  ["A-ROUTE-14", "COMPANY_FAQ", "/company/faq"],
  ["A-ROUTE-15", "COMPANY_MEMBERS", "/company/members"],
  ["A-ROUTE-16", "COMPANY_SETTINGS", "/company/settings"],
  ["A-ROUTE-17", "COMPANY_PLANS", "/company/plans"],
  ["A-ROUTE-18", "COMPANY_USAGE", "/company/usage"],
  ["A-ROUTE-19", "COMPANY_NUMBERS", "/company/numbers"],
  ["A-ROUTE-20", "PHONEBOOK", "/call-center"],
  ["A-ROUTE-21", "USERS", "/users"],
  ["A-ROUTE-22", "USER_DETAIL", "/users/1"],
  ["A-ROUTE-23", "PROFILE_SETTINGS", "/settings/profile"],
] as const)("%s: %s answers at %s", (_id, name, address) => {
  const route = routeAt(address);
  expect(route?.fullPath).toBe(paths[name]);
  // The root route renders nothing: it redirects to the dashboard.
  expect(route?.options.component ?? route?.options.beforeLoad).toBeDefined();
});

test("A-ROUTE-24: any other address is nothing's, and says so", () => {
  for (const address of ["/nothing", "/company/nothing", "/users/1/calls", "/Login2"]) {
    expect(routeAt(address)).toBeUndefined();
  }
  expect(router.routeTree.options.notFoundComponent).toBe(NotFoundRoute);
});

const documented =
  "LOGIN SIGN_UP RESET VERIFY_EMAIL ONBOARDING LOGOUT ROOT DASHBOARD PHONEBOOK POTENTIAL_CUSTOMERS ALL_CALLS USERS USER_DETAIL PROFILE_SETTINGS PRODUCTS COMPANY BALANCE COMPANY_SETTINGS COMPANY_FAQ COMPANY_MEMBERS COMPANY_PLANS COMPANY_USAGE COMPANY_NUMBERS NOT_FOUND";

test("A-ROUTE-25: the documents' 24 names are all there", () => {
  expect(documented.split(" ")).toHaveLength(24);
  expect(Object.keys(paths)).toEqual(expect.arrayContaining(documented.split(" ")));
});
