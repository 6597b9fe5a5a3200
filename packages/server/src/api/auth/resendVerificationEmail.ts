import { issueEmailToken } from "../../auth/emailTokens.ts";
import type { Handler } from "../../http/handler.ts";
import { verificationMail } from "../../mail/verificationMail.ts";
import { findUserByEmail } from "../../store/users.ts";

/** Answers the same whoever asks. */
export const resendVerificationEmail: Handler<"resendVerificationEmail"> = async (
  { db, clock, mailer, publicUrl },
  _actor,
  { body },
) => {
  const user = await findUserByEmail(db, body.email);
  // Who was invited verifies their address by accepting.
  if (user?.password_hash && !user.email_verified_at) {
    await db.transaction().execute(async (trx) => {
      const token = await issueEmailToken(trx, {
        userId: user.id,
        email: user.email,
        purpose: "VERIFY_EMAIL",
        now: clock.now(),
      });
      await mailer.send(trx, verificationMail({ to: user.email, name: user.name, token, publicUrl }));
    });
  }
  return { status: 200, body: { message: "If this address waits for verification, a mail is on its way." } };
};
