import { endEmailTokens, redeemEmailToken } from "../../auth/emailTokens.ts";
import { rememberDevice } from "../../auth/knownDevice.ts";
import { hashNewPassword } from "../../auth/passwords.ts";
import { endSessionsOfUser } from "../../auth/sessions.ts";
import type { Handler } from "../../contract/handler.ts";
import { problem } from "../../contract/problem.ts";
import { readAccount, updateUserRow } from "../../store/users.ts";

/** Sets the password with the token from the email and ends every session of the account. */
export const resetPassword: Handler<"resetPassword"> = async (context, _actor, { body, request }) => {
  const { db, clock, rateLimiter } = context;
  const password_hash = await hashNewPassword(body.newPassword, "newPassword");
  const now = clock.now();
  const userId = await db.transaction().execute(async (trx) => {
    const found = await redeemEmailToken(trx, { token: body.token, purpose: "RESET_PASSWORD", now });
    if (!found) return undefined;
    // A person who reads the emails of an address has proven that it is theirs.
    await updateUserRow(trx, found, { password_hash, email_verified_at: now, pending_email: null }, now);
    // A requested change of the address that was confirmed with the old password is cancelled.
    await endEmailTokens(trx, found);
    await endSessionsOfUser(trx, found, now);
    return found;
  });
  if (!userId) throw problem(400, "LINK_INVALID", "This link is not valid any more. Please ask for a new one.");
  // The person may sign in, whatever others have tried.
  const account = await readAccount(db, userId);
  if (account) await rateLimiter.forgetPasswordGuesses(account.email);
  return {
    status: 200,
    body: { message: "Your password is changed." },
    headers: await rememberDevice(context, request.headers, { id: userId, password_hash }),
  };
};
