import { toE164 } from "../../domain/phoneNumber.ts";
import { textOrNull } from "../../domain/text.ts";
import type { Handler } from "../../http/handler.ts";
import { invalid } from "../../http/problem.ts";
import { contactMessageMail } from "../../mail/contactMessageMail.ts";
import { insertContactMessage } from "../../store/contactMessages.ts";

/** Keeps a message to the people behind the product, and mails it to them (A-CONTACT-03 to A-CONTACT-06). */
export const createContactMessage: Handler<"createContactMessage"> = async (
  { db, ids, clock, mailer, config },
  _actor,
  { body },
) => {
  const phoneNumber = toE164(body.phoneNumber);
  if (!phoneNumber) throw invalid({ phoneNumber: "Invalid phone number" });
  const createdAt = clock.now();
  const message = {
    id: ids.next(),
    phoneNumber,
    message: body.message.trim(),
    name: textOrNull(body.name) ?? null,
    surname: textOrNull(body.surname) ?? null,
    email: body.email ?? null,
  };
  await db.transaction().execute(async (trx) => {
    await insertContactMessage(trx, message, createdAt);
    await mailer.send(trx, contactMessageMail(config.mail.contactTo, message));
  });
  return { status: 201, body: { ...message, createdAt: createdAt.toISOString() } };
};
