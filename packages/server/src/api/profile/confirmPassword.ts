import { verifyPassword } from "../../auth/passwords.ts";
import type { Context } from "../../context.ts";
import { invalid } from "../../http/problem.ts";

/**
 * Before what a stolen session must not do: the person at it knows the account's password.
 *
 * @throws Problem 400 at `currentPassword` when it is missing or wrong, 429 after too many wrong ones.
 */
export async function confirmPassword(
  { rateLimiter }: Pick<Context, "rateLimiter">,
  account: { email: string; password_hash: string | null },
  currentPassword: string | undefined,
): Promise<void> {
  if (currentPassword === undefined) throw invalid({ currentPassword: "Current password is required" });
  const giveTryBack = await rateLimiter.checkPassword(account.email);
  if (!(await verifyPassword(account.password_hash, currentPassword)))
    throw invalid({ currentPassword: "This is not your current password." });
  await giveTryBack();
}
