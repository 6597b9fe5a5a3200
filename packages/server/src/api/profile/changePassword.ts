import { endEmailTokens } from "../../auth/emailTokens.ts";
import { hashNewPassword } from "../../auth/passwords.ts";
import { endSessionsOfUser } from "../../auth/sessions.ts";
import { signedInUser } from "../../auth/signedInUser.ts";
import type { Handler } from "../../contract/handler.ts";
import { notFound } from "../../contract/problem.ts";
import { mailLanguage } from "../../mail/language.ts";
import { passwordChangedMail } from "../../mail/passwordChangedMail.ts";
import { readAccount, updateUserRow } from "../../store/users.ts";
import { confirmPassword } from "./confirmPassword.ts";

/** Changes the caller's password. All other sessions of the account end, and its owner is notified by email. */
export const changePassword: Handler<"changePassword"> = async (context, actor, { body, request }) => {
  const { db, clock, mailer, publicUrl } = context;
  const { userId, sessionId } = signedInUser(actor);
  const account = await readAccount(db, userId);
  if (!account) throw notFound("The profile");
  await confirmPassword(context, {
    account,
    actor: signedInUser(actor),
    request,
    currentPassword: body.currentPassword,
  });

  const password_hash = await hashNewPassword(body.newPassword, "newPassword");
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    await updateUserRow(trx, userId, { password_hash, pending_email: null }, now);
    // A change of the address or password that was requested with the old password is cancelled.
    await endEmailTokens(trx, userId);
    await endSessionsOfUser(trx, userId, now, sessionId);
    const language = mailLanguage(account.language, request.headers);
    await mailer.send(trx, passwordChangedMail({ to: account.email, name: account.name, language, publicUrl }));
  });
  return { status: 200, body: { message: "Your password is changed." } };
};
