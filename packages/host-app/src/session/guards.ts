import type { CurrentUser } from "@callwright/sdk/contract";

import { paths } from "../paths.js";
import type { Access } from "./access.js";

/** The page to which users are redirected from pages that are not for them. */
export const homePath = paths.DASHBOARD;

/**
 * The decision of the route guard and of the public guard (A-GUARD-01 to A-GUARD-06, R-15).
 *
 * @returns the path to go to instead, or undefined if the person may stay.
 */
export function redirectFor(access: Access, path: string, user: CurrentUser | undefined): string | undefined {
  if (access.for === "everybody" || path === paths.LOGOUT) return undefined;
  if (access.for === "public") return user && landingPath(user);
  if (!user) return paths.LOGIN;
  if (path === paths.ONBOARDING) return needsOnboarding(user) ? undefined : homePath;
  if (needsOnboarding(user)) return paths.ONBOARDING;
  if (access.for === "company" && user.sellerCompanies.length === 0) return homePath;
  if (access.for === "members" && access.roles && !access.roles.includes(user.role)) return homePath;
  return undefined;
}

/** The page that a user sees after signing in. */
export function landingPath(user: CurrentUser): string {
  return needsOnboarding(user) ? paths.ONBOARDING : homePath;
}

function needsOnboarding(user: CurrentUser): boolean {
  const isManager = user.role === "ADMIN" || user.role === "REPRESENTATIVE";
  return !isManager && user.sellerCompanies.length === 0;
}
