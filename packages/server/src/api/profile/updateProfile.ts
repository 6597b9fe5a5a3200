import { signedInUser } from "../../auth/signedInUser.ts";
import { isTimeZone } from "../../domain/timeZone.ts";
import type { Handler } from "../../http/handler.ts";
import { invalid, notFound } from "../../http/problem.ts";
import { emailChangeAskedMail } from "../../mail/emailChangeMails.ts";
import { readProfile } from "../../store/profile.ts";
import { findUserByEmail, readAccount, updateUserRow } from "../../store/users.ts";
import { emailTaken } from "../users/emailTaken.ts";
import { confirmPassword } from "./confirmPassword.ts";
import { sendEmailChange } from "./sendEmailChange.ts";

/** Changes the caller's own account; what is not given stays. A new address needs the password, and waits until it is confirmed. */
export const updateProfile: Handler<"updateProfile"> = async (context, actor, { body, request }) => {
  const { db, clock, mailer, publicUrl, rateLimiter } = context;
  const { userId } = signedInUser(actor);
  const { email, currentPassword, timeZone: time_zone, hourCycle: hour_cycle, language } = body;
  if (time_zone && !isTimeZone(time_zone)) throw invalid({ timeZone: "This time zone is not known." });
  const before = await readAccount(db, userId);
  if (!before) throw notFound("The profile");

  const isSameAddress = email?.toLowerCase() === before.email.toLowerCase();
  const newAddress = isSameAddress ? undefined : email;
  if (newAddress !== undefined) {
    await confirmPassword(context, { account: before, actor: signedInUser(actor), request, currentPassword });
    await rateLimiter.checkActor("resendEmailChange", actor);
    if (await findUserByEmail(db, newAddress)) throw emailTaken();
  }

  const name = body.name?.trim();
  const changes = {
    name,
    surname: body.surname?.trim(),
    // Other letters of the same address.
    email: isSameAddress ? email : undefined,
    pending_email: newAddress,
    language,
    time_zone,
    hour_cycle,
  };
  await db.transaction().execute(async (trx) => {
    await updateUserRow(trx, userId, changes, clock.now());
    if (newAddress === undefined) return;
    const person = { name: name ?? before.name, email: newAddress };
    await sendEmailChange(context, trx, { userId, ...person });
    const asked = { to: before.email, name: person.name, newAddress, publicUrl };
    await mailer.send(trx, emailChangeAskedMail(asked));
  });
  const after = await readProfile(db, userId);
  if (!after) throw notFound("The profile");
  return { status: 200, body: after };
};
