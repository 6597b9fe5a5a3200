import { endEmailTokens, redeemEmailToken } from "../../auth/emailTokens.ts";
import type { Context } from "../../context.ts";
import type { Trx } from "../../db/database.ts";
import type { Handler, RequestFacts } from "../../contract/handler.ts";
import { problem } from "../../contract/problem.ts";
import { emailChangedMail } from "../../mail/emailChangeMails.ts";
import { mailLanguage } from "../../mail/language.ts";
import { findUserByEmail, lockUser, updateUserRow } from "../../store/users.ts";
import { emailTaken } from "../users/emailTaken.ts";

/** Verifies the address of a new account, or the new address of an existing account. */
export const verifyEmail: Handler<"verifyEmail"> = async (context, _actor, { body, request }) => {
  const { token } = body;
  const isDone = await context.db.transaction().execute(async (trx) => {
    const now = context.clock.now();
    const verified = await redeemEmailToken(trx, { token, purpose: "VERIFY_EMAIL", now });
    if (verified) await updateUserRow(trx, verified, { email_verified_at: now }, now);
    const changed = verified ? undefined : await redeemEmailToken(trx, { token, purpose: "CHANGE_EMAIL", now });
    if (changed) await moveToPendingAddress(context, trx, changed, request);
    return verified !== undefined || changed !== undefined;
  });
  if (!isDone) throw problem(400, "LINK_INVALID", "Email verification failed");
  return { status: 200, body: { message: "Your email address is verified." } };
};

/** The new address is used from now on. Links sent to the former one become invalid, and it is notified. */
async function moveToPendingAddress(
  { clock, mailer, publicUrl }: Context,
  trx: Trx,
  userId: string,
  { headers }: RequestFacts,
): Promise<void> {
  const user = await lockUser(trx, userId);
  const email = user?.pending_email;
  if (!email) return;
  if (await findUserByEmail(trx, email)) throw emailTaken();
  const now = clock.now();
  await updateUserRow(trx, userId, { email, pending_email: null, email_verified_at: now }, now);
  await endEmailTokens(trx, userId);
  const language = mailLanguage(user.language, headers);
  await mailer.send(trx, emailChangedMail({ to: user.email, name: user.name, language, newAddress: email, publicUrl }));
}
