import { issueEmailToken } from "../../auth/emailTokens.ts";
import type { Handler } from "../../http/handler.ts";
import { passwordResetMail } from "../../mail/passwordResetMail.ts";
import { findUserByEmail } from "../../store/users.ts";

/** Answers the same whether or not the address is known. */
export const requestPasswordReset: Handler<"requestPasswordReset"> = async (
  { db, clock, mailer, publicUrl },
  _actor,
  { body },
) => {
  const user = await findUserByEmail(db, body.email);
  if (user) {
    await db.transaction().execute(async (trx) => {
      const token = await issueEmailToken(trx, {
        userId: user.id,
        email: user.email,
        purpose: "RESET_PASSWORD",
        now: clock.now(),
      });
      await mailer.send(trx, passwordResetMail({ to: user.email, name: user.name, token, publicUrl }));
    });
  }
  return { status: 200, body: { message: "If this address has an account, a mail is on its way." } };
};
