import { issueEmailToken } from "../../auth/emailTokens.ts";
import type { Context } from "../../context.ts";
import type { Trx } from "../../db/database.ts";
import { confirmEmailChangeMail } from "../../mail/emailChangeMails.ts";
import type { MailLanguage } from "../../mail/language.ts";

/** Emails the link that confirms a new address to this address; a former link becomes invalid. */
export async function sendEmailChange(
  { clock, mailer, publicUrl }: Context,
  trx: Trx,
  { userId, name, email, language }: { userId: string; name: string; email: string; language: MailLanguage },
): Promise<void> {
  const token = await issueEmailToken(trx, { userId, email, purpose: "CHANGE_EMAIL", now: clock.now() });
  await mailer.send(trx, confirmEmailChangeMail({ to: email, name, language, token, publicUrl }));
}
