import { issueEmailToken } from "../../auth/emailTokens.ts";
import { signedInUser } from "../../auth/signedInUser.ts";
import { isTimeZone } from "../../domain/timeZone.ts";
import type { Handler } from "../../http/handler.ts";
import { invalid, notFound } from "../../http/problem.ts";
import { verificationMail } from "../../mail/verificationMail.ts";
import { readProfile } from "../../store/profile.ts";
import { findUserByEmail, updateUserRow } from "../../store/users.ts";
import { emailTaken } from "../users/emailTaken.ts";

/** Changes the caller's own account; what is not given stays. A new address has to be verified before the next login. */
export const updateProfile: Handler<"updateProfile"> = async (context, actor, { body }) => {
  const { db, clock, mailer, publicUrl } = context;
  const { userId } = signedInUser(actor);
  if (body.timeZone && !isTimeZone(body.timeZone)) throw invalid({ timeZone: "This time zone is not known." });
  const before = await readProfile(db, userId);
  if (!before) throw notFound("The profile");
  const newAddress = body.email?.toLowerCase() === before.email.toLowerCase() ? undefined : body.email;
  if (newAddress && (await findUserByEmail(db, newAddress))) throw emailTaken();

  await db.transaction().execute(async (trx) => {
    const { timeZone: time_zone, hourCycle: hour_cycle, ...rest } = body;
    const changes = { ...rest, time_zone, hour_cycle, ...(newAddress && { email_verified_at: null }) };
    await updateUserRow(trx, userId, changes, clock.now());
    if (!newAddress) return;
    const token = await issueEmailToken(trx, { userId, purpose: "VERIFY_EMAIL", now: clock.now() });
    await mailer.send(trx, verificationMail({ to: newAddress, name: body.name ?? before.name, token, publicUrl }));
  });
  const after = await readProfile(db, userId);
  if (!after) throw notFound("The profile");
  return { status: 200, body: after };
};
