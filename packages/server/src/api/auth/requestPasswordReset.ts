import { issueEmailToken } from "../../auth/emailTokens.ts";
import type { Handler } from "../../contract/handler.ts";
import { mailLanguage } from "../../mail/language.ts";
import { passwordResetMail } from "../../mail/passwordResetMail.ts";
import { findUserByEmail } from "../../store/users.ts";
import { mailAfterwards } from "./mailAfterwards.ts";

/**
 * The response is the same whether or not the address is known, and is sent before it is looked up, so that its time
 * reveals nothing either.
 */
export const requestPasswordReset: Handler<"requestPasswordReset"> = async (context, _actor, { body, request }) => {
  const { db, clock, mailer, publicUrl } = context;
  mailAfterwards(context, "a mail for a new password", async () => {
    const user = await findUserByEmail(db, body.email);
    if (!user) return;
    const { id: userId, email, name } = user;
    const language = mailLanguage(user.language, request.headers);
    await db.transaction().execute(async (trx) => {
      const token = await issueEmailToken(trx, { userId, email, purpose: "RESET_PASSWORD", now: clock.now() });
      await mailer.send(trx, passwordResetMail({ to: email, name, language, token, publicUrl }));
    });
  });
  return { status: 200, body: { message: "If this address has an account, an email is on its way." } };
};
