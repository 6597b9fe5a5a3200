import { issueEmailToken } from "../../auth/emailTokens.ts";
import { signedInUser } from "../../auth/signedInUser.ts";
import type { Handler } from "../../http/handler.ts";
import { notFound, problem } from "../../http/problem.ts";
import { verificationMail } from "../../mail/verificationMail.ts";
import { readProfile } from "../../store/profile.ts";
import { findUserByEmail, updateUserRow } from "../../store/users.ts";

/** Changes the caller's own account. A new address has to be verified before the next login. */
export const updateProfile: Handler<"updateProfile"> = async (context, actor, { body }) => {
  const { db, clock, mailer, publicUrl } = context;
  const { userId } = signedInUser(actor);
  const before = await readProfile(db, userId);
  if (!before) throw notFound("The profile");
  const newAddress = body.email?.toLowerCase() === before.email.toLowerCase() ? undefined : body.email;
  if (newAddress && (await findUserByEmail(db, newAddress))) {
    throw problem(409, "EMAIL_TAKEN", "This email address is already in use.", {
      errors: { email: "This email address is already in use." },
    });
  }

  await db.transaction().execute(async (trx) => {
    const { name, surname, email } = body;
    await updateUserRow(
      trx,
      userId,
      { name, surname, email, ...(newAddress && { email_verified_at: null }) },
      clock.now(),
    );
    if (!newAddress) return;
    const token = await issueEmailToken(trx, { userId, purpose: "VERIFY_EMAIL", now: clock.now() });
    await mailer.send(trx, verificationMail({ to: newAddress, name: name ?? before.name, token, publicUrl }));
  });
  const after = await readProfile(db, userId);
  if (!after) throw notFound("The profile");
  return { status: 200, body: after };
};
