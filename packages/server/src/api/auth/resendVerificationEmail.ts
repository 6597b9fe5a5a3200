import { issueEmailToken } from "../../auth/emailTokens.ts";
import type { Handler } from "../../contract/handler.ts";
import { mailLanguage } from "../../mail/language.ts";
import { verificationMail } from "../../mail/verificationMail.ts";
import { findUserByEmail } from "../../store/users.ts";
import { mailAfterwards } from "./mailAfterwards.ts";

/** The response is the same for everybody, and is sent before the address is looked up. */
export const resendVerificationEmail: Handler<"resendVerificationEmail"> = async (
  context,
  _actor,
  { body, request },
) => {
  const { db, clock, mailer, publicUrl } = context;
  mailAfterwards(context, "a verification mail", async () => {
    const user = await findUserByEmail(db, body.email);
    // Invited people verify their address by accepting the invitation.
    if (!user?.password_hash || user.email_verified_at) return;
    const { id: userId, email, name } = user;
    const language = mailLanguage(user.language, request.headers);
    await db.transaction().execute(async (trx) => {
      const token = await issueEmailToken(trx, { userId, email, purpose: "VERIFY_EMAIL", now: clock.now() });
      await mailer.send(trx, verificationMail({ to: email, name, language, token, publicUrl }));
    });
  });
  return { status: 200, body: { message: "If this address waits for verification, an email is on its way." } };
};
