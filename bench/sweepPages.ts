/** Who looks at which page. */
import type { BrowserContext } from "playwright-core";

import { paths } from "../packages/host-app/src/paths.ts";

/** The demo accounts, and somebody without one. The master account sees what its seller sees. */
export const roles = ["nobody", "seller", "free", "rep", "admin", "new"] as const;
export type Role = (typeof roles)[number];

/** A phone, a tablet and a desk, in CSS pixels. */
export const widths = [390, 768, 1440];

/**
 * Every address of the host app. The guards decide who stays on which; pages that send a person elsewhere are not counted for
 * them.
 */
export function addressesFor(role: Role): string[] {
  const everywhere: string[] = Object.values(paths).filter(
    (path) => path !== paths.ROOT && path !== paths.LOGOUT && path !== paths.NOT_FOUND && path !== paths.USER_DETAIL,
  );
  return [...everywhere, ...(role === "nobody" ? [`${paths.RESET}?token=unknown`] : ["/nowhere"])];
}

/** The page of one user, for those who see the list of users. */
export async function userPageFor(context: BrowserContext, role: Role): Promise<string[]> {
  if (role !== "admin") return [];
  await using page = await context.newPage();
  const [answer] = await Promise.all([page.waitForResponse(/\/v1\/users\?/), page.goto(paths.USERS)]);
  const { items } = (await answer.json()) as { items: { id: string }[] };
  return items.slice(0, 1).map(({ id }) => paths.USER_DETAIL.replace("$id", id));
}

/** Logs in with a demo account and waits until the session is kept. */
export async function logIn(context: BrowserContext, role: Exclude<Role, "nobody">): Promise<void> {
  await using page = await context.newPage();
  await page.goto(paths.LOGIN);
  await page.getByLabel("Email").fill(`${role}@callwright.test`);
  await page.getByLabel("Password", { exact: true }).fill("Callwright1");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL((url) => url.pathname !== paths.LOGIN);
}
