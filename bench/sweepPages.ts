/** The roles, and the pages that each of them visits. */
import type { BrowserContext } from "playwright-core";

import { paths } from "../packages/host-app/src/paths.ts";

/** The roles of the demo accounts, and a visitor without an account. The master account sees the same as its seller. */
export const roles = ["nobody", "seller", "free", "rep", "admin", "new"] as const;
export type Role = (typeof roles)[number];

/** The widths of a phone, a tablet and a desktop, in CSS pixels. */
export const widths = [390, 768, 1440];

/**
 * Every address of the host app. The guards decide which pages a role may see; a page that redirects a role is not
 * counted for it.
 */
export function addressesFor(role: Role): string[] {
  const everywhere: string[] = Object.values(paths).filter(
    (path) => path !== paths.ROOT && path !== paths.LOGOUT && path !== paths.NOT_FOUND && path !== paths.USER_DETAIL,
  );
  return [...everywhere, ...(role === "nobody" ? [`${paths.RESET}?token=unknown`] : ["/nowhere"])];
}

/** The page of one user, for roles that see the list of users. */
export async function userPageFor(context: BrowserContext, role: Role): Promise<string[]> {
  if (role !== "admin") return [];
  await using page = await context.newPage();
  const [answer] = await Promise.all([page.waitForResponse(/\/v1\/users\?/), page.goto(paths.USERS)]);
  const { items } = (await answer.json()) as { items: { id: string }[] };
  return items.slice(0, 1).map(({ id }) => paths.USER_DETAIL.replace("$id", id));
}

/** Signs in with a demo account and waits until the session is stored. */
export async function logIn(context: BrowserContext, role: Exclude<Role, "nobody">): Promise<void> {
  await using page = await context.newPage();
  await page.goto(paths.LOGIN);
  await page.getByLabel("Email").fill(`${role}@callwright.test`);
  await page.getByLabel("Password", { exact: true }).fill("Callwright1");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL((url) => url.pathname !== paths.LOGIN);
}
