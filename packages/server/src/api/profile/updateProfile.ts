import type { Body } from "@callwright/sdk/contract";

import { signedInUser } from "../../auth/signedInUser.ts";
import { isTimeZone } from "../../domain/timeZone.ts";
import type { Handler } from "../../contract/handler.ts";
import { invalid, notFound } from "../../contract/problem.ts";
import { emailChangeAskedMail } from "../../mail/emailChangeMails.ts";
import { mailLanguage } from "../../mail/language.ts";
import { readProfile } from "../../store/profile.ts";
import { findUserByEmail, readAccount, updateUserRow } from "../../store/users.ts";
import { emailTaken } from "../users/emailTaken.ts";
import { confirmPassword } from "./confirmPassword.ts";
import { sendEmailChange } from "./sendEmailChange.ts";
import { notStored, rowOf, type Stored } from "../../store/stored.ts";

/**
 * Changes the caller's own account; missing fields stay. A new address requires the password, and waits until it is
 * confirmed.
 */
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
  const fields = {
    name: { name },
    surname: { surname: body.surname?.trim() },
    // The same address may differ in case.
    email: { email: isSameAddress ? email : undefined, pending_email: newAddress },
    currentPassword: notStored,
    language: { language },
    timeZone: { time_zone },
    hourCycle: { hour_cycle },
  } satisfies Stored<"users", Body<"updateProfile">>;
  const after = await db.transaction().execute(async (trx) => {
    await updateUserRow(trx, userId, rowOf(fields), clock.now());
    if (newAddress !== undefined) {
      const person = {
        name: name ?? before.name,
        language: mailLanguage(language === undefined ? before.language : language, request.headers),
      };
      await sendEmailChange(context, trx, { userId, ...person, email: newAddress });
      await mailer.send(trx, emailChangeAskedMail({ ...person, to: before.email, newAddress, publicUrl }));
    }
    return readProfile(trx, userId);
  });
  if (!after) throw notFound("The profile");
  return { status: 200, body: after };
};
