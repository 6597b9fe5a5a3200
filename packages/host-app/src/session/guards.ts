import type { CurrentUser } from "@callwright/sdk/contract";

import { paths } from "../paths.js";
import type { Access } from "./access.js";

/** Where a person lands who has no business where they were going. */
export const homePath = paths.DASHBOARD;

/**
 * The route guard and the public guard (A-GUARD-01 to A-GUARD-06, R-15).
 *
 * @returns the path to go to instead, or undefined when the person may stay.
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

/** Where a user goes after signing in. */
export function landingPath(user: CurrentUser): string {
  return needsOnboarding(user) ? paths.ONBOARDING : homePath;
}

function needsOnboarding(user: CurrentUser): boolean {
  const isManager = user.role === "ADMIN" || user.role === "REPRESENTATIVE";
  return !isManager && user.sellerCompanies.length === 0;
}
