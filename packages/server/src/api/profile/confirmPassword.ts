import type { UserActor } from "../../auth/actor.ts";
import { verifyPassword } from "../../auth/passwords.ts";
import type { Context } from "../../context.ts";
import type { RequestFacts } from "../../contract/handler.ts";
import { invalid } from "../../contract/problem.ts";

interface Confirmation {
  account: { email: string; password_hash: string | null };
  actor: UserActor;
  request: RequestFacts;
  currentPassword: string | undefined;
}

/**
 * Required before actions that a stolen session must not be able to do: the person confirms the account's password.
 *
 * @throws Problem 400 at `currentPassword` if it is missing or wrong, 429 after too many wrong ones.
 */
export async function confirmPassword(
  { rateLimiter }: Pick<Context, "rateLimiter">,
  { account, actor, request, currentPassword }: Confirmation,
): Promise<void> {
  if (currentPassword === undefined) throw invalid({ currentPassword: "Current password is required" });
  const { sessionId } = actor;
  const attempt = { email: account.email, ip: request.ip, knownAs: `session ${sessionId}` };
  const giveTryBack = await rateLimiter.checkPassword(attempt);
  if (!(await verifyPassword(account.password_hash, currentPassword)))
    throw invalid({ currentPassword: "This is not your current password." });
  await giveTryBack();
}
