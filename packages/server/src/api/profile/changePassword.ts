import { hashPassword, verifyPassword } from "../../auth/passwords.ts";
import { endSessionsOfUser } from "../../auth/sessions.ts";
import { signedInUser } from "../../auth/signedInUser.ts";
import type { Handler } from "../../http/handler.ts";
import { invalid, notFound } from "../../http/problem.ts";
import { passwordChangedMail } from "../../mail/passwordChangedMail.ts";
import { readAccount, updateUserRow } from "../../store/users.ts";

/** Changes the caller's password. Whoever else is signed in to the account is signed out, and its owner is told by mail. */
export const changePassword: Handler<"changePassword"> = async (context, actor, { body }) => {
  const { db, clock, mailer, publicUrl, rateLimiter } = context;
  const { userId, sessionId } = signedInUser(actor);
  const account = await readAccount(db, userId);
  if (!account) throw notFound("The profile");
  const giveTryBack = await rateLimiter.checkPassword(account.email);
  if (!(await verifyPassword(account.password_hash, body.currentPassword)))
    throw invalid({ currentPassword: "This is not your current password." });
  await giveTryBack();

  const password_hash = await hashPassword(body.newPassword);
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    await updateUserRow(trx, userId, { password_hash }, now);
    await endSessionsOfUser(trx, userId, now, sessionId);
    await mailer.send(trx, passwordChangedMail({ to: account.email, name: account.name, publicUrl }));
  });
  return { status: 200, body: { message: "Your password is changed." } };
};
